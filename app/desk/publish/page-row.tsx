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
import type { WordsToPublish } from './to-publish.ts';

/** How many changes of a page are seen at once. */
const most = 5;

type Props = {
  page: WordsToPublish['changed'][number];
  words: WordsToPublish['words'];
  /** Undefined for who may not publish. */
  isTicked: boolean | undefined;
  note: string | undefined;
};

/** A page that is new to visitors, with a tick to publish it by. */
export function PageRow({ page, words, isTicked, note }: Props) {
  const { file, title, kind, day, hash, fields, photographs, writers } = page;
  const changes = fields.map(shorten);
  const names = new Set(writers.map(({ who }) => personName(who)));
  const name = (
    <span>
      {title}{' '}
      <span className="font-normal text-ink-2">
        {[pathOf(file), kind, day && liveFrom(day)].filter(Boolean).join(', ')}
      </span>
    </span>
  );
  const linkTo = (href: string, label: string) => (
    <a aria-label={`${label}: ${title}`} className="inline-block py-2" href={href}>
      {label}
    </a>
  );
  return (
    <li className="border-b py-3 last:border-b-0">
      {isTicked === undefined ? (
        <p className="font-semibold">{name}</p>
      ) : (
        <label className="flex gap-3 py-1">
          <input defaultChecked={isTicked} name={tickOf(file)} type="checkbox" value={hash} />
          {name}
        </label>
      )}
      <div className={isTicked === undefined ? '' : 'ps-9'}>
        <p className="text-sm text-ink-2">
          By {[...names].join(' and ') || 'a new version of the site'}
          {names.size > 0 && ', '}
          {names.size > 0 && <Time at={Math.max(...writers.map(({ at }) => at))} />}
        </p>
        {note && <p className="font-semibold text-surkh-700">{note}</p>}
        <FieldChanges fields={changes.slice(0, most)} file={file} words={words} />
        {changes.length > most && (
          <details>
            <summary className="py-2 text-sm">
              {count(changes.length - most, 'more change')} of {title}
            </summary>
            <FieldChanges fields={changes.slice(most)} file={file} words={words} />
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
            {!isUnseen(file) && linkTo(deskRoutes.preview(pageOf(file)), 'See it as it will be')}
            {linkTo(isUnseen(file) ? editPage(file) : deskRoutes.words(pageOf(file)), 'Change it')}
          </p>
        )}
      </div>
    </li>
  );
}

/** No preview of a page shows it. */
const isUnseen = (file: string) => ['missing.yaml', 'redirects.yaml'].includes(file);
