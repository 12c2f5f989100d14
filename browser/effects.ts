// What reacts and moves in every page without React, put in by browser/loader.ts once the first frame
// is on the screen.
// It sets attributes of the server's elements and fills those that are rendered as `Filled`; React,
// which takes the page over later, leaves both alone. Where something has changed the page before
// (a translator), React renders it anew: what lasts looks its elements up each time.
import { showScroll } from './effects/bar';
import { namePage } from './effects/chat';
import { protectContent } from './effects/content-protection';
import { answerCopying } from './effects/copy';
import { goToSection } from './effects/hash-scroll';
import { completeMenu } from './effects/menu';
import { answerMotionSwitch } from './effects/motion';
import { showOpening } from './effects/open-now';
import { rainParticles } from './effects/particles';
import { revealSections } from './effects/reveal';
import { noteSource } from './effects/source';
import { forgiveSkipped } from './effects/transitions';

const effects = [
  protectContent,
  noteSource,
  completeMenu,
  showScroll,
  answerMotionSwitch,
  answerCopying,
  namePage,
  goToSection,
  revealSections,
  rainParticles,
  showOpening,
  forgiveSkipped,
];

// Each is a task of its own: none waits for another, and none falls with another.
for (const start of effects) setTimeout(start);
