import { atFirst, signs } from '#browser/at-first.ts';
import { isFirstOfVisit } from '#browser/first-of-visit.ts';
import { awaitPart } from '#browser/load-part.ts';
import { report } from '#browser/send-beacon.ts';
import { onClick } from './on-click.ts';
import { savesData } from './prefetch.ts';
import { sourceOfPage, sourceOfTab } from './source.ts';

/** Has the page counted, which is seen by now, and its speed at the first sign of a hand; nothing where the browser asks not to be. */
export function countView() {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || navigator.doNotTrack === '1') return;
  if (isFirstOfVisit()) report({ seen: 'visit' }, sourceOfPage());
  else report({ seen: 'view' });
  if (!savesData()) atFirst(signs, async () => (await awaitPart('speed'))?.measureSpeed());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) report({ seen: 'view' });
  });
  onClick('a[href^="tel:"],a[href^="mailto:"],a[href^="https://wa.me/"]', (link) =>
    report({ pressed: (link as HTMLAnchorElement).protocol }, sourceOfTab()),
  );
}
