/**
 * Run in order of their names. One that has landed is never edited: add another. From 018 on they only add (tables,
 * indexes, columns that are empty or have a default), as the release before writes to the same tables: what a release
 * no longer needs, the one after it takes away.
 */
export const migrations = (): Record<string, string> => ({
  '001-leads-subscribers-outbox': release1,
  // The steps before the first release, 1.0.0, whose databases know their names.
  '002-suspects-repeats-limits': '',
  '003-nobody-left-in-the-dark': '',
  '004-newsletter': '',
  '005-sources': '',
  '006-shared-notices': sharedNotices,
  '007-consent-text': 'ALTER TABLE subscribers ADD COLUMN consent_hash text',
  '008-limits-in-memory': 'DROP TABLE IF EXISTS rate_limits',
  '009-answers-and-changes': answersAndChanges,
  '010-desk': desk,
  '011-drafts': drafts,
  '012-passkeys': passkeys,
  '013-returned-mails': returnedMails,
  '014-word-drafts': wordDrafts,
  '015-visits': visits,
  '016-why-a-reader-left': whyReadersLeft,
  '017-letters-are-queued-whole': wholeLetters,
  '018-desk-indexes': deskIndexes,
  '019-words': words,
  '020-backups': backups,
  '021-colleagues': colleagues,
  '022-answers': answers,
  '023-pages-of-a-visit': pagesOfVisit,
  '024-subscriptions-before': subscriptionsBefore,
  '025-held-after-a-restore': held,
  '026-progress-of-publishing': publishing,
  '027-won-or-lost': wonOrLost,
  '028-signatures': 'ALTER TABLE desk_people ADD COLUMN signature text',
});

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

const sharedNotices = `
ALTER TABLE subscribers ADD COLUMN notice_id text;
CREATE INDEX subscribers_notice ON subscribers (notice_id)`;

// The last statement: so that these, too, can be undone.
const answersAndChanges = `
ALTER TABLE leads ADD COLUMN answered_at bigint;
ALTER TABLE leads ADD COLUMN note text;
ALTER TABLE leads ADD COLUMN cleared_suspicion text;
ALTER TABLE leads ADD COLUMN answer_unknown integer;
UPDATE leads SET answer_unknown = 1;
CREATE TABLE changes (
  id text PRIMARY KEY,
  act text NOT NULL,
  number integer NOT NULL,
  who text NOT NULL,
  what text NOT NULL,
  which text NOT NULL,
  at bigint NOT NULL
);
CREATE UNIQUE INDEX changes_which ON changes (which, number);
CREATE INDEX changes_act ON changes (act);
INSERT INTO changes (id, act, number, who, what, which, at)
  SELECT id, id, 1, 'command', 'message dismissed', id, dismissed_at
  FROM leads WHERE dismissed_at IS NOT NULL`;

const desk = `
CREATE TABLE desk_people (
  id text PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL UNIQUE,
  email_verified integer NOT NULL,
  image text,
  created_at text NOT NULL,
  updated_at text NOT NULL
);
CREATE TABLE desk_sessions (
  id text PRIMARY KEY,
  person_id text NOT NULL,
  token text NOT NULL UNIQUE,
  browser text,
  ip_address text,
  expires_at text NOT NULL,
  created_at text NOT NULL,
  updated_at text NOT NULL
);
CREATE TABLE desk_links (
  id text PRIMARY KEY,
  identifier text NOT NULL UNIQUE,
  value text NOT NULL,
  expires_at text NOT NULL,
  created_at text NOT NULL,
  updated_at text NOT NULL
);
CREATE INDEX changes_at ON changes (at)`;

const drafts = `
CREATE TABLE drafts (
  id text PRIMARY KEY,
  subject text NOT NULL,
  preview text NOT NULL,
  words text NOT NULL,
  version integer NOT NULL,
  changed_by text NOT NULL,
  changed_at bigint NOT NULL,
  planned_at bigint
)`;

const passkeys = `
CREATE TABLE desk_passkeys (
  id text PRIMARY KEY,
  person text NOT NULL,
  name text NOT NULL,
  credential text NOT NULL UNIQUE,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  created_at bigint NOT NULL,
  used_at bigint
)`;

const returnedMails = `
ALTER TABLE outbox ADD COLUMN return_key text;
ALTER TABLE outbox ADD COLUMN returned text;
ALTER TABLE outbox ADD COLUMN returned_at bigint;
CREATE INDEX outbox_return ON outbox (return_key);
ALTER TABLE subscribers ADD COLUMN left_by text;
CREATE TABLE mailbox_states (
  name text PRIMARY KEY,
  uid_validity text NOT NULL,
  last_uid bigint NOT NULL,
  problem text,
  problem_since bigint
)`;

const wordDrafts = `
CREATE TABLE word_drafts (
  who text NOT NULL,
  file text NOT NULL,
  words text NOT NULL,
  changed_at bigint NOT NULL,
  CONSTRAINT word_drafts_key PRIMARY KEY (who, file)
)`;

