import { env } from '#lib/base/env.ts';
import { perObject } from '#lib/base/per-object.ts';
import { readSources } from './read-sources.ts';
import type { SiteIdentity } from './types.ts';
import { releaseWords, type WordFiles } from './words.ts';

type Released = Pick<SiteIdentity, 'url' | 'email'>;

/**
 * Address of the site and of its inbox: by the settings, else by the `site.yaml` of the release. They decide who owns
 * the desk, where messages and keys are mailed, and where their links lead: words of the desk never do.
 */
export function released(): Released {
  const { SITE_URL, AGENCY_EMAIL } = env();
  const { url, email } = identityIn(releaseWords());
  return { url: SITE_URL ?? url, email: AGENCY_EMAIL ?? email };
}

const identityIn = perObject(
  (words: WordFiles) => readSources(words).sources.get('site.yaml')?.data as Released,
);
