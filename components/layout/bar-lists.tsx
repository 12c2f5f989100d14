import { industries } from '@/content/industries';
import { serviceCategories } from '@/content/navigation';
import { routes } from '@/lib/routes';

/** Lists that drop down from the bar [spec 2.2]. */
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
