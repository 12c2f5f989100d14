/** Whether the filters of the portfolio are wanted already: pressed, or in the address (browser/early-presses.ts). */
export const hasEarlyPress = () => 'pressed' in document.documentElement.dataset;

/** Has the kept presses pressed again. @param ready whether their script has come, or does not come */
export const settlePresses = (ready: boolean) =>
  dispatchEvent(new CustomEvent('settled', { detail: ready }));
