import { type RefObject, useEffect, useState } from 'react';
import type { FieldErrors } from './field-errors';

const none: FieldErrors = {};

/** What is wrong with a form's fields. Each time it is set, the first field that is marked gets the focus. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState(none);
  useEffect(() => {
    if (errors === none) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
  return [errors, setErrors] as const;
}
