'use client';

import { useEffect, useState } from 'react';

/** How long the button says what became of it, in ms. */
const shownFor = 2_000;

const words = { idle: 'Copy', copied: 'Copied', failed: 'Not copied' };

const sheets = 'M6 6h7.5v7.5H6zM10 3.5v-1H2.5V10h1';
const check = 'M2.5 8.5 6.5 12.5 13.5 4';

type Props = {
  /** What is copied, in a word. */
  label: string;
  text: string;
};

/** Copies a fact, and says so to eyes and ears. Without JavaScript it is not there. */
export function CopyButton({ label, text }: Props) {
  const [state, setState] = useState<keyof typeof words>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(setState, shownFor, 'idle');
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // The browser has no clipboard for this page, or its owner has said no.
      setState('failed');
    }
  };

  return (
    <>
      <button type="button" className="copy-button" data-state={state} onClick={copy}>
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d={state === 'copied' ? check : sheets} />
        </svg>
        {words[state]}
        <span className="sr-only"> {label}</span>
      </button>
      <span role="status" className="sr-only">
        {state !== 'idle' && `${label}: ${words[state]}`}
      </span>
    </>
  );
}
