// What every page does, on plain DOM, loaded by browser/loader.ts after the first frame.
import { openArticles } from './effects/articles.ts';
import { markScrolledBar } from './effects/bar.ts';
import { addPageToChat } from './effects/chat.ts';
import { protectContent } from './effects/content-protection.ts';
import { handleCopyButtons } from './effects/copy.ts';
import { handleForms } from './effects/forms.ts';
import { scrollToSection } from './effects/hash-scroll.ts';
import { completeMenu } from './effects/menu.ts';
import { handleMotionSwitch } from './effects/motion.ts';
import { showOpening } from './effects/open-now.ts';
import { showParticles } from './effects/particles.ts';
import { filterPortfolio } from './effects/portfolio.ts';
import { prefetchParts } from './effects/prefetch.ts';
import { revealSections } from './effects/reveal.ts';
import { storeSource } from './effects/source.ts';
import { showTooltips } from './effects/tooltips.ts';
import { ignoreSkippedTransitions } from './effects/transitions.ts';

const effects = [
  protectContent,
  storeSource,
  handleForms,
  completeMenu,
  markScrolledBar,
  handleMotionSwitch,
  filterPortfolio,
  openArticles,
  showTooltips,
  handleCopyButtons,
  addPageToChat,
  scrollToSection,
  revealSections,
  showParticles,
  showOpening,
  ignoreSkippedTransitions,
  prefetchParts,
];

document.documentElement.dataset.awake = '';

// A task each: one that throws does not stop the others.
for (const start of effects) setTimeout(start);
