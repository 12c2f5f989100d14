const delay = 100; // ms [spec 2.3]

/** Scrolls the home page to the section in its hash, unless the visitor came by Back or Forward. */
export function scrollToSection() {
  const [entry] = performance.getEntriesByType('navigation');
  const cameBack = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
  if (cameBack || location.pathname !== '/' || !location.hash) return;
  setTimeout(() => {
    const target = document.querySelector<HTMLElement>(':target');
    // Not every browser opens the list that an article is in.
    target?.parentElement?.closest('details')?.setAttribute('open', '');
    const article = target?.matches('details') ? target : undefined;
    // Its title stands above what opens it.
    (article?.closest('li') ?? target)?.scrollIntoView();
    article?.querySelector('summary')?.click();
  }, delay);
}
