import { Press } from '#app/desk/parts/form.tsx';
import { Note } from '#app/desk/parts/note.tsx';

/** What waits until an owner says what becomes of it. */
export function HeldBack({ held }: { held: readonly string[] }) {
  if (held.length === 0) return null;
  return (
    <Note aria-label="Mail that waits for you" as="section">
      <p className="font-semibold">Some mail waits for you.</p>
      <p className="mt-1 max-w-measure">
        A backup was restored, so nobody can tell whether it has gone out; or it waited more than a
        week for a mail server. Nothing of it goes before you say so.
      </p>
      <ul className="mt-2 list-disc pl-5">
        {held.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
      <p className="mt-2 max-w-measure">
        What is dropped is not mailed again. Letters are kept, under Letters.
      </p>
      <div className="flex flex-wrap gap-3">
        <Press act="let-go" label="Let all of it go" />
        <Press act="drop-held" label="Drop all of it" look="danger" />
      </div>
    </Note>
  );
}
