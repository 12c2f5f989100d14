import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';

/** Of this site, also where its address is another yet. */
const pictures = routes.letterPicture();

/** A mail at two widths. Its frames run nothing, and their links lead nowhere. */
export function MailFrames({ html }: { html: string }) {
  const frame = (name: string, width: string, note?: string) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone, keys scroll the wide one.
    <figure className="max-w-full overflow-x-auto" tabIndex={0}>
      <figcaption className="mb-2 text-sm text-ink-2">
        {name}
        <span className="sm:hidden">{note}</span>
      </figcaption>
      <iframe
        className={`h-[36rem] max-w-none border bg-white ${width}`}
        sandbox=""
        srcDoc={html.replaceAll(content().site.url + pictures, pictures)}
        title={`The mail, ${name.toLowerCase()}`}
      />
    </figure>
  );
  return (
    <div className="flex flex-wrap gap-6">
      {frame('On a phone', 'w-[340px]')}
      {frame('On a computer', 'w-[620px]', ', wider than this window: slide it sideways')}
    </div>
  );
}
