/** @jest-environment jsdom */
import { hasDraft } from '@/lib/shared/draft';
import { forgetDraft, keepDraft } from './keep-draft';

/** A form as a page that is loaded again brings it, with what the browser itself put back. */
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
  it('comes back into the fields of the same page', () => {
    leave();
    const form = openForm();
    keepDraft(form);
    expect(values(form)).toEqual({ ...typed, phone: '', subject: '' });
  });

  it('leaves alone what a field holds already', () => {
    leave();
    const form = openForm({ name: 'Bilal', service: 'SEO' });
    keepDraft(form);
    expect(values(form)).toMatchObject({ name: 'Bilal', email: typed.email });
  });

  it('tells the form what it put in, as a choice of the visitor would', () => {
    leave();
    const form = openForm();
    const changed: string[] = [];
    form.addEventListener('change', ({ target }) =>
      changed.push((target as HTMLInputElement).name),
    );
    keepDraft(form);
    expect(changed).toContain('service');
  });

  it('has what was typed before its code came', () => {
    keepDraft(openForm({ message: 'Quick' }));
    const form = openForm();
    keepDraft(form);
    expect(values(form)).toMatchObject({ message: 'Quick' });
  });

  it('has nothing but what a visitor sees', () => {
    leave({ subject: 'a trap', phone: '1' });
    expect([...new URLSearchParams(sessionStorage.getItem('draft:/contact') ?? '')]).toEqual([
      ['phone', '1'],
    ]);
  });

  it('is that of its page', () => {
    leave();
    history.replaceState(null, '', '/');
    expect(hasDraft()).toBe(false);
  });

  it('is gone when it was sent, and when everything was erased', () => {
    leave();
    expect(hasDraft()).toBe(true);
    forgetDraft();
    expect(sessionStorage).toHaveLength(0);
    leave({ name: 'A' });
    const form = openForm();
    keepDraft(form);
    type(form, 'name', '');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not missed by a browser that keeps nothing', () => {
    const denied = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(() => leave()).not.toThrow();
    expect(hasDraft()).toBe(false);
    denied.mockRestore();
  });
});
