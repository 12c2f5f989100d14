import { content } from '#lib/content/content.ts';
import type { Member } from '#lib/content/types.ts';

/** Everyone, with what the About page says of them. */
export function aboutTeam(): Member[] {
  return content().people.map(({ name, role, portrait, about }) => ({
    name,
    role,
    portrait,
    bio: about,
  }));
}
