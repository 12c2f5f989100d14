import { showArticle } from './articles.ts';

const delay = 100; // ms [spec 2.3]

/** On home, scrolls to the section in its hash, unless after Back or Forward; opens an article in it, also later. */
export function scrollToSection() {
  if (location.pathname !== '/') return;
  addEventListener('hashchange', openTarget);
  const [entry] = performance.getEntriesByType('navigation');
  const cameBack = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
  if (cameBack) return;
  setTimeout(() => {
    openTarget();
    document.querySelector(':target')?.scrollIntoView();
  }, delay);
}

function openTarget() {
  const card = document.querySelector<HTMLLIElement>('li:target');
  if (!card) return;
  // Not every browser opens the list that an article is in.
  card.closest('details')?.setAttribute('open', '');
  showArticle(card);
}
