// 50 visitors a second while words are published, and while the site changes over and back.
import { setTimeout as wait } from 'node:timers/promises';
import { content } from '#lib/content/content.ts';
import type { Step } from '#lib/publishing/maker.ts';
import { report } from '#testing/checks.ts';
import { openPublishing } from '#testing/publishing.ts';
import { rawRequest } from '#testing/raw-request.ts';
import { type Stored, waitUntil } from '#testing/trials/harness.ts';

const perSecond = 50;
const swaps = 10;
/** At which a publication is killed. */
const steps: readonly Step[] = ['checking', 'photographs', 'pages', 'swapping'];
const patience = 300; // s

export async function publishUnderLoad({ settings }: Stored): Promise<void> {
  await using desk = await openPublishing(await settings());
  const { browser, site } = desk;
  const { title } = content().about.hero;
  const after = `${title.slice(0, -1)}!`;
  await desk.change('about.yaml', title, after);
  const seen = { old: 0, new: 0 };
  const broken: string[] = [];
  let ended = false;
  const { port } = new URL(site.url);
  // As Caddy asks: on a connection of its own.
  const visit = async () => {
    const { status, body } = await rawRequest(Number(port), '/about');
    const html = String(body);
    if (status !== 200 || !html.endsWith('</html>')) broken.push(`${status}`);
    else seen[html.includes(after) ? 'new' : 'old'] += 1;
  };
  const load = (async () => {
    for (; !ended; await wait(1000 / perSecond)) visit().catch(({ code }) => broken.push(code));
  })();

  const killed: string[] = [];
  const publishAndKill = async (at: Step) => {
    await browser.press('publish');
    await waitUntil(async () => (await desk.page()).includes('Begun'), 10);
    const step = async () => (await desk.progress())?.step ?? 'checking';
    while (steps.indexOf(await step()) < steps.indexOf(at)) await wait(1);
    const reached = await desk.progress();
    const maker = desk.maker();
    if (!reached || reached.ended || !maker) return;
    process.kill(maker, 'SIGKILL');
    killed.push(reached.step);
    await waitUntil(async () => !(await desk.page()).includes('Begun'), 10);
  };

  for (const step of steps.slice(0, -1)) await publishAndKill(step);
  const hasKept = seen.new === 0;
  const begun = Date.now();
  await browser.press('publish');
  await waitUntil(async () => (await desk.read('/about')).includes(after), patience);
  const seconds = Math.round((Date.now() - begun) / 1000);
  for (let swap = 0; swap < swaps; swap += 1) {
    // What is served now has no button.
    const [id = ''] = /name="id" value="([\w-]+)"/.exec(await desk.page())?.slice(1) ?? [];
    await browser.press('publish-again', { id });
    const isNew = swap % 2 === 1;
    await waitUntil(async () => (await desk.read('/about')).includes(after) === isNew, 10);
  }
  const last = `${title.slice(0, -1)}?`;
  await desk.change('about.yaml', after, last);
  await publishAndKill('swapping');
  await browser.press('publish');
  const isWell = await waitUntil(async () => (await desk.read('/about')).includes(last), patience);
  ended = true;
  await load;
  report(
    `${perSecond} visitors a second while words are published, killed and swapped`,
    hasKept && isWell && broken.length === 0 && seen.new > 0 && seen.old > 0,
    `killed while ${killed.join(', ')}; ${JSON.stringify(seen)}, broken: ${broken.join(', ') || 'none'}; live after ${seconds} s`,
  );
}
