import { trapField, trapHeader } from '@/lib/shared/honeypot';
import { fieldValue } from './form-values';

/** How a script's post says that the honeypot was filled, as the body has no room for it. */
export function trapHeaders(form: HTMLFormElement): Record<string, string> {
  return fieldValue(form, trapField) ? { [trapHeader]: '1' } : {};
}
