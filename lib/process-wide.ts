/**
 * One value for the whole process. Next compiles `instrumentation.ts` and each route handler into
 * bundles of their own, so a module's top level may run once in each; the store and the outbox must
 * exist once.
 */
export function processWide<Value extends object>(name: string, create: () => Value): Value {
  const key = Symbol.for(`site.${name}`);
  const holder = globalThis as { [key]?: Value };
  holder[key] ??= create();
  return holder[key];
}
