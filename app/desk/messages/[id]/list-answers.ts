import type { Lead } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { answersOf } from '#lib/leads/answers.ts';

/** Of a message, with what became of their mails, the latest first. */
export async function listAnswers({ db }: Store, lead: Lead) {
  const mails = db.selectFrom('outbox').selectAll().where('subject_id', '=', lead.id);
  const byId = new Map((await mails.execute()).map((mail) => [mail.id, mail]));
  return answersOf(lead)
    .reverse()
    .map((answer) => ({ ...answer, mail: byId.get(answer.id) }));
}
