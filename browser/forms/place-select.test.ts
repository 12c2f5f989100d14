/** @jest-environment jsdom */
import { loadPart } from '#browser/load-part.ts';
import { placeSelect } from './place-select.ts';

jest.mock('#browser/load-part.ts', () => ({ loadPart: jest.fn(async () => undefined) }));

it('leaves the native select in a low window, and looks again at the next touch', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<form><input><select></select></form>';
  const [form, select] = [document.querySelector('form'), document.querySelector('select')];
  let isTall = false;
  window.matchMedia = () => ({ matches: isTall }) as MediaQueryList;
  if (select) placeSelect(select);
  jest.runAllTimers();
  expect(loadPart).not.toHaveBeenCalled();

  isTall = true;
  form?.dispatchEvent(new Event('focusin'));
  jest.runAllTimers();
  expect(loadPart).toHaveBeenCalledWith('islands');
});
