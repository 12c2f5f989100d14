import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
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
      for (const statement of release1.split(';')) await sql.raw(statement).execute(db);
    },
  },
  // The steps before the first release, 1.0.0, whose databases know their names.
  '002-suspects-repeats-limits': { up: async () => undefined },
  '003-nobody-left-in-the-dark': { up: async () => undefined },
  '004-newsletter': { up: async () => undefined },
  '005-sources': { up: async () => undefined },
  '006-shared-notices': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('subscribers').addColumn('notice_id', 'text').execute();
      const index = db.schema.createIndex('subscribers_notice');
      await index.on('subscribers').column('notice_id').execute();
    },
  },
  '007-consent-text': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('subscribers').addColumn('consent_hash', 'text').execute();
    },
  },
  '008-limits-in-memory': {
    async up(db: Kysely<unknown>) {
      await db.schema.dropTable('rate_limits').ifExists().execute();
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
  '012-passkeys': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('desk_passkeys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('credential', 'text', (column) => column.notNull().unique())
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('counter', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .execute();
    },
  },
  '013-returned-mails': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('outbox').addColumn('return_key', 'text').execute();
      await db.schema.alterTable('outbox').addColumn('returned', 'text').execute();
      await db.schema.alterTable('outbox').addColumn('returned_at', 'bigint').execute();
      await db.schema.createIndex('outbox_return').on('outbox').column('return_key').execute();
      await db.schema.alterTable('subscribers').addColumn('left_by', 'text').execute();
      await db.schema
        .createTable('mailbox_states')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('uid_validity', 'text', (column) => column.notNull())
        .addColumn('last_uid', 'bigint', (column) => column.notNull())
        .addColumn('problem', 'text')
        .addColumn('problem_since', 'bigint')
        .execute();
    },
  },
  '014-word-drafts': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('word_drafts')
        .addColumn('who', 'text', (column) => column.notNull())
        .addColumn('file', 'text', (column) => column.notNull())
        .addColumn('words', 'text', (column) => column.notNull())
        .addColumn('changed_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('word_drafts_key', ['who', 'file'])
        .execute();
    },
  },
  '015-visits': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('counters')
        .addColumn('week', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('counters_name', ['week', 'kind', 'key'])
        .execute();
    },
  },
};

const release1 = `
CREATE TABLE leads (
  id text PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  phone text NOT NULL,
  message text NOT NULL,
  page text NOT NULL,
  received_at bigint NOT NULL,
  suspicion text,
  fingerprint text,
  told_at bigint,
  dismissed_at bigint,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  referrer text
);
CREATE INDEX leads_email ON leads (email_key);
CREATE UNIQUE INDEX leads_fingerprint ON leads (fingerprint);
CREATE TABLE subscribers (
  id text PRIMARY KEY,
  email text NOT NULL,
  email_key text NOT NULL UNIQUE,
  consent_at bigint NOT NULL,
  consent_page text NOT NULL,
  policy_date text NOT NULL,
  token text NOT NULL UNIQUE,
  unsubscribed_at bigint,
  welcomed_at bigint,
  inbox_key text
);
CREATE INDEX subscribers_inbox ON subscribers (inbox_key);
CREATE TABLE outbox (
  id text PRIMARY KEY,
  kind text NOT NULL,
  subject_id text NOT NULL,
  created_at bigint NOT NULL,
  due bigint NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  sent_at bigint,
  failed_at bigint,
  last_error text,
  problem text,
  told_at bigint,
  letter_id text
);
CREATE INDEX outbox_due ON outbox (sent_at, due);
CREATE INDEX outbox_subject ON outbox (subject_id);
-- Finding the next lead scans no waiting letters, nor the reverse.
CREATE INDEX outbox_next ON outbox (letter_id, sent_at, failed_at, due);
CREATE INDEX outbox_next_of_kind ON outbox (kind, sent_at, failed_at, due);
CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL);
CREATE TABLE alerts (
  id text PRIMARY KEY,
  subject text NOT NULL,
  number integer NOT NULL,
  state text NOT NULL,
  reason text NOT NULL,
  at bigint NOT NULL
);
CREATE TABLE letters (
  id text PRIMARY KEY,
  subject text NOT NULL,
  source text NOT NULL,
  created_at bigint NOT NULL,
  queued_at bigint,
  stopped_at bigint,
  readers integer NOT NULL DEFAULT 0
);
CREATE TABLE paces (name text PRIMARY KEY, next_at bigint NOT NULL)`;
