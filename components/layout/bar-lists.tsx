import { industries } from '@/content/industries';
import { serviceCategories } from '@/content/navigation';
import { routes } from '@/lib/routes';

/** The Services list of the bar: four categories with their pages [spec 2.2]. */
export function ServiceList() {
  return (
    <ul className="service-list">
      {serviceCategories.map(({ category, href, subServices }) => (
        <li key={href}>
          <a href={href} className="list-head">
            {category}
          </a>
          <ul>
            {subServices.map((sub) => (
              <li key={sub.href}>
                <a href={sub.href} className="list-link">
                  {sub.label}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** The Industries list of the bar: every industry with a line and an emoji [spec 2.2]. */
export function IndustryList() {
  return (
    <ul className="industry-list">
      {industries.map(({ slug, name, summary, emoji }) => (
        <li key={slug}>
          <a href={routes.industry(slug)} className="list-card">
            <span aria-hidden="true">{emoji}</span>
            <span>
              <b>{name}</b>
              <small>{summary}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
