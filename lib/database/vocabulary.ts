export type Suspicion = 'honeypot filled' | 'token forged' | 'sells links' | 'sent too fast';

// biome-ignore lint/suspicious/noEmptyInterface: what is sent lib/post/kinds.ts says, which is above this room.
export interface OutboxKinds {}

export type OutboxKind = keyof OutboxKinds;

// `passing` is transient: no connection, no answer, a 4yz. `refused`: a 5yz, or a certificate that cannot
// be trusted. `unwritable`: we could not compose it. `returned`: it was taken, and came back.
export type OutboxProblem = 'passing' | 'refused' | 'unwritable' | 'returned';

/** What is wrong with a mail server. `refused`: anything that it says and the others do not name. */
export type ServerProblem = 'login' | 'certificate' | 'away' | 'refused';

// `view`: pages seen, by path. Visits: `visit` by the path of their first page, `day` by date, `campaign` and
// `site` (which referred) by name. Presses of a way past the form: by path, and by what brought the visit.
// `speed`: lib/visits/speed.ts. Earlier versions kept `violation` and `link` for a while, which nobody reads.
export type CounterKind =
  | 'view'
  | 'visit'
  | 'day'
  | 'speed'
  | WayPressed
  | BroughtBy
  | `${WayPressed} by ${BroughtBy}`;

type WayPressed = 'whatsapp' | 'phone' | 'mail';
type BroughtBy = 'campaign' | 'site';
