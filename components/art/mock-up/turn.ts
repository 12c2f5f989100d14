/** The option whose turn it is: index 0, 1, 2 … goes round and round. */
export function turn<T>(options: readonly [T, ...T[]], index: number): T {
  return options[index % options.length] ?? options[0];
}
