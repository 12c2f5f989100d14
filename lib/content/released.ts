import { env } from '#lib/base/env.ts';
import { readSource } from './read-sources.ts';
import type { SiteIdentity } from './types.ts';
import { releaseWords } from './words.ts';

type Released = Pick<SiteIdentity, 'url' | 'email'>;

/**
 * Address of the site and of its inbox: by the settings, else by the `site.yaml` of the release. They decide who owns
 * the desk, where messages and keys are mailed, and where their links lead: words of the desk never do.
 */
export function released(): Released {
  const { SITE_URL, AGENCY_EMAIL } = env();
  // Not with the other files: to read all of them at once takes a fifth of a second.
  const { source } = readSource('site.yaml', releaseWords().texts.get('site.yaml') ?? Buffer.of());
  const said = source?.data as Released;
  return { url: SITE_URL ?? said.url, email: AGENCY_EMAIL ?? said.email };
}