const words = `
CREATE TABLE word_contents (
  hash text PRIMARY KEY,
  body bytea NOT NULL
);
CREATE TABLE word_versions (
  id text PRIMARY KEY,
  number bigint NOT NULL,
  file text NOT NULL,
  hash text,
  base text,
  who text NOT NULL,
  act text NOT NULL,
  at bigint NOT NULL,
  CONSTRAINT word_versions_number UNIQUE (number)
);
CREATE INDEX word_versions_file ON word_versions (file, number);
CREATE INDEX word_versions_act ON word_versions (act);
CREATE TABLE publications (
  id text PRIMARY KEY,
  number bigint NOT NULL,
  map text NOT NULL,
  release text NOT NULL,
  built bigint NOT NULL,
  head bigint NOT NULL,
  addresses text NOT NULL,
  who text NOT NULL,
  at bigint NOT NULL,
  CONSTRAINT publications_number UNIQUE (number)
)`;

const backups = `
CREATE TABLE backups (
  name text PRIMARY KEY,
  at bigint NOT NULL,
  bytes bigint NOT NULL
)`;

const colleagues = `
CREATE TABLE desk_colleagues (
  key text PRIMARY KEY,
  email text NOT NULL,
  role text NOT NULL,
  may_publish integer NOT NULL,
  invited_by text NOT NULL,
  invited_at bigint NOT NULL
)`;

const answers = `
ALTER TABLE leads ADD COLUMN answers text;
CREATE TABLE saved_replies (
  id text PRIMARY KEY,
  words text NOT NULL
)`;

const visits = `
CREATE TABLE counters (
  week text NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  count integer NOT NULL,
  CONSTRAINT counters_name PRIMARY KEY (week, kind, key)
)`;

const whyReadersLeft = `
UPDATE subscribers SET left_by = CASE WHEN EXISTS (
  SELECT 1 FROM outbox WHERE outbox.subject_id = subscribers.id AND outbox.returned = 'hard'
) THEN 'gone' ELSE 'full' END WHERE left_by = 'returned';
UPDATE subscribers SET left_by = 'desk' WHERE left_by IS NULL AND EXISTS (
  SELECT 1 FROM changes WHERE changes.which = subscribers.id
    AND changes.what = 'reader removed' AND changes.at = subscribers.unsubscribed_at
)`;

// What a kill has left half queued is stopped: a person goes on with it. The column `queued_at`, which the version
// before writes while both run, goes with the next one.
const wholeLetters = `
UPDATE letters SET stopped_at = created_at WHERE queued_at IS NULL AND stopped_at IS NULL`;

// For the lists of messages, by `boxes` in lead-list.ts, and for what is counted of them. What was released before
// that was written down is no suspect any more: who is held is told without a look at the mails.
const deskIndexes = `
UPDATE leads SET cleared_suspicion = suspicion, suspicion = NULL
  WHERE suspicion <> 'sent too fast' AND EXISTS (
    SELECT 1 FROM outbox WHERE outbox.subject_id = leads.id AND outbox.kind = 'lead'
  );
CREATE INDEX leads_open ON leads (received_at, suspicion)
  WHERE dismissed_at IS NULL AND answered_at IS NULL AND answer_unknown IS NULL;
CREATE INDEX leads_held ON leads (received_at)
  WHERE dismissed_at IS NULL AND answered_at IS NULL AND suspicion IS NOT NULL;
CREATE INDEX leads_dismissed ON leads (received_at) WHERE dismissed_at IS NOT NULL;
CREATE INDEX subscribers_readers ON subscribers (consent_at, id) WHERE unsubscribed_at IS NULL;
CREATE INDEX leads_counted ON leads (
  received_at, dismissed_at, answered_at, suspicion, page,
  utm_source, utm_medium, utm_campaign, referrer
)`;

const pagesOfVisit = `
ALTER TABLE leads ADD COLUMN first_page text;
ALTER TABLE leads ADD COLUMN page_before text;
CREATE INDEX leads_credited ON leads (
  received_at, dismissed_at, answered_at, suspicion, page, first_page, page_before
)`;

// Rows go with their reader's, whichever release erases it. Sorted after `subscribers`, as `move` copies them so.
const subscriptionsBefore = `
CREATE TABLE subscriptions_before (
  id text PRIMARY KEY,
  subscriber_id text NOT NULL REFERENCES subscribers (id) ON DELETE CASCADE,
  consent_at bigint NOT NULL,
  consent_page text NOT NULL,
  policy_date text NOT NULL,
  consent_hash text,
  unsubscribed_at bigint NOT NULL,
  left_by text
);
CREATE INDEX subscriptions_before_reader ON subscriptions_before (subscriber_id)`;

const held = `
CREATE TABLE held (
  id text PRIMARY KEY,
  kind text NOT NULL,
  what text NOT NULL,
  at bigint NOT NULL
)`;

// One row: whoever sets it while nobody else keeps it fresh is the one that publishes, of however many machines.
const publishing = `
CREATE TABLE publishing (
  id bigint PRIMARY KEY,
  who text NOT NULL,
  begun bigint NOT NULL,
  fresh_at bigint NOT NULL,
  step text NOT NULL,
  done bigint,
  pages bigint,
  ended_at bigint,
  how text,
  reason text
)`;

const wonOrLost = `
ALTER TABLE leads ADD COLUMN won_at bigint;
ALTER TABLE leads ADD COLUMN lost_at bigint;
ALTER TABLE leads ADD COLUMN looked_after_by text;
ALTER TABLE leads ADD COLUMN ask_again text;
CREATE INDEX leads_won ON leads (won_at) WHERE won_at IS NOT NULL;
CREATE INDEX leads_ask_again ON leads (ask_again) WHERE ask_again IS NOT NULL`;
