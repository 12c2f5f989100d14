import type { ChangeKind } from '#lib/database/deeds.ts';
import { seeOther } from '#lib/http/answer.ts';
import type { Fields } from './act.ts';
import { type Actor, recordChange } from './changes.ts';
import type { Desk } from './on-desk.ts';
import type { Right } from './rights.ts';
import type { DeskSaid } from './said.ts';

/** What a button does, before it is said whom it is for. */
export type Run = (desk: Desk, fields: Fields) => Promise<Response>;

/** What a button does, and whom it is for: checked once, before it runs (answer-act.ts). */
export type OldAct = Run & { readonly right: Right };

/** Says whom acts are for. Without, none can be named by a button. */
export function allow<Name extends string>(
  right: Right,
  acts: Record<Name, Run>,
): Record<Name, OldAct> {
  for (const act of Object.values<Run>(acts)) Object.assign(act, { right });
  return acts as Record<Name, OldAct>;
}

/** Leads on to a page, or a place of it, that says what happened: a sentence of the feature's own, or of the desk. */
export function say<Said extends string = never>(
  page: string,
  said: Said | DeskSaid,
  more: Record<string, string> = {},
  place = '',
): Response {
  const given = Object.entries(more).filter(([, value]) => value);
  const query = new URLSearchParams([...given, ['say', said]]);
  return seeOther(`${page}?${query}${place && `#${encodeURIComponent(place)}`}`);
}

type By = { person: Pick<Desk['person'], 'email'> };

export function actor({ person }: By): Actor {
  return { who: person.email, at: Date.now() };
}

/**
 * Writes down who does what is no change in the database, before it is done: a kill in between leaves a
 * line too many, never one too few.
 */
export async function writeDown(desk: By & Pick<Desk, 'store'>, what: ChangeKind, which?: string) {
  await desk.store.db
    .transaction()
    .execute((transaction) => recordChange(transaction, actor(desk), what, which));
}

export function download(body: string, name: string, type: string): Response {
  const disposition = `attachment; filename="${name}"`;
  return new Response(body, {
    headers: { 'Content-Type': type, 'Content-Disposition': disposition },
  });
}
