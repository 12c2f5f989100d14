type Props = {
  label: string;
  tabs: readonly { name: string; href: string; isCurrent: boolean; count?: number | undefined }[];
};

/** Links to other views of a page. */
export function Tabs({ label, tabs }: Props) {
  return (
    <nav aria-label={label} className="mt-2 border-b md:mt-4">
      <ul className="-ms-4 text-balance">
        {tabs.map(({ name, href, isCurrent, count }) => (
          <li className="ms-4 inline-block" key={href}>
            <a aria-current={isCurrent ? 'page' : undefined} className="tab" href={href}>
              {name}
              {count ? ` (${count})` : ''}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
