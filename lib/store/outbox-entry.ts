import { randomUUID } from 'node:crypto';
import type { NewOutboxEntry, OutboxKind } from './schema.ts';

export function outboxEntry(kind: OutboxKind, subjectId: string, now: number): NewOutboxEntry {
  return { id: randomUUID(), kind, subject_id: subjectId, created_at: now, due: now };
}
