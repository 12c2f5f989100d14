/** The code that Node, the file system or the resolver gave an error, e.g. `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/** An error as one line for the owner. */
export function reasonOf(error: unknown): string {
  const { message } = Object(error) as { message?: unknown };
  return String(message ?? error).replaceAll('\n', ' ');
}

/** Why a file cannot be written. @throws what is not the file system's complaint */
export function writeProblem(file: string, error: unknown): string {
  const code = codeOf(error);
  if (!code) throw error;
  if (code === 'EEXIST') return `${file} exists already, and nothing was written over it.`;
  return `${file} cannot be written: ${reasonOf(error)}`;
}
