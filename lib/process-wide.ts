/**
 * A singleton of the process. Next bundles `instrumentation.ts` and each route handler separately, so a
 * module may be evaluated more than once.
 */
export function processWide<Value extends object>(name: string, create: () => Value): Value {
  const key = Symbol.for(`site.${name}`);
  const holder = globalThis as { [key]?: Value };
  holder[key] ??= create();
  return holder[key];
}
