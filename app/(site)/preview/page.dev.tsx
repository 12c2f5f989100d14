import { routes } from '#lib/content/routes.ts';
import type { Message } from '#lib/post/mailer.ts';
import { allPages } from '#lib/site/page-list.ts';
import { sampleMails } from './sample-mails.ts';

export const dynamic = 'force-dynamic';

export default async function PreviewPage() {
  const mails = await sampleMails();
  return (
    <div className="wrap py-section">
      <h1 className="text-4xl">Preview</h1>
      <h2 className="mt-12 text-2xl">Mails</h2>
      {mails.map(({ kind, message }) => (
        <Mail key={message.id} kind={kind} message={message} />
      ))}
      <h2 className="mt-16 text-2xl">Social cards</h2>
      <ul className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {allPages().map(({ path }) => (
          <li key={path}>
            <a className="link" href={path}>
              {path}
            </a>
            {/* biome-ignore lint/performance/noImgElement: The card itself, as other sites fetch it. */}
            <img alt="" loading="lazy" src={routes.socialCard(path)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Mail({ kind, message }: { kind: string; message: Message }) {
  const { subject, from, to, replyTo, unsubscribeUrl, html, text } = message;
  const headers = { From: from.address, To: to, 'Reply-To': replyTo?.address, unsubscribeUrl };
  return (
    <article className="mt-8 edge-t-1 pt-4">
      <h3 className="text-xl">{subject}</h3>
      <p className="text-sm text-ink-2">
        {kind}
        {Object.entries(headers).map(([name, value]) => value && `, ${name}: ${value}`)}
      </p>
      <div className="mt-4 grid gap-6 lg:grid-cols-2">
        <iframe className="w-full" height="576" srcDoc={html} title={`${subject}, HTML`} />
        <pre className="bg-white p-4 text-sm" style={{ whiteSpace: 'pre-wrap' }}>
          {text}
        </pre>
      </div>
    </article>
  );
}
