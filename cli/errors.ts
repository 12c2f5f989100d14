import { maskSecrets } from '#lib/mask-secrets.ts';

/** E.g. `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/** On one line, without secrets. */
export function reasonOf(error: unknown): string {
  const { message } = Object(error) as { message?: unknown };
  return maskSecrets(String(message ?? error)).replaceAll('\n', ' ');
}

/** @throws the error itself if it is not the file system's */
export function writeProblem(file: string, error: unknown): string {
  const code = codeOf(error);
  if (!code) throw error;
  if (code === 'EEXIST') return `${file} already exists, and was not overwritten.`;
  return `${file} cannot be written: ${reasonOf(error)}`;
}
