import { showArticle } from './articles.ts';

const delay = 100; // ms [spec 2.3]

/** Scrolls the home page to the section in its hash, unless the visitor came by Back or Forward. */
export function scrollToSection() {
  const [entry] = performance.getEntriesByType('navigation');
  const cameBack = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
  if (cameBack || location.pathname !== '/' || !location.hash) return;
  setTimeout(() => {
    const target = document.querySelector(':target');
    // Not every browser opens the list that an article is in.
    target?.closest('details')?.setAttribute('open', '');
    target?.scrollIntoView();
    if (target instanceof HTMLLIElement) showArticle(target);
  }, delay);
}
