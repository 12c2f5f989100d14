// Two instances on one PostgreSQL behind nginx: messages come while one after the other is killed,
// stopped and started again.
import pg from 'pg';
import { report } from '@/testing/checks';
import { findPostgres, openPostgres } from '@/testing/postgres';
import { type Site, startSite } from '@/testing/site';
import { ask } from './ask';
import { type Nginx, type NginxProgram, startNginx } from './nginx';

/** Visitors who write at the same time, one message after the other. */
const visitors = 8;

/** In place of a status: the answer had begun, so the message is stored. */
const brokenOff = 0;

/** Messages between two events. */
const between = 60;

/** Reports whether each message was answered well and is stored once; says so without PostgreSQL. */
export async function checkPair(program: NginxProgram): Promise<void> {
  const bin = findPostgres();
  if (!bin) return;
  using postgres = await openPostgres(bin);
  const env = { DATABASE_URL: postgres.url, TRUSTED_PROXIES: '1' };
  // Together, on an empty database: each finds that the tables are missing.
  const [one, other] = await Promise.all([startSite(env), startSite(env)]);
  await using sites = new AsyncDisposableStack();
  sites.use(one);
  sites.use(other);
  await using nginx = await startNginx(program, [portOf(one), portOf(other)]);
  const writers = startWriting(nginx.ports.tls);
  await disturb(one, other, writers.answered);
  const answers = await writers.end();
  await reportStored(postgres.url, answers, nginx);
}

const portOf = ({ url }: Site) => Number(new URL(url).port);

/** Each instance is killed and, as by a deployment, stopped; the other one serves meanwhile. */
async function disturb(one: Site, other: Site, answered: (more: number) => Promise<void>) {
  await answered(between);
  for (const site of [one, other]) {
    for (const end of [site.kill, site.stop]) {
      await end();
      await answered(between);
      await site.start();
      await answered(between);
    }
  }
}

function startWriting(port: number) {
  const answers: { email: string; status: number }[] = [];
  let ended = false;
  let wake = () => {};
  const visit = async (visitor: number) => {
    for (let count = 0; !ended; count += 1) {
      const email = `visitor.${visitor}.${count}@example.com`;
      answers.push({ email, status: await write(port, email) });
      wake();
    }
  };
  const lanes = Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  return {
    /** Resolves when so many more messages have been answered. */
    async answered(more: number) {
      const goal = answers.length + more;
      while (answers.length < goal) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    async end() {
      ended = true;
      await lanes;
      return answers;
    },
  };
}

async function write(port: number, email: string): Promise<number> {
  const lead = { name: 'Visitor', email, phone: '', message: `A shop, please, for ${email}` };
  try {
    const { status } = await ask(port, '/api/contacts', {
      method: 'POST',
      secure: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(lead),
    });
    return status;
  } catch {
    // Killed between an answer's head and its end: nginx has sent the head on, and can ask nobody else.
    return brokenOff;
  }
}

type Answers = { email: string; status: number }[];

async function reportStored(database: string, answers: Answers, nginx: Nginx): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  const { rows } = await client.query<{ email: string }>('SELECT email FROM leads');
  await client.end();
  const stored = new Set(rows.map(({ email }) => email));
  const refused = answers.filter(({ status }) => status !== 200 && status !== brokenOff);
  const lost = answers.filter((answer) => !refused.includes(answer) && !stored.has(answer.email));
  const cut = answers.filter(({ status }) => status === brokenOff);
  const twice = rows.length - stored.size;
  // nginx logs the time of each instance that it asked.
  const passedOn = nginx.log().match(/ site [\d.]+, /g)?.length ?? 0;
  report(
    'two instances, each killed and stopped while messages come',
    refused.length === 0 && lost.length === 0 && twice === 0 && passedOn > 0,
    `${answers.length} messages: ${refused.length} refused, ${lost.length} lost, ${twice} stored twice, ${cut.length} stored with their answer cut off; ${passedOn} passed on from one to the other`,
  );
}
