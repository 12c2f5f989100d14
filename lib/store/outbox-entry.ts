import { randomUUID } from 'node:crypto';
import type { OutboxEntry, OutboxKind } from './schema';

/** A row of the outbox for what may be sent at once. */
export function outboxEntry(kind: OutboxKind, subjectId: string, now: number): OutboxEntry {
  return {
    id: randomUUID(),
    kind,
    subject_id: subjectId,
    letter_id: null,
    created_at: now,
    due: now,
    attempts: 0,
    sent_at: null,
    failed_at: null,
    last_error: null,
    problem: null,
    told_at: null,
  };
}
