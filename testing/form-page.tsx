import { act, configure, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { ToastHost } from '#components/ui/toast/toast-host.tsx';
import { dismissToast, useToast } from '#components/ui/toast/toast-store.ts';
import { routes } from '#lib/routes.ts';

// A busy machine may be slow.
configure({ asyncUtilTimeout: 20_000 });

/** Renders a form and the toasts, with a `fetch` that the test controls. */
export function openForm(form: ReactElement) {
  sessionStorage.clear();
  forgetToast();
  const fetch = jest.fn<Promise<Response>, [path: string, init: RequestInit]>();
  fetch.mockResolvedValue(answer(200, '{"success": true}'));
  globalThis.fetch = ((path: string, init: RequestInit) =>
    path === routes.formTokenApi
      ? Promise.resolve(answer(204, ''))
      : fetch(path, init)) as typeof globalThis.fetch;
  const user = userEvent.setup({ delay: null });
  render(
    <>
      {form}
      <ToastHost />
    </>,
  );
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
      return (response = answer(200, '{"success": true}')) =>
        act(async () => held.resolve(response));
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

export async function shownToast() {
  const toast = await screen.findByRole('listitem');
  const [title, description] = toast.firstElementChild?.children ?? [];
  return {
    title: title?.textContent,
    description: description?.textContent,
    variant: toast.classList.contains('bg-surkh') ? 'destructive' : 'default',
  };
}

export function closeButton(): HTMLElement {
  return within(screen.getByRole('listitem')).getByRole('button');
}

/** The toast store outlives a test. */
function forgetToast() {
  const { result, unmount } = renderHook(useToast);
  const id = result.current?.id;
  if (id) act(() => dismissToast(id));
  unmount();
}

/** jsdom neither navigates nor lets `location` be replaced: this spies on the object behind it. */
export function watchNavigation(): jest.SpyInstance<void, [url: string | URL]> {
  const symbol = Object.getOwnPropertySymbols(location).find((one) => one.description === 'impl');
  if (!symbol) throw new Error('jsdom keeps its location elsewhere now');
  const { [symbol]: behind } = location as unknown as Record<symbol, Pick<Location, 'assign'>>;
  if (!behind) throw new Error('jsdom keeps its location elsewhere now');
  return jest.spyOn(behind, 'assign').mockImplementation(() => {});
}
