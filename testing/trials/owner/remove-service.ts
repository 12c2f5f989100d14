import { appendFileSync, rmSync } from 'node:fs';
import { content } from '#lib/content/content.ts';
import { departmentOf, isDepartment } from '#lib/content/lookup.ts';
import { routes } from '#lib/routes.ts';
import { editAll } from './edit.ts';

/** Removes the last service and all links to it, and redirects its address to its department's. */
export function removeService(copy: string): void {
  const last = content().services.findLast((service) => !isDepartment(service));
  if (!last) throw new Error('No service to remove');
  const { slug } = last;
  rmSync(`${copy}/content/services/${slug}.yaml`);
  for (const room of ['services', 'deliverables']) {
    rmSync(`${copy}/drawings/${room}/${slug}.svg`, { force: true });
  }
  editAll(`${copy}/content`, new RegExp(`\\n *- ${slug}(?=\\n)`), '');
  const moved = `${routes.service(slug)}: ${routes.service(departmentOf(last).slug)}\n`;
  appendFileSync(`${copy}/content/redirects.yaml`, moved);
}
