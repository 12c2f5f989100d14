'use client';

import { useEffect, useRef, useState } from 'react';
import { suggestEmail } from './email-typo';

/**
 * Asks whether another address was meant where the form's e-mail looks mistyped. Stands in the gap
 * below the field, so that nothing moves when it comes.
 */
export function EmailHint() {
  const hint = useRef<HTMLParagraphElement>(null);
  const [suggestion, setSuggestion] = useState<string>();

  useEffect(() => {
    const form = hint.current?.closest('form');
    const input = emailOf(form);
    if (!form || !input) return;
    const look = () => setSuggestion(suggestEmail(input.value.trim()));
    const clear = () => setSuggestion(undefined);
    const listening = new AbortController();
    input.addEventListener('change', look, listening);
    input.addEventListener('input', clear, listening);
    form.addEventListener('reset', clear, listening);
    // The visitor may have been quicker than this code.
    if (input !== document.activeElement) look();
    return () => listening.abort();
  }, []);

  const apply = () => {
    const input = emailOf(hint.current?.closest('form'));
    if (!input || !suggestion) return;
    input.value = suggestion;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  };

  return (
    <p
      ref={hint}
      role="status"
      className="absolute top-full mt-0.5 flex w-full text-xs/5 whitespace-pre"
    >
      {suggestion && (
        <>
          Did you mean{' '}
          <button
            type="button"
            className="link cursor-pointer overflow-hidden text-ellipsis"
            onClick={apply}
          >
            {suggestion}
          </button>
          ?
        </>
      )}
    </p>
  );
}

function emailOf(form: HTMLFormElement | null | undefined): HTMLInputElement | undefined {
  const input = form?.elements.namedItem('email');
  return input instanceof HTMLInputElement ? input : undefined;
}
