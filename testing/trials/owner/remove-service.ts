import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { content } from '#lib/content/content.ts';
import { departmentOf, isDepartment } from '#lib/content/lookup.ts';
import { routes } from '#lib/routes.ts';
import { edit } from './edit.ts';

const { services } = content();

/** Removes the last service and all links to it, and redirects its address to its department's. */
export function removeService(copy: string): void {
  const last = services.findLast((service) => !isDepartment(service));
  if (!last) throw new Error('No service to remove');
  const { slug } = last;
  const content = `${copy}/content`;
  rmSync(`${content}/services/${slug}.ts`);
  for (const room of ['services', 'deliverables']) {
    rmSync(`${copy}/drawings/${room}/${slug}.svg`, { force: true });
  }
  const name = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  edit(`${content}/services/index.ts`, [
    [new RegExp(`import \\{ ${name} \\}.*\\n`), ''],
    [`  ${name},\n`, ''],
  ]);
  const moved = `{ from: '${routes.service(slug)}', to: '${routes.service(departmentOf(last).slug)}' }`;
  edit(`${content}/redirects.ts`, [
    ['readonly Redirect[] = []', `readonly Redirect[] = [${moved}]`],
  ]);
  const named = new RegExp(`'${slug}',\\s*|,\\s*'${slug}'`);
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    // The specification's tests are switched off in the copy.
    if (!/(?<!\.test)\.ts$/.test(file) || file.startsWith('specification')) continue;
    const address = path.join(content, file);
    if (named.test(readFileSync(address, 'utf8'))) edit(address, [[named, '']]);
  }
}
