import { test as base, expect } from '#e2e/support/test.ts';
import { openProbe } from './probe.ts';
import { openWebKit, type WebKit } from './webkit.ts';

declare global {
  interface Window {
    problems: string[];
  }
}

type Visitor = WebKit & {
  url: string;
  open(path: string): Promise<void>;
  wake(): Promise<void>;
  /** Waits until a function in the page returns something truthy. */
  until<Args extends unknown[]>(script: (...args: Args) => unknown, ...values: Args): Promise<void>;
};

export const test = base.extend<object, { webkit: Visitor }>({
  webkit: [
    async ({ site }, use) => {
      const probe = await openProbe(site.url);
      const webkit = await openWebKit();
      await webkit.resize(1440, 900);
      const until: Visitor['until'] = (script, ...values) =>
        expect
          .poll(() => webkit.run(script, ...values), {
            message: `${script}`,
            intervals: [50],
          })
          .toBeTruthy();
      const wake = async () => {
        await webkit.hover('.site-bar');
        await until(() => 'awake' in document.documentElement.dataset);
      };
      const open = async (path: string) => {
        await webkit.goto(probe.url + path);
      };
      await use({ ...webkit, url: probe.url, open, until, wake });
      await webkit.dispose();
      await probe.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
