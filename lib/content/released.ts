import { env } from '#lib/base/env.ts';
import { readSources } from './read-sources.ts';
import type { SiteIdentity } from './types.ts';
import { releaseWords, type WordFiles } from './words.ts';

type Released = Pick<SiteIdentity, 'url' | 'email'>;

const known = new WeakMap<WordFiles, Released>();

/**
 * Address of the site and of its inbox: by the settings, else by the `site.yaml` of the release. They decide who owns
 * the desk, where messages and keys are mailed, and where their links lead: words of the desk never do.
 */
export function released(): Released {
  const { SITE_URL, AGENCY_EMAIL } = env();
  const { url, email } = ofRelease();
  return { url: SITE_URL ?? url, email: AGENCY_EMAIL ?? email };
}

function ofRelease(): Released {
  const words = releaseWords();
  const site = known.get(words) ?? (readSources(words).sources.get('site.yaml')?.data as Released);
  known.set(words, site);
  return site;
}
