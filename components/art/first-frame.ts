/**
 * The id of what a browser has to have read before it paints. It stands after the hero's words, and first in its
 * drawing, whose place is kept by then, so that nothing shifts: there it is the arch of the window `hero`. Screens
 * before a window have to be read whole.
 */
export const firstFrameId = 'heroa';
