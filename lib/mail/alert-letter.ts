import type { SiteIdentity } from '@/content/types';
import type { Notice } from '@/lib/health/changes';
import { alertTitle } from '@/lib/health/words';
import { formatTime } from './format-time';
import type { Letter } from './letter';

/** What the owner is told when the site needs somebody, and when it is well again. */
export function alertLetter(notice: Notice, site: SiteIdentity): Letter {
  const facts: Letter['parts'] = [
    { paragraph: notice.reason },
    { facts: [['Seen', `${formatTime(notice.at, site.timeZone)} (${site.address.city})`]] },
  ];
  const advice = { paragraph: 'On the server, npm run agency -- doctor says more.' };
  return {
    title: alertTitle(notice),
    preview: notice.reason,
    parts: notice.state === 'wrong' ? [...facts, advice] : facts,
  };
}
