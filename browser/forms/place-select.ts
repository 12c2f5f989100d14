import { loadPart } from '#browser/load-part.ts';

/** In ms: React comes while nobody types, in short tasks. */
const pause = 400;

/** Of a list that one can choose from. */
const room = '(min-height: 25rem)';

/** Has Radix's Select stand over a native one, which stays in a low window, and where the other cannot be loaded. */
export function placeSelect(select: HTMLSelectElement): void {
  const placing = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const place = async () => {
    placing.abort();
    if (!matchMedia(room).matches) return tryAgain();
    const islands = await loadPart('islands');
    await islands?.react();
    await new Promise((done) => setTimeout(done));
    const island = await islands?.select();
    if (island) island.mountSelect(select);
    else tryAgain();
  };
  const tryAgain = () =>
    select.form?.addEventListener('focusin', () => placeSelect(select), { once: true });
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(place, pause);
  };
  addEventListener('keydown', wait, placing);
  wait();
}
