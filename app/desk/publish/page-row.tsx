import type { ReactNode } from 'react';
import type { ChangedPage } from '#app/desk/parts/changed-pages.ts';
import { FieldChanges } from '#app/desk/parts/field-changes.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { Thumbnail } from '#app/desk/words/parts/picture.tsx';
import { count } from '#lib/base/text.ts';
import { pathOf } from '#lib/content/addresses.ts';
import { liveFrom } from '#lib/content/waiting.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { personName } from '#lib/desk/people.ts';
import { editPage, pageOf } from '#lib/editing/files.ts';
import { tickOf } from '#lib/publishing/acts.ts';
import { shorten } from './shorten.ts';
import type { Writing } from './writers.ts';

/** How many changes of a page are seen at once. */
const most = 5;

type Props = {
  page: ChangedPage;
  /** Its own, where it is to come. */
  day: string | undefined;
  /** Who has written it; nobody, where a new version of the site did. */
  writers: readonly Writing[];
  /** Undefined for who may not publish. */
  isTicked: boolean | undefined;
  note: string | undefined;
};

/** A page that is new to visitors, with a tick to publish it by. */
export function PageRow({ page, day, writers, isTicked, note }: Props) {
  const { file, kind, fields, photographs } = page;
  const changes = fields.map(shorten);
  return (
    <li className="border-b py-3 last:border-b-0">
      <Name day={day} isTicked={isTicked} page={page} />
      <div className={isTicked === undefined ? '' : 'ps-9'}>
        <Writers writers={writers} />
        {note && <p className="font-semibold text-surkh-700">{note}</p>}
        <FieldChanges fields={changes.slice(0, most)} file={file} />
        {changes.length > most && (
          <details>
            <summary className="py-2 text-sm">
              {count(changes.length - most, 'more change')} of {page.title}
            </summary>
            <FieldChanges fields={changes.slice(most)} file={file} />
          </details>
        )}
        {photographs.map((name) => (
          <p className="mt-2 text-sm" key={name}>
            <span className="mb-1 block">A new photograph, {name}</span>
            <Thumbnail file={file} name={name} />
          </p>
        ))}
        {kind !== 'removed' && (
          <p className="flex flex-wrap gap-x-4 text-sm">
            {!isUnseen(file) && (
              <Link href={deskRoutes.preview(pageOf(file))} of={page.title}>
                See it as it will be
              </Link>
            )}
            <Link
              href={isUnseen(file) ? editPage(file) : deskRoutes.words(pageOf(file))}
              of={page.title}
            >
              Change it
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}

function Name({ page, day, isTicked }: Pick<Props, 'page' | 'day' | 'isTicked'>) {
  const { file, title, kind, hash } = page;
  const told = [pathOf(file), kind, day && liveFrom(day)].filter(Boolean).join(', ');
  const name = (
    <span>
      {title} <span className="font-normal text-ink-2">{told}</span>
    </span>
  );
  if (isTicked === undefined) return <p className="font-semibold">{name}</p>;
  return (
    <label className="flex gap-3 py-1">
      <input defaultChecked={isTicked} name={tickOf(file)} type="checkbox" value={hash} />
      {name}
    </label>
  );
}

function Writers({ writers }: Pick<Props, 'writers'>) {
  const names = [...new Set(writers.map(({ who }) => personName(who)))];
  return (
    <p className="text-sm text-ink-2">
      By {names.join(' and ') || 'a new version of the site'}
      {names.length > 0 && ', '}
      {names.length > 0 && <Time at={Math.max(...writers.map(({ at }) => at))} />}
    </p>
  );
}

/** Its name is of use to who does not see what it stands below. */
function Link({ href, of, children }: { href: string; of: string; children: ReactNode }) {
  return (
    <a className="inline-block py-2" href={href}>
      {children}
      <span className="sr-only">: {of}</span>
    </a>
  );
}

/** No preview of a page shows it. */
const isUnseen = (file: string) => ['missing.yaml', 'redirects.yaml'].includes(file);
