'use client';

import { useEffect, useState } from 'react';

/** How long the button says what became of it, in ms. */
const shownFor = 2_000;

const sheets = 'M6 6h7.5v7.5H6zM10 3.5v-1H2.5V10h1';
const check = 'M2.5 8.5 6.5 12.5 13.5 4';

type Props = {
  /** What is copied, in a word. */
  label: string;
  text: string;
};

/** Copies a fact, and says so to eyes and ears. Without JavaScript it is not there. */
export function CopyButton({ label, text }: Props) {
  const [word, setWord] = useState('Copy');

  useEffect(() => {
    if (word === 'Copy') return;
    const timer = setTimeout(setWord, shownFor, 'Copy');
    return () => clearTimeout(timer);
  }, [word]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setWord('Copied');
    } catch {
      // The browser has no clipboard for this page, or its owner has said no.
      setWord('Not copied');
    }
  };

  return (
    <>
      <button type="button" className="copy-button" onClick={copy}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={word === 'Copied' ? check : sheets} />
        </svg>
        {word}
        <span className="sr-only"> {label}</span>
      </button>
      <span role="status" className="sr-only">
        {word !== 'Copy' && `${label}: ${word}`}
      </span>
    </>
  );
}
