import { deskSaid, type Sentences } from '#lib/desk/said.ts';
import { leadSaid } from '#lib/leads/said.ts';
import { personSaid } from '#lib/privacy/said.ts';

const all: readonly Sentences[] = [deskSaid, leadSaid, personSaid];

/** @returns undefined for what no act says */
export function oldSentence(said: string): { text: string; isRefusal: boolean } | undefined {
  for (const { done, refused } of all) {
    if (Object.hasOwn(done, said)) return { text: String(done[said]), isRefusal: false };
    if (Object.hasOwn(refused, said)) return { text: String(refused[said]), isRefusal: true };
  }
  return undefined;
}
