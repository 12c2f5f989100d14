import { ResponseError } from './request';

/** What is wrong with a form's fields, by name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a refusal of the server says of the form's fields; empty where it names none. */
export function fieldErrorsOf(failure: unknown): FieldErrors {
  if (!(failure instanceof ResponseError)) return {};
  try {
    const answer: unknown = JSON.parse(failure.text);
    const errors = (answer as { errors?: Record<string, unknown> } | null)?.errors ?? {};
    return Object.fromEntries(Object.entries(errors).filter(isText));
  } catch {
    // It is not this site's server that answered, but something in front of it.
    return {};
  }
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
