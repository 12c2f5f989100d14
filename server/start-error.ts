/** Why the server cannot start, in a sentence that says how to mend it. */
export class StartError extends Error {
  override name = 'StartError';
}
