import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { loadPart } from '@/components/ui/load-part';
import { preloadToaster } from '@/components/ui/toast/toast-host';
import { hasDraft } from '@/lib/shared/draft';
import type { FieldErrors } from './field';
import type { AgencyContact } from './way-out';

type FormCode = typeof import('./touched-form');

const noErrors: FieldErrors = {};

/**
 * The state of a form, whose code is fetched when it is first touched or has a draft to restore.
 *
 * @param agency how it is reached where a message is not taken
 * @returns `formProps` for the form; `touched` from the first pointer or focus on; `code` once it is
 *   there; `errors` by field, the first of which gets the focus
 */
export function useForm(name: keyof FormCode['formSchemas'], agency?: AgencyContact) {
  const ref = useRef<HTMLFormElement>(null);
  const loading = useRef<Promise<FormCode | undefined>>(undefined);
  const [code, setCode] = useState<FormCode>();
  const [touched, setTouched] = useState(false);
  const [sending, setSending] = useState(false);
  const [errors, showErrors] = useState(noErrors);

  const load = useCallback(() => {
    loading.current ??= loadPart(() => import('./touched-form')).then((loaded) => {
      // The next touch asks again.
      if (!loaded) loading.current = undefined;
      if (loaded?.formSchemas[name].isMessage && ref.current) loaded.keepDraft(ref.current);
      setCode(loaded);
      return loaded;
    });
    return loading.current;
  }, [name]);

  useEffect(() => {
    // The visitor may have been quicker than the script.
    const focused = ref.current?.contains(document.activeElement);
    if (focused) setTouched(true);
    if (focused || hasDraft()) load();
    // A page that comes back out of the back/forward cache can be sent again.
    const reset = () => setSending(false);
    addEventListener('pagehide', reset);
    return () => removeEventListener('pagehide', reset);
  }, [load]);

  useEffect(() => {
    if (errors === noErrors) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const onPointerEnter = () => setTouched(true);
  const onFocus = async () => {
    setTouched(true);
    preloadToaster();
    const loaded = await load();
    if (loaded?.formSchemas[name].isMessage) loaded.askForToken();
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // What the browser would not send does nothing, whoever submits it [spec 5.3].
    if (sending || !(form.noValidate || form.checkValidity())) return;
    setSending(true);
    const loaded = await load();
    // The code cannot be had: the browser sends the form, and leaves, as it does without JavaScript.
    if (!loaded) return form.submit();
    const options = { agency, showErrors };
    const outcome = await loaded.submitForm(form, loaded.formSchemas[name], options);
    if (outcome === 'stays') setSending(false);
  };

  const formProps = { ref, method: 'post', onPointerEnter, onFocus, onSubmit } as const;
  return { formProps, touched, code, sending, errors };
}
