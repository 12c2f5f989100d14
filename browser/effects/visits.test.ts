/** @jest-environment jsdom */
import { awaitPart } from '#browser/load-part.ts';
import { countView } from './visits.ts';

jest.mock('#browser/first-of-visit.ts', () => ({ isFirstOfVisit: () => true }));
jest.mock('#browser/load-part.ts', () => ({ awaitPart: jest.fn(async () => undefined) }));

test.each([
  ['globalPrivacyControl', true, [], false],
  ['doNotTrack', '1', [], false],
  ['connection', { saveData: true }, ['visit'], false],
  ['language', 'en', ['visit'], true],
])('%s: %p says what is reported, and whether speed is measured', (name, value, seen, measured) => {
  const sendBeacon = jest.fn();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  Object.defineProperty(navigator, name, { value, configurable: true });
  countView();
  expect(awaitPart).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerdown'));
  expect(sendBeacon.mock.calls.map(([, fields]) => fields.get('seen'))).toEqual(seen);
  expect(jest.mocked(awaitPart).mock.calls.length > 0).toBe(measured);
  Reflect.deleteProperty(navigator, name);
  jest.clearAllMocks();
});
