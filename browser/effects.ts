// What reacts and moves in every page without React, put in by browser/loader.ts once the first frame
// is on the screen.
// It sets attributes of the server's elements and fills those that are rendered as `Filled`; React,
// which takes the page over later, leaves both alone. Where something has changed the page before
// (a translator), React renders it anew: what lasts looks its elements up each time.
import { showScroll } from './effects/bar.ts';
import { namePage } from './effects/chat.ts';
import { protectContent } from './effects/content-protection.ts';
import { answerCopying } from './effects/copy.ts';
import { goToSection } from './effects/hash-scroll.ts';
import { completeMenu } from './effects/menu.ts';
import { answerMotionSwitch } from './effects/motion.ts';
import { showOpening } from './effects/open-now.ts';
import { rainParticles } from './effects/particles.ts';
import { revealSections } from './effects/reveal.ts';
import { noteSource } from './effects/source.ts';
import { forgiveSkipped } from './effects/transitions.ts';

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
