import { ActForm } from '#app/desk/parts/form.tsx';
import type { MenuLink } from './menu-links.ts';

/** Where a page stands in the menu or could stand: by one press, or in the menu's own fields. */
export function InMenu({ links }: { links: readonly MenuLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="mt-4 border-t pt-2">
      {links.map(({ label, href, fields, presses = {} }) => (
        <li className="py-1" key={label}>
          {href && (
            <a className="inline-block py-2" href={href}>
              {label}
            </a>
          )}
          <ActForm act="words" className="flex flex-wrap gap-2" data-stays="" fields={fields}>
            {Object.entries(presses).map(([todo, name]) => (
              <button key={todo} name="do" type="submit" value={todo}>
                {name}
              </button>
            ))}
          </ActForm>
        </li>
      ))}
    </ul>
  );
}
