// What every page does, on plain DOM, loaded by browser/loader.ts after the first frame.

import { openArticles } from './effects/articles.ts';
import { markScroll } from './effects/bar.ts';
import { protectContent } from './effects/content-protection.ts';
import { handleCopyButtons } from './effects/copy.ts';
import { handleForms } from './effects/forms.ts';
import { playGestures } from './effects/gestures.ts';
import { scrollToSection } from './effects/hash-scroll.ts';
import { handleMotionSwitch, revealSections, showParticles } from './effects/home-motion.ts';
import { completeMenu } from './effects/menu.ts';
import { showOpening } from './effects/open-now.ts';
import { filterPortfolio } from './effects/portfolio.ts';
import { prefetchParts } from './effects/prefetch.ts';
import { pressByEnter } from './effects/press-by-enter.ts';
import { addPageToChat, storeSource } from './effects/source.ts';
import { awaitTouch } from './effects/touch.ts';
import { keepGrowingTransitions } from './effects/transitions.ts';
import { countView } from './effects/visits.ts';

/** For the fonts of a visit's first page. */
export { keepHeights } from './effects/keep-heights.ts';

const effects = [
  protectContent,
  handleForms,
  completeMenu,
  markScroll,
  handleMotionSwitch,
  filterPortfolio,
  openArticles,
  awaitTouch,
  handleCopyButtons,
  addPageToChat,
  storeSource,
  scrollToSection,
  revealSections,
  showParticles,
  playGestures,
  pressByEnter,
  showOpening,
  keepGrowingTransitions,
  prefetchParts,
  countView,
];

// A microtask each: one that throws does not stop the others, and a task each takes longer.
for (const start of effects) queueMicrotask(start);
queueMicrotask(() => {
  document.documentElement.dataset.awake = '';
});
