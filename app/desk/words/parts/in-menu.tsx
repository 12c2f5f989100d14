import type { MenuLink } from '#lib/editing/menu.ts';

/** To the menu's own fields, where a page stands or could stand. */
export function InMenu({ links }: { links: readonly MenuLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="mt-4 border-t pt-2">
      {links.map(({ label, href }) => (
        <li key={label}>
          <a className="inline-block py-2" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
