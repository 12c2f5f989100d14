import { inField } from '#lib/content/check-form.ts';
import type { Mistake } from '#lib/content/mistakes.ts';
import { type Form, fieldAt } from './form.ts';
import type { Shape } from './shape.ts';

/** Mistakes in words for whoever sees the form: by the names of its fields, and the rest. */
export function fieldProblems(shape: Shape, form: Form, mistakes: readonly Mistake[]) {
  const fields = new Map<string, string[]>();
  const rest: string[] = [];
  for (const { path, text } of mistakes) {
    const field = path ? fieldAt(shape, form, path) : '';
    if (path && field)
      fields.set(field, [...(fields.get(field) ?? []), atField(text, inField(path))]);
    else rest.push(text);
  }
  return { fields, rest };
}

/** `metaTitle has 70 characters …` is `This has 70 characters …` where the field itself stands above it. */
function atField(text: string, name: string): string {
  if (text.startsWith(`${name} is empty`) || text.startsWith(`${name} is missing`)) {
    return 'This is empty: please fill it.';
  }
  if (text.startsWith(`${name}: `)) return text.slice(name.length + 2);
  return text.startsWith(`${name} `) ? `This${text.slice(name.length)}` : text;
}
