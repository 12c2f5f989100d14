import type { Suspicion } from '#lib/database/schema.ts';

/** What each means, for who looks at the message, and for who wrote it. */
export const suspicions: Record<Suspicion, string> = {
  'honeypot filled': 'A part of the form that people do not see was filled in, as a robot does.',
  'token forged': 'The proof that it came by our own form was forged, as a robot does.',
  'sells links': 'It has several links, and offers links or places in search results for sale.',
  'sent too fast': 'It was sent within three seconds, as a robot does.',
};
