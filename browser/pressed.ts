/** Whether browser/early-presses.ts has kept a press: what then fails to load does not wait for another. */
export const hasEarlyPress = () => 'pressed' in document.documentElement.dataset;

/** Has the kept presses pressed again: their script has come, or does not come. */
export const settlePresses = () => dispatchEvent(new Event('settled'));
