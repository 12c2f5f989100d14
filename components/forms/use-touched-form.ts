import { useCallback, useEffect, useRef, useState } from 'react';
import { loadPart } from '@/components/ui/load-part';
import { preloadToaster } from '@/components/ui/toast/toast-host';
import { hasDraft } from '@/lib/shared/draft';

type TouchedForm = typeof import('./touched-form');

/**
 * Fetches what a contact form needs only once it is touched, or has a draft to restore.
 *
 * @returns `touch` for the form; `touched`, what was fetched, once it is there; `load`, which waits
 *   for it and gives nothing where it cannot be had
 */
export function useTouchedForm() {
  const ref = useRef<HTMLFormElement>(null);
  const loading = useRef<Promise<TouchedForm | undefined>>(undefined);
  const [touched, setTouched] = useState<TouchedForm>();

  const load = useCallback(() => {
    loading.current ??= loadPart(() => import('./touched-form')).then((code) => {
      // The next touch asks again.
      if (!code) loading.current = undefined;
      if (code && ref.current) code.keepDraft(ref.current);
      setTouched(code);
      return code;
    });
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
