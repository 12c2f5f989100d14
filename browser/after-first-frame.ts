/**
 * Runs something behind the first frame of the whole document. A browser that reads slowly has painted
 * the head of it before; one that shows the page later (prerendered, in another tab) has its first
 * frame then.
 */
export function afterFirstFrame(run: () => void): void {
  const wait = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)));
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', wait, { once: true });
  else wait();
}
