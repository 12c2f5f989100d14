import { industryLinks, serviceCategories } from '@/content/navigation';

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
      {industryLinks.map(({ href, title, description, icon }) => (
        <li key={href}>
          <a href={href} className="list-card">
            <span aria-hidden="true">{icon}</span>
            <span>
              <b>{title}</b>
              <small>{description}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
