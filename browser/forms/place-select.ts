import { awaitPart } from '#browser/load-part.ts';

/** In ms: React comes while nobody types, in short tasks. */
const pause = 400;

/** Of a list that one can choose from. */
const room = '(min-height: 25rem)';

/** Has Radix's Select stand over a native one, which stays in a low window, and where the other cannot be loaded. */
export function placeSelect(select: HTMLSelectElement): void {
  if (!matchMedia(room).matches) return;
  const placing = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const place = async () => {
    placing.abort();
    const islands = await awaitPart('islands');
    await islands?.react();
    await new Promise((done) => setTimeout(done));
    (await islands?.select())?.mountSelect(select);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(place, pause);
  };
  addEventListener('keydown', wait, placing);
  wait();
}
