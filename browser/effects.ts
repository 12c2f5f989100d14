// What every page does without React, loaded by browser/loader.ts after the first frame. Effects may only
// set attributes and fill elements rendered as `Filled`: React leaves both alone. They look elements up
// each time, because React may replace them (it re-renders a page that a translator changed).
import { markScrolledBar } from './effects/bar.ts';
import { addPageToChat } from './effects/chat.ts';
import { protectContent } from './effects/content-protection.ts';
import { handleCopyButtons } from './effects/copy.ts';
import { scrollToSection } from './effects/hash-scroll.ts';
import { completeMenu } from './effects/menu.ts';
import { handleMotionSwitch } from './effects/motion.ts';
import { showOpening } from './effects/open-now.ts';
import { showParticles } from './effects/particles.ts';
import { revealSections } from './effects/reveal.ts';
import { storeSource } from './effects/source.ts';
import { ignoreSkippedTransitions } from './effects/transitions.ts';

const effects = [
  protectContent,
  storeSource,
  completeMenu,
  markScrolledBar,
  handleMotionSwitch,
  handleCopyButtons,
  addPageToChat,
  scrollToSection,
  revealSections,
  showParticles,
  showOpening,
  ignoreSkippedTransitions,
];

// A task each: one that throws does not stop the others.
for (const start of effects) setTimeout(start);
