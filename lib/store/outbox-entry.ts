import { randomUUID } from 'node:crypto';
import type { MailKind, OutboxEntry } from './schema';

/** A row of the outbox for a mail that may be sent at once. */
export function outboxEntry(kind: MailKind, subjectId: string, now: number): OutboxEntry {
  return {
    id: randomUUID(),
    kind,
    subject_id: subjectId,
    created_at: now,
    due: now,
    attempts: 0,
    sent_at: null,
    failed_at: null,
    last_error: null,
  };
}
