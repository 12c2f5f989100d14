/** @jest-environment jsdom */
import { awaitPart } from '#browser/load-part.ts';
import { placeSelect } from './place-select.ts';

jest.mock('#browser/load-part.ts', () => ({ awaitPart: jest.fn(async () => undefined) }));

it.each([true, false])('takes a native select’s place only in a window with room: %p', (isTall) => {
  jest.useFakeTimers();
  window.matchMedia = () => ({ matches: isTall }) as MediaQueryList;
  placeSelect(document.createElement('select'));
  jest.runAllTimers();
  expect(jest.mocked(awaitPart).mock.calls).toEqual(isTall ? [['islands']] : []);
  jest.clearAllMocks();
});
