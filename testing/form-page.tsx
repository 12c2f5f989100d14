import { act, configure, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { ToastHost } from '@/components/ui/toast/toast-host';
import { dismissToast, useToast } from '@/components/ui/toast/toast-store';
import { routes } from '@/lib/routes';

// Nothing here is about speed: a busy machine may take its time.
configure({ asyncUtilTimeout: 20_000 });

/** Renders a form and the toasts in a new tab, over a network that answers what the test tells it to. */
export function openForm(form: ReactElement) {
  sessionStorage.clear();
  forgetToast();
  const fetch = jest.fn<Promise<Response>, [path: string, init: RequestInit]>();
  fetch.mockResolvedValue(answer(200, '{"success": true}'));
  // The token that a touched form asks for is no part of what is sent.
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
    /** What was sent so far, its bodies parsed. */
    sent: () =>
      fetch.mock.calls.map(([path, init]) => ({ path, body: JSON.parse(`${init.body}`) })),
    /** Holds the next answer back. @returns what gives it */
    hold() {
      const held = Promise.withResolvers<Response>();
      fetch.mockReturnValueOnce(held.promise);
      return (response = answer(200, '{"success": true}')) =>
        act(async () => held.resolve(response));
    },
  };
}

/** An answer of the server; jsdom has no `Response` of its own. */
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

/** Waits for the toast. */
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

/** The toast outlives a test, as it outlives a form. */
function forgetToast() {
  const { result, unmount } = renderHook(useToast);
  const id = result.current?.id;
  if (id) act(() => dismissToast(id));
  unmount();
}

/**
 * Watches where the page leads the browser. jsdom neither navigates nor lets `location` be replaced,
 * but keeps the object behind it under a symbol.
 */
export function watchNavigation(): jest.SpyInstance<void, [url: string | URL]> {
  const symbol = Object.getOwnPropertySymbols(location).find((one) => one.description === 'impl');
  if (!symbol) throw new Error('jsdom keeps its location elsewhere now');
  const { [symbol]: behind } = location as unknown as Record<symbol, Pick<Location, 'assign'>>;
  if (!behind) throw new Error('jsdom keeps its location elsewhere now');
  return jest.spyOn(behind, 'assign').mockImplementation(() => {});
}
