import { isFirstOfVisit } from '#browser/first-of-visit.ts';
import { fileOf, type Parts } from '#browser/load-part.ts';
import { report } from '#browser/send-beacon.ts';
import { afterLoad, fetchAhead, savesData } from './prefetch.ts';
import { sourceOfPage } from './source.ts';

/** Has the page counted once it is seen, and then its speed; nothing where the browser asks not to be. */
export function countView() {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || navigator.doNotTrack === '1') return;
  whenSeen(() => {
    if (isFirstOfVisit()) report({ seen: 'visit' }, sourceOfPage());
    else report({ seen: 'view' });
    if (!savesData()) afterLoad(measureWhenIdle);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) report({ seen: 'view' });
  });
}

/** A tab in the background has no frames. */
function whenSeen(then: () => void) {
  if (document.hidden) {
    document.addEventListener('visibilitychange', () => whenSeen(then), { once: true });
  } else requestAnimationFrame(then);
}

function measureWhenIdle() {
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(measure);
  else setTimeout(measure);
}

/** Past `loadPart`, which gives up after seconds: slow visits, too, are measured. */
async function measure() {
  const file = fileOf('speed');
  await fetchAhead(file);
  const part: Parts['speed'] | undefined = await import(file).catch(() => undefined);
  part?.measureSpeed();
}
