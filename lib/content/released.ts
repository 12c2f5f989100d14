import { env } from '#lib/base/env.ts';
import { perObject } from '#lib/base/per-object.ts';
import { readSource } from './read-sources.ts';
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

/** Not with the other files: to read all of them at once takes a fifth of a second. */
const identityIn = perObject(({ texts }: WordFiles) => {
  const { source } = readSource('site.yaml', texts.get('site.yaml') ?? Buffer.of());
  return source?.data as Released;
});
