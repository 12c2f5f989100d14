import { configure, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { handleForms } from '#browser/effects/forms.ts';
import { routes } from '#lib/routes.ts';

// jsdom has no layout to observe.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// The browser's addresses of parts are those of a build.
jest.mock('#browser/load-part.ts', () => {
  const parts: Record<string, () => Promise<unknown>> = {
    forms: () => import('#browser/parts/forms.ts'),
    select: () => import('#browser/islands/select.tsx'),
    toast: () => import('#browser/islands/toast.tsx'),
  };
  return { loadPart: (name: string) => parts[name]?.(), filesOf: () => [] };
});

// A busy machine may be slow.
configure({ asyncUtilTimeout: 20_000 });

/** Shows a form as the server renders it, with the effect, and a `fetch` that the test controls. */
export function openForm(form: ReactElement) {
  sessionStorage.clear();
  closeToast();
  document.getElementById('form')?.remove();
  const fetch = jest.fn<Promise<Response>, [path: string, init: RequestInit]>();
  fetch.mockResolvedValue(answer(200, '{"success": true}'));
  globalThis.fetch = ((path: string, init: RequestInit) =>
    path === routes.formTokenApi
      ? Promise.resolve(answer(204, ''))
      : fetch(path, init)) as typeof globalThis.fetch;
  const user = userEvent.setup({ delay: null });
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<div id="form">${renderToStaticMarkup(form)}</div>`,
  );
  handleForms();
  return {
    user,
    fetch,
    sent: () =>
      fetch.mock.calls.map(([path, init]) => ({ path, body: JSON.parse(`${init.body}`) })),
    sentHeaders: () => fetch.mock.calls.map(([, { headers }]) => headers),
    /** Holds the next answer. @returns a function that gives it */
    hold() {
      const held = Promise.withResolvers<Response>();
      fetch.mockReturnValueOnce(held.promise);
      return async (response = answer(200, '{"success": true}')) => {
        held.resolve(response);
        await new Promise((done) => setTimeout(done));
      };
    },
  };
}

/** A server's answer; jsdom has no `Response`. */
export function answer(status: number, body: string): Response {
  const response: Pick<Response, 'ok' | 'status' | 'statusText' | 'text' | 'json'> = {
    ok: status >= 200 && status < 300,
    status,
    statusText: '',
    text: async () => body,
    json: async () => JSON.parse(body),
  };
  return response as Response;
}

/** Waits for a toast: one of the test before may still be shown. */
export async function expectToast(
  expected: Partial<Record<'title' | 'description' | 'variant', string>>,
): Promise<void> {
  await waitFor(() => expect(shownToast()).toMatchObject(expected));
}

function shownToast() {
  const toast = screen.getByRole('listitem');
  const [title, description] = toast.firstElementChild?.children ?? [];
  return {
    title: title?.textContent,
    description: description?.textContent,
    variant: toast.classList.contains('bg-surkh') ? 'destructive' : 'default',
  };
}

/** The one that a test has left open. */
function closeToast() {
  for (const toast of screen.queryAllByRole('listitem')) within(toast).getByRole('button').click();
}

/** jsdom neither navigates nor lets `location` be replaced: this spies on the object behind it. */
export function watchNavigation(): jest.SpyInstance<void, [url: string | URL]> {
  const symbol = Object.getOwnPropertySymbols(location).find((one) => one.description === 'impl');
  if (!symbol) throw new Error('jsdom keeps its location elsewhere now');
  const { [symbol]: behind } = location as unknown as Record<symbol, Pick<Location, 'assign'>>;
  if (!behind) throw new Error('jsdom keeps its location elsewhere now');
  return jest.spyOn(behind, 'assign').mockImplementation(() => {});
}
