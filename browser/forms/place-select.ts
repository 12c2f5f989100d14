import { awaitPart } from '#browser/load-part.ts';

/** In ms: React comes while nobody types, in short tasks. */
const pause = 400;

/** Whether a list has room that one can choose from; in a lower window the browser has one over the window. */
export const hasRoom = () => matchMedia('(min-height: 20rem)').matches;

/** Has Radix's Select stand over a native one, which stays in a low window, and where the other cannot be loaded. */
export function placeSelect(select: HTMLSelectElement): void {
  if (!hasRoom()) return;
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
