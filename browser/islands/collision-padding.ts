/** Clear of the bar and the screen's edges. */
export const collisionPadding = { top: 88, right: 8, bottom: 8, left: 8 };
