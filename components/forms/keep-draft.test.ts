/** @jest-environment jsdom */
import { hasDraft } from '#lib/shared/draft.ts';
import { keepDraft } from './keep-draft.ts';

/** @param restored what the browser itself put back */
function openForm(restored: Record<string, string> = {}): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="name"><input name="email"><input name="phone"><input name="subject">
    <select name="service"><option value=""></option><option>SEO</option></select>
    <textarea name="message"></textarea></form>`;
  const form = document.body.firstElementChild as HTMLFormElement;
  for (const [name, value] of Object.entries(restored)) control(form, name).value = value;
  return form;
}

const control = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement;

function type(form: HTMLFormElement, name: string, value: string) {
  control(form, name).value = value;
  control(form, name).dispatchEvent(new Event('input', { bubbles: true }));
}

const values = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/contact');
});

const typed = {
  name: 'Ayesha & Söhne',
  email: 'a@b.pk',
  message: 'Two\nlines = 100%',
  service: 'SEO',
};

function leave(entries: Record<string, string> = typed) {
  const form = openForm();
  keepDraft(form);
  for (const [name, value] of Object.entries(entries)) type(form, name, value);
}

describe('a draft', () => {
  it('does not overwrite a field', () => {
    leave();
    const form = openForm({ name: 'Bilal', service: 'SEO' });
    keepDraft(form);
    expect(values(form)).toMatchObject({ name: 'Bilal', email: typed.email });
  });

  it('contains only visible fields', () => {
    leave({ subject: 'a trap', phone: '1' });
    expect([...new URLSearchParams(sessionStorage.getItem('draft:/contact') ?? '')]).toEqual([
      ['phone', '1'],
    ]);
  });

  it('is optional: storage may be blocked', () => {
    const denied = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(() => leave()).not.toThrow();
    expect(hasDraft()).toBe(false);
    denied.mockRestore();
  });
});
