/** @jest-environment jsdom */
import { hasDraft, keepDraft } from './draft.ts';

function openForm(name = '') {
  document.body.innerHTML = `<form><input name="name" value="${name}"><input name="email"></form>`;
  const form = document.body.firstElementChild as HTMLFormElement;
  keepDraft(form);
  return form;
}

function write(form: HTMLFormElement, name: string, value: string) {
  const control = form.elements.namedItem(name) as HTMLInputElement;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

test('a draft leaves what the browser itself has put back, and is optional: storage may be blocked', () => {
  const form = openForm();
  write(form, 'name', 'Ayesha');
  write(form, 'email', 'a@b.pk');
  const values = Object.fromEntries(new FormData(openForm('Bilal')));
  expect(values).toEqual({ name: 'Bilal', email: 'a@b.pk' });

  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(() => write(openForm(), 'name', 'Ayesha')).not.toThrow();
  expect(hasDraft()).toBe(false);
});
