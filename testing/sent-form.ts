import type { Shape } from '#lib/content/shape.ts';
import { entries, type Form, member } from '#lib/editing/form.ts';

/** As a browser sends the fields that the page shows. */
export function sendForm(shape: Shape, form: Form, sent: FormData, name = '') {
  const below = (part: Shape, key: string, value: Form | undefined) =>
    sendForm(part, value ?? '', sent, name ? `${name}.${key}` : key);
  if (shape.kind === 'group') {
    for (const [key, part] of Object.entries(shape.fields)) below(part, key, member(form, key));
  } else if (shape.kind === 'list') {
    for (const [at, item] of entries(form).entries()) below(shape.item, String(at), item);
  } else if (shape.kind === 'ticks') {
    for (const one of entries(form)) sent.append(name, String(one));
  } else if (form === true) sent.set(name, 'on');
  else if (form !== false) sent.set(name, String(form));
}
