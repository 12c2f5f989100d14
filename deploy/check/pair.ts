// Two instances on one PostgreSQL behind nginx, each killed, stopped and restarted under load.
import pg from 'pg';
import { report } from '@/testing/checks';
import { findPostgres, openPostgres } from '@/testing/postgres';
import { type Site, startSite } from '@/testing/site';
import { ask } from './ask';
import { type Nginx, type NginxProgram, startNginx } from './nginx';

const visitors = 8;

/** In place of a status, if the answer was cut off: the message is stored. */
const cutOff = 0;

const messagesBetween = 60;

export async function checkPair(program: NginxProgram): Promise<void> {
  const bin = findPostgres();
  if (!bin) return;
  using postgres = await openPostgres(bin);
  const env = { DATABASE_URL: postgres.url, TRUSTED_PROXIES: '1' };
  // At once, so that both find an empty database.
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

async function disturb(one: Site, other: Site, answered: (more: number) => Promise<void>) {
  await answered(messagesBetween);
  for (const site of [one, other]) {
    for (const end of [site.kill, site.stop]) {
      await end();
      await answered(messagesBetween);
      await site.start();
      await answered(messagesBetween);
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
  const done = Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  return {
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
      await done;
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
    // Killed after the head of the answer, which nginx had already sent on.
    return cutOff;
  }
}

type Answers = { email: string; status: number }[];

async function reportStored(database: string, answers: Answers, nginx: Nginx): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  const { rows } = await client.query<{ email: string }>('SELECT email FROM leads');
  await client.end();
  const stored = new Set(rows.map(({ email }) => email));
  const refused = answers.filter(({ status }) => status !== 200 && status !== cutOff);
  const lost = answers.filter((answer) => !refused.includes(answer) && !stored.has(answer.email));
  const cut = answers.filter(({ status }) => status === cutOff);
  const twice = rows.length - stored.size;
  // nginx logs a time for each instance it tried.
  const retried = nginx.log().match(/ site [\d.]+, /g)?.length ?? 0;
  report(
    'two instances, each killed and stopped under load',
    refused.length === 0 && lost.length === 0 && twice === 0 && retried > 0,
    `${answers.length} messages: ${refused.length} refused, ${lost.length} lost, ${twice} stored twice, ${cut.length} stored with their answer cut off; ${retried} retried on the other instance`,
  );
}
