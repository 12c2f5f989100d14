/** A singleton, though Next bundles each route handler separately and evaluates a module several times. */
export function processWide<Value extends object>(name: string, create: () => Value): Value {
  const key = Symbol.for(`site.${name}`);
  const holder = globalThis as { [key]?: Value };
  holder[key] ??= create();
  return holder[key];
}
