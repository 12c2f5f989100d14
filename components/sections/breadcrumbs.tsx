import { Breakable } from '#components/layout/breakable.tsx';
import { routes } from '#lib/content/routes.ts';
import { breadcrumbData } from '#lib/site/structured-data.ts';
import { StructuredData } from './structured-data.tsx';

export type Crumb = { label: string; href?: string };

/** The way from the home page to this one. */
export function Breadcrumbs({ below }: { below: readonly Crumb[] }) {
  const crumbs = [{ label: 'Home', href: routes.home }, ...below];
  return (
    <nav aria-label="Breadcrumb" className="mb-2 text-sm text-sand-100">
      <ol className="flex flex-wrap gap-2">
        {crumbs.map(({ label, href }, index) => (
          <li className="flex gap-2" key={label}>
            {href ? (
              <a className="inline-block py-0.5 underline hover:text-white" href={href}>
                {label}
              </a>
            ) : (
              <span aria-current="page" className="inline-block py-0.5">
                <Breakable text={label} />
              </span>
            )}
            {index < below.length && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
      <StructuredData data={breadcrumbData(crumbs)} />
    </nav>
  );
}
