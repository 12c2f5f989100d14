import { content } from '#lib/content/content.ts';

export function deskTitle(page: string): string {
  return `${page} | Desk of ${content().site.name}`;
}
