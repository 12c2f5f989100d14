import { spawn } from 'node:child_process';
import { test as base, expect } from '#e2e/support/test.ts';
import { freePort } from '#testing/listen.ts';
import { newFolder } from '#testing/new-folder.ts';
import { findWebKit } from '#tools/browser.ts';

export { expect };

declare global {
  interface Window {
    problems: string[];
  }
}

export const keys = { enter: '\uE007', left: '\uE012' };

type WebKit = Awaited<ReturnType<typeof openWebKit>>;

export const test = base.extend<object, { webkit: WebKit }>({
  webkit: [
    async ({ site }, use) => {
      const webkit = await openWebKit(site.url);
      await use(webkit);
      await webkit.dispose();
    },
    { scope: 'worker' },
  ],
});

/** Starts WebKitGTK's MiniBrowser under Xvfb, driven by classic WebDriver. */
async function openWebKit(site: string) {
  const { driver = '', browser } = findWebKit() ?? {};
  const home = newFolder();
  const port = await freePort();
  // Smaller than the window: without a window manager, focus follows the pointer in the screen's middle.
  const screen = ['-a', '-s', '-screen 0 640x480x24'];
  const server = spawn('xvfb-run', [...screen, driver, `--port=${port}`], {
    env: { ...process.env, XDG_CACHE_HOME: home, XDG_DATA_HOME: home },
    stdio: 'ignore',
    // Its own process group, so that Xvfb ends with the driver.
    detached: true,
  });
  const call = async (method: string, command: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${command}`, {
      method,
      // The driver closes idle connections, at times in the middle of the next request.
      headers: { connection: 'close' },
      body: body ? JSON.stringify(body) : null,
    });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`${method} ${command}: ${JSON.stringify(value)}`);
    return value;
  };
  const end = () => void (server.pid && process.kill(-server.pid));

  await expect(() => call('GET', '/status')).toPass();
  const options = { binary: browser, args: ['--automation'] };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch } }).catch(
    (error) => {
      end();
      throw error;
    },
  );
  const ask = (method: string, command: string, body?: object) =>
    call(method, `/session/${sessionId}${command}`, body);
  /** In the page. */
  const run = <Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...values: Args
  ): Promise<Awaited<Result>> =>
    ask('POST', '/execute/sync', { script: `return (${script})(...arguments)`, args: values });

  /** Waits until a function in the page returns something truthy. */
  const until = <Args extends unknown[]>(script: (...args: Args) => unknown, ...values: Args) =>
    expect
      .poll(() => run(script, ...values), {
        message: `${script}`,
        intervals: [50],
        timeout: 300_000,
      })
      .toBeTruthy();

  await ask('POST', '/window/rect', { width: 1440, height: 900 });

  return {
    run,
    until,
    open: async (address: string) => {
      await ask('POST', '/url', { url: site + address });
      await run(watchProblems);
    },
    wake: () => until(() => 'awake' in document.documentElement.dataset),
    async click(selector: string) {
      await run((one) => {
        document.querySelector(one)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      }, selector);
      const found = await ask('POST', '/element', { using: 'css selector', value: selector });
      await ask('POST', `/element/${Object.values(found)[0]}/click`, {});
    },
    type: (text: string) => {
      const press = (value: string) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      const actions = [...text].flatMap(press);
      return ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    dispose: () => ask('DELETE', '').finally(end),
  };
}

/** Its driver reports neither errors nor what a policy has stopped, which it tells afterwards, too. */
function watchProblems() {
  window.problems = [];
  const note = (what: unknown) => void window.problems.push(String(what));
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) note(JSON.stringify(body));
    },
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
}
