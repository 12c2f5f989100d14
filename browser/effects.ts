// What every page does without React, loaded by browser/loader.ts after the first frame. Effects may only
// set attributes and fill elements rendered as `Filled`: React leaves both alone. They look elements up
// each time, because React may replace them (it re-renders a page that a translator changed).
import { markScrolledBar } from './effects/bar';
import { addPageToChat } from './effects/chat';
import { protectContent } from './effects/content-protection';
import { handleCopyButtons } from './effects/copy';
import { scrollToSection } from './effects/hash-scroll';
import { completeMenu } from './effects/menu';
import { handleMotionSwitch } from './effects/motion';
import { showOpening } from './effects/open-now';
import { showParticles } from './effects/particles';
import { revealSections } from './effects/reveal';
import { storeSource } from './effects/source';
import { ignoreSkippedTransitions } from './effects/transitions';

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
