// For `node --import`: resolves `@/` and paths without an extension.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';

const root = new URL('..', import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    const file = sourceFile(specifier, context.parentURL ?? '');
    return next(file ? file.href : specifier, context);
  },
});

function sourceFile(specifier: string, parent: string): URL | undefined {
  if (/\/(node_modules|\.next)\//.test(parent)) return;
  const base = specifier.startsWith('@/') ? new URL(specifier.slice(2), root) : undefined;
  const target = base ?? (specifier.startsWith('.') ? new URL(specifier, parent) : undefined);
  if (!target) return;
  return ['', '.ts', '.tsx', '/index.ts']
    .map((ending) => new URL(target.href + ending))
    .find((address) => /\.[a-z]+$/.test(address.pathname) && existsSync(address));
}
