// The behavior of every page without React, loaded by browser/loader.ts after the first frame.
// Effects set attributes of the server's elements and fill those rendered as `Filled`; React leaves
// both alone. They look elements up each time, as React renders a page anew that a translator changed.
import { showScroll } from './effects/bar';
import { namePage } from './effects/chat';
import { protectContent } from './effects/content-protection';
import { handleCopyButtons } from './effects/copy';
import { goToSection } from './effects/hash-scroll';
import { completeMenu } from './effects/menu';
import { handleMotionSwitch } from './effects/motion';
import { showOpening } from './effects/open-now';
import { rainParticles } from './effects/particles';
import { revealSections } from './effects/reveal';
import { noteSource } from './effects/source';
import { ignoreSkippedTransitions } from './effects/transitions';

const effects = [
  protectContent,
  noteSource,
  completeMenu,
  showScroll,
  handleMotionSwitch,
  handleCopyButtons,
  namePage,
  goToSection,
  revealSections,
  rainParticles,
  showOpening,
  ignoreSkippedTransitions,
];

// Each is a task of its own: one that throws stops no other.
for (const start of effects) setTimeout(start);
