/** Swaps fonts. What would get a line more or less by it, and so move what one sees, is set tighter or wider. */
export function keepHeights(swap: () => void): void {
  const seen = new Map<HTMLElement, number>();
  for (const block of document.querySelectorAll<HTMLElement>(
    'main :is(h1,h2,p,ol,fieldset,.marquee-row)',
  )) {
    const { height, top } = block.getBoundingClientRect();
    if (top < innerHeight) seen.set(block, height);
  }
  swap();
  for (const [block, height] of seen) {
    // 0, 0.01, -0.01, 0.02…: headlines are a little tighter, labels wider. Where nothing helps, it is as it was.
    const isOther = () => block.getBoundingClientRect().height !== height;
    for (let em = 0; em < 0.1 && isOther(); em = em > 0 ? -em : 0.01 - em) {
      block.style.letterSpacing = `${em}em`;
    }
    if (isOther()) block.style.letterSpacing = '';
  }
}
