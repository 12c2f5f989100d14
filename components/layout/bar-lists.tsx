import { content } from '#lib/content/content.ts';
import { getIndustry } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import { Breakable } from './breakable.tsx';
import { serviceLinks, serviceMenu } from './service-links.ts';

export function ServiceList() {
  return (
    <ul className="gap-x-6 lg:grid lg:grid-cols-4">
      {serviceMenu().map((slugs) => category(serviceLinks(slugs)))}
    </ul>
  );
}

function category([department, ...below]: ReturnType<typeof serviceLinks>) {
  if (!department) return null;
  return (
    <li key={department.href}>
      <a
        className="block py-2 font-semibold text-lajvard-700 hover:underline"
        href={department.href}
      >
        {department.label}
      </a>
      <ul className="pl-4 text-sm text-ink-2 lg:pl-0">
        {below.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </li>
  );
}

export function IndustryList() {
  const { industries } = content().navigation;
  return (
    <ul className="gap-2 lg:grid lg:grid-cols-4">
      {industries.map(getIndustry).map(({ slug, name, summary, emoji }) => (
        <li key={slug}>
          <a
            className="flex items-start gap-3 rounded px-2 py-2 hover:bg-sand-100"
            href={routes.industry(slug)}
          >
            {/* A fixed width: without an emoji font, the fallback box has another. */}
            <span aria-hidden="true">{emoji}</span>
            <span>
              <b className="block font-semibold">
                <Breakable text={name} />
              </b>
              <small className="text-xs text-ink-2">{summary}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
