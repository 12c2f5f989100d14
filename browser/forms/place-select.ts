import { loadPart } from '#browser/load-part.ts';

/** In ms: React comes while nobody types, in short tasks. */
const pause = 400;

/** Has Radix's Select stand over a native one. Where it cannot be loaded, the native one stays. */
export function placeSelect(select: HTMLSelectElement): void {
  const placing = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const place = async () => {
    placing.abort();
    const islands = await loadPart('islands');
    await islands?.react();
    await new Promise((done) => setTimeout(done));
    const island = await islands?.select();
    if (island) island.mountSelect(select);
    // The next touch tries again.
    else select.form?.addEventListener('focusin', () => placeSelect(select), { once: true });
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(place, pause);
  };
  addEventListener('keydown', wait, placing);
  wait();
}
