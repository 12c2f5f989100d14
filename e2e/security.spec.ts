import { expect, test } from './support/test.ts';

test('injected script does not run @engines', async ({ page, stopped }) => {
  await page.goto('/about');
  const thrown = await page.evaluate(() => {
    const markup = '<img src="data:," onerror="broken = true">';
    const script = () => document.createElement('script');
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    const sinks = [
      () => document.body.insertAdjacentHTML('beforeend', markup),
      () => new DOMParser().parseFromString(markup, 'text/html'),
      () => document.body.append(Object.assign(script(), { text: 'broken = true' })),
      () => document.body.append(Object.assign(script(), { src: '/assets/any.js' })),
      () => new Image().setAttribute('onerror', 'broken = true'),
      () => trustedTypes.createPolicy('any', {}),
    ];
    const added = script();
    added.append('broken = true');
    document.body.append(added);
    return sinks.map((sink) => {
      try {
        sink();
        return 'nothing';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(thrown).toEqual(thrown.map(() => 'TypeError'));
  await expect.poll(() => stopped.length).toBeGreaterThan(thrown.length);
  stopped.splice(0);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});
