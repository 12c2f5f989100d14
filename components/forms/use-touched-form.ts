import { useCallback, useEffect, useRef, useState } from 'react';
import { preloadToaster } from '@/components/ui/toast/toast-host';
import { hasDraft } from './draft';

type TouchedForm = typeof import('./touched-form');

/**
 * Fetches what a contact form needs only once it is touched, or has a draft to restore.
 *
 * @returns `touch` for the form; `touched`, what was fetched, once it is there; `load`, which waits
 *   for it and gives nothing where there is no connection
 */
export function useTouchedForm() {
  const ref = useRef<HTMLFormElement>(null);
  const loading = useRef<Promise<TouchedForm | undefined>>(undefined);
  const [touched, setTouched] = useState<TouchedForm>();

  const load = useCallback(() => {
    loading.current ??= import('./touched-form').then(
      (code) => {
        if (ref.current) code.keepDraft(ref.current);
        setTouched(code);
        return code;
      },
      () => {
        // The next touch asks again.
        loading.current = undefined;
        return undefined;
      },
    );
    return loading.current;
  }, []);

  useEffect(() => {
    // The visitor may have been quicker than the script.
    if (hasDraft() || ref.current?.contains(document.activeElement)) load();
  }, [load]);

  const onFocus = async () => {
    preloadToaster();
    (await load())?.askForToken();
  };
  return { touch: { ref, onFocus }, touched, load };
}
