import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';

type Props = {
  /** Of a mail. */
  html: string;
};

/** A mail at two widths. Its frames run nothing, and their links lead nowhere. */
export function MailFrames({ html }: Props) {
  return (
    <div className="flex flex-wrap gap-6">
      {sizes.map(({ name, width, isWide }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone, keys scroll the wide one.
        <figure className="max-w-full overflow-x-auto" key={name} tabIndex={0}>
          <figcaption className="mb-2 text-sm text-ink-2">
            {name}
            {isWide && (
              <span className="sm:hidden">, wider than this window: slide it sideways</span>
            )}
          </figcaption>
          <iframe
            className={`h-[36rem] max-w-none border bg-white ${width}`}
            sandbox=""
            srcDoc={html.replaceAll(content().site.url + pictures, pictures)}
            title={`The mail, ${name.toLowerCase()}`}
          />
        </figure>
      ))}
    </div>
  );
}

/** Of this site, also where its address is another yet. */
const pictures = routes.letterPicture();

const sizes = [
  { name: 'On a phone', width: 'w-[340px]', isWide: false },
  { name: 'On a computer', width: 'w-[620px]', isWide: true },
];
