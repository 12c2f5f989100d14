/** Its message says why the server cannot start, and how to fix it. */
export class StartError extends Error {
  override name = 'StartError';
}
