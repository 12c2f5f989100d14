import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { inboxKey } from './email-key.ts';
import type { Database } from './schema.ts';

/** Takes a lock, so that several instances may start at once. DDL is transactional: all or nothing. */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Run in order of their names. A migration that has landed is never edited: add another. */
const migrations: Record<string, Migration> = {
  '001-leads-subscribers-outbox': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('leads')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('page', 'text', (column) => column.notNull())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('leads_email').on('leads').column('email_key').execute();

      await db.schema
        .createTable('subscribers')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull().unique())
        .addColumn('consent_at', 'bigint', (column) => column.notNull())
        .addColumn('consent_page', 'text', (column) => column.notNull())
        .addColumn('policy_date', 'text', (column) => column.notNull())
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .addColumn('unsubscribed_at', 'bigint')
        .execute();

      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('subject_id', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('due', 'bigint', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('sent_at', 'bigint')
        .addColumn('failed_at', 'bigint')
        .addColumn('last_error', 'text')
        .execute();
      await db.schema.createIndex('outbox_due').on('outbox').columns(['sent_at', 'due']).execute();
      await db.schema.createIndex('outbox_subject').on('outbox').column('subject_id').execute();
    },
  },
  '002-suspects-repeats-limits': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('leads').addColumn('suspicion', 'text').execute();
      await db.schema.alterTable('leads').addColumn('fingerprint', 'text').execute();
      await db.schema
        .createIndex('leads_fingerprint')
        .unique()
        .on('leads')
        .column('fingerprint')
        .execute();
      await db.schema.alterTable('subscribers').addColumn('welcomed_at', 'bigint').execute();
      await db.schema
        .createTable('secrets')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      // Of limits shared by instances, until 007.
      await db.schema
        .createTable('rate_limits')
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute();
    },
  },
  '003-nobody-left-in-the-dark': {
    async up(db: Kysely<Pick<Database, 'outbox' | 'subscribers'>>) {
      await db.schema.alterTable('leads').addColumn('told_at', 'bigint').execute();
      await db.schema.alterTable('leads').addColumn('dismissed_at', 'bigint').execute();
      await db.schema.alterTable('outbox').addColumn('problem', 'text').execute();
      await db.schema.alterTable('outbox').addColumn('told_at', 'bigint').execute();
      // Until now, mails to the agency were given up at the first refusal.
      await db
        .updateTable('outbox')
        .set({ failed_at: null, problem: 'refused' })
        .where('kind', '!=', 'subscriber-welcome')
        .where('failed_at', 'is not', null)
        .execute();

      await db.schema.alterTable('subscribers').addColumn('inbox_key', 'text').execute();
      for (const { id, email } of await db
        .selectFrom('subscribers')
        .select(['id', 'email'])
        .execute()) {
        await db
          .updateTable('subscribers')
          .set({ inbox_key: inboxKey(email) })
          .where('id', '=', id)
          .execute();
      }
      await db.schema
        .createIndex('subscribers_inbox')
        .on('subscribers')
        .column('inbox_key')
        .execute();

      await db.schema
        .createTable('alerts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '004-newsletter': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('letters')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('queued_at', 'bigint')
        .addColumn('stopped_at', 'bigint')
        .addColumn('readers', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema.alterTable('outbox').addColumn('letter_id', 'text').execute();
      // Finding the next lead scans no waiting letters, nor the reverse.
      await db.schema
        .createIndex('outbox_next')
        .on('outbox')
        .columns(['letter_id', 'sent_at', 'failed_at', 'due'])
        .execute();
      await db.schema
        .createIndex('outbox_next_of_kind')
        .on('outbox')
        .columns(['kind', 'sent_at', 'failed_at', 'due'])
        .execute();
      await db.schema
        .createTable('paces')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('next_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '005-sources': {
    async up(db: Kysely<unknown>) {
      for (const column of ['utm_source', 'utm_medium', 'utm_campaign', 'referrer']) {
        await db.schema.alterTable('leads').addColumn(column, 'text').execute();
      }
    },
  },
  '006-shared-notices': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('subscribers').addColumn('notice_id', 'text').execute();
      await db.schema
        .createIndex('subscribers_notice')
        .on('subscribers')
        .column('notice_id')
        .execute();
    },
  },
  '007-consent-text': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('subscribers').addColumn('consent_hash', 'text').execute();
    },
  },
  '008-limits-in-memory': {
    async up(db: Kysely<unknown>) {
      await db.schema.dropTable('rate_limits').execute();
    },
  },
  '009-answers-and-changes': {
    async up(db: Kysely<Pick<Database, 'leads' | 'changes'>>) {
      await db.schema.alterTable('leads').addColumn('answered_at', 'bigint').execute();
      await db.schema.alterTable('leads').addColumn('note', 'text').execute();
      await db.schema.alterTable('leads').addColumn('cleared_suspicion', 'text').execute();
      await db.schema.alterTable('leads').addColumn('answer_unknown', 'integer').execute();
      await db.updateTable('leads').set({ answer_unknown: 1 }).execute();
      await db.schema
        .createTable('changes')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('act', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('who', 'text', (column) => column.notNull())
        .addColumn('what', 'text', (column) => column.notNull())
        .addColumn('which', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('changes_which')
        .unique()
        .on('changes')
        .columns(['which', 'number'])
        .execute();
      await db.schema.createIndex('changes_act').on('changes').column('act').execute();
      // So that these, too, can be undone.
      for (const { id, at } of await db
        .selectFrom('leads')
        .select(['id', 'dismissed_at as at'])
        .where('dismissed_at', 'is not', null)
        .execute()) {
        const change = { id, act: id, number: 1, which: id, at: at ?? 0 };
        await db
          .insertInto('changes')
          .values({ ...change, who: 'command', what: 'message dismissed' })
          .execute();
      }
    },
  },
  '010-desk': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('desk_people')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('email_verified', 'integer', (column) => column.notNull())
        .addColumn('image', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('desk_sessions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person_id', 'text', (column) => column.notNull())
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .addColumn('browser', 'text')
        .addColumn('ip_address', 'text')
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('desk_links')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('identifier', 'text', (column) => column.notNull().unique())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('changes_at').on('changes').column('at').execute();
    },
  },
  '011-drafts': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('drafts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('preview', 'text', (column) => column.notNull())
        .addColumn('words', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('changed_by', 'text', (column) => column.notNull())
        .addColumn('changed_at', 'bigint', (column) => column.notNull())
        .addColumn('planned_at', 'bigint')
        .execute();
    },
  },
};
