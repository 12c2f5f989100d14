/**
 * What there is one of in the process, though the server and each of Next's bundles have their own copy of
 * a module: the store, and where the server and the handlers meet the delivery.
 */
export function processWide<Value extends object>(name: string, create: () => Value): Value {
  const key = Symbol.for(`site.${name}`);
  const holder = globalThis as { [key]?: Value };
  holder[key] ??= create();
  return holder[key];
}

/** The same for what is found by code: in development it lasts until that is changed. */
export const keptWide: typeof processWide = (name, create) =>
  process.env.NODE_ENV === 'development' ? create() : processWide(name, create);
