import { count } from '#lib/base/text.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { fieldName } from '#lib/editing/labels.ts';
import { titleIn } from '#lib/editing/title-of.ts';
import { type Found as FoundText, searchWords } from './search-words.ts';

const most = 50;

/** What the site says of it, by pages; each leads to where it is changed. */
export function Found({ asked, words }: { asked: string; words: WordFiles }) {
  const { found, count: all } = searchWords(words, asked, most);
  const pages = Map.groupBy(found, ({ file }) => file);
  return (
    <section aria-label="What was found">
      <h2>{all > 0 ? `Found in ${count(all, 'place')}` : 'Nothing says that'}</h2>
      {[...pages].map(([file, texts]) => (
        <section key={file}>
          <h3 className="mt-4 font-semibold">{titleIn(words, file)}</h3>
          <ul>
            {texts.map((one) => (
              <Result key={one.field} {...one} />
            ))}
          </ul>
        </section>
      ))}
      {all > most && <p className="mt-4">And {all - most} more: look for more words at once.</p>}
    </section>
  );
}

function Result({ file, field, href, pieces }: FoundText) {
  return (
    <li className="border-b">
      <a className="block py-2" href={href}>
        <span className="block text-sm text-ink-2">{fieldName(file, field)}</span>
        <bdi>
          {pieces.map(({ text, isHit }, at) => {
            const key = `${at} ${text}`;
            return isHit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
          })}
        </bdi>
      </a>
    </li>
  );
}
