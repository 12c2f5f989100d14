/** @jest-environment jsdom */
import { awaitPart } from '#browser/load-part.ts';
import { countView } from './visits.ts';

jest.mock('#browser/first-of-visit.ts', () => ({ isFirstOfVisit: () => true }));
jest.mock('#browser/load-part.ts', () => ({ awaitPart: jest.fn(async () => undefined) }));

const sendBeacon = jest.fn();
const says = (on: object, name: string, value: unknown) =>
  Object.defineProperty(on, name, { value, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  says(navigator, 'sendBeacon', sendBeacon);
});
afterEach(() => {
  for (const name of ['globalPrivacyControl', 'doNotTrack', 'connection']) {
    Reflect.deleteProperty(navigator, name);
  }
  Reflect.deleteProperty(document, 'hidden');
  jest.clearAllMocks();
  jest.useRealTimers();
});

/** What the page has reported, and whether its speed is measured once a hand moves. */
async function reported() {
  await jest.runAllTimersAsync();
  expect(awaitPart).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerdown'));
  await jest.runAllTimersAsync();
  const seen = sendBeacon.mock.calls.map(([, fields]) => fields.get('seen'));
  return { seen, measured: jest.mocked(awaitPart).mock.calls.length > 0 };
}

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('whoever asks not to be counted is not: %s', async (name, value) => {
  says(navigator, name, value);
  countView();
  expect(await reported()).toEqual({ seen: [], measured: false });
});

test('a tab in the background is counted once somebody looks at it', async () => {
  says(document, 'hidden', true);
  countView();
  expect(await reported()).toEqual({ seen: [], measured: false });
  says(document, 'hidden', false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await reported()).toEqual({ seen: ['visit'], measured: true });
});

test('for whoever saves data nothing is measured', async () => {
  says(navigator, 'connection', { saveData: true });
  countView();
  expect(await reported()).toEqual({ seen: ['visit'], measured: false });
});
