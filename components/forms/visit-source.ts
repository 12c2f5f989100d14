import { draftStorage } from '@/lib/shared/draft';
import { sourceKey } from '@/lib/shared/source';

/** Where the visit came from, as `browser/effects/source.ts` has noted it: fields for a message's body. */
export function visitSource(): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(draftStorage()?.getItem(sourceKey) ?? ''));
}
