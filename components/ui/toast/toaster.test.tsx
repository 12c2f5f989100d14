/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { closeButton, shownToast } from '#testing/form-page.tsx';
import { ToastHost } from './toast-host.tsx';
import { showToast } from './toast-store.ts';

const saved = { title: 'Saved', description: 'It is on disk.', variant: 'default' } as const;
const lost = { title: 'Lost', description: 'The disk is full.', variant: 'destructive' } as const;

const show = (toast: Parameters<typeof showToast>[0]) => act(async () => showToast(toast));
const pass = (time: number) => act(async () => jest.advanceTimersByTime(time));
const toasts = () => screen.queryAllByRole('listitem');

beforeEach(async () => {
  jest.useFakeTimers();
  render(<ToastHost />);
});
afterEach(() => jest.useRealTimers());

describe('a toast', () => {
  it.each([saved, lost])('shows its title, description and variant: $title', async (toast) => {
    await show(toast);
    expect(await shownToast()).toEqual(toast);
  });

  it('is shown for 5000 ms', async () => {
    await show(saved);
    await pass(4_999);
    expect(toasts()).toHaveLength(1);
    await pass(1);
    expect(toasts()).toHaveLength(0);
  });

  it('is closed by its button', async () => {
    await show(saved);
    fireEvent.click(closeButton());
    expect(toasts()).toHaveLength(0);
  });

  it('replaces the previous one', async () => {
    await show(saved);
    await show(lost);
    expect(toasts()).toHaveLength(1);
    expect(await shownToast()).toEqual(lost);
  });

  it('is shown for 5000 ms even if it replaces another', async () => {
    await show(saved);
    await pass(3_000);
    await show(lost);
    await pass(4_999);
    expect(toasts()).toHaveLength(1);
    await pass(1);
    expect(toasts()).toHaveLength(0);
  });

  it('may carry an action', async () => {
    const undo = jest.fn();
    await show({
      ...saved,
      action: (
        <button type="button" onClick={undo}>
          Undo
        </button>
      ),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('is removed 1000000 ms after it was closed', async () => {
    await show(saved);
    fireEvent.click(closeButton());
    await pass(999_999);
    expect(screen.getByRole('region')).toBeInTheDocument();
    await pass(1);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
