import { useSyncExternalStore } from 'react';

const minute = 60_000;

/** The minute that runs, in ms since 1970. Only for what is rendered in the browser alone. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, currentMinute);
}

function currentMinute(): number {
  return Math.floor(Date.now() / minute) * minute;
}

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      minute - (Date.now() % minute),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
