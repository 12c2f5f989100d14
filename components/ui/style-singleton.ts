/** Replaces the package of Radix's scroll lock, whose `<style>` the CSP blocks, and which moves the bar: still-page.ts. */
export const styleSingleton = () => () => null;
