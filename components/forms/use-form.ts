import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { loadPart } from '#components/ui/load-part.ts';
import { preloadToaster } from '#components/ui/toast/toast-host.tsx';
import { hasDraft } from '#lib/shared/draft.ts';
import type { FieldErrors } from './field.tsx';
import type { AgencyContact } from './message-features.tsx';
import type { FormConfig, submitForm } from './submit-form.tsx';

type FormCode = { config: FormConfig; submitForm: typeof submitForm };

const noErrors: FieldErrors = {};

/**
 * The state of a form, whose code is loaded when it is first focused or there is a draft to restore.
 *
 * @param agency for a form that sends a message
 */
export function useForm<Code extends FormCode>(
  loadCode: () => Promise<Code>,
  agency?: AgencyContact,
) {
  const ref = useRef<HTMLFormElement>(null);
  const loading = useRef<Promise<Code | undefined>>(undefined);
  const [code, setCode] = useState<Code>();
  const [touched, setTouched] = useState(false);
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState(noErrors);

  const load = useCallback(() => {
    loading.current ??= loadPart(loadCode).then((loaded) => {
      // The next touch retries.
      if (!loaded) loading.current = undefined;
      if (ref.current) loaded?.config.messageFeatures?.keepDraft(ref.current);
      setCode(loaded);
      return loaded;
    });
    return loading.current;
  }, [loadCode]);

  useEffect(() => {
    // The visitor may have been faster than the script.
    const focused = ref.current?.contains(document.activeElement);
    if (focused) setTouched(true);
    if (focused || (agency && hasDraft())) load();
    // A page restored from the back/forward cache can be sent again.
    const reset = () => setSending(false);
    addEventListener('pagehide', reset);
    return () => removeEventListener('pagehide', reset);
  }, [agency, load]);

  useEffect(() => {
    if (errors === noErrors) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const onPointerEnter = () => setTouched(true);
  const onFocus = async () => {
    setTouched(true);
    preloadToaster();
    const loaded = await load();
    loaded?.config.messageFeatures?.requestToken();
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // Invalid where the browser validates: nothing is sent [spec 5.3].
    if (sending || !(form.noValidate || form.checkValidity())) return;
    setSending(true);
    const loaded = await load();
    // As without JavaScript; the form stays locked while the browser leaves the page.
    if (!loaded) return form.submit();
    const outcome = await loaded.submitForm(form, loaded.config, { agency, setErrors });
    if (outcome === 'stays') setSending(false);
  };

  const formProps = { ref, method: 'post', onPointerEnter, onFocus, onSubmit } as const;
  return { formProps, touched, code, sending, errors };
}
