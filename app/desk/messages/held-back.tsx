import { Press } from '#app/desk/parts/form.tsx';
import { Note } from '#app/desk/parts/note.tsx';

/** What waits since a restore, until an owner says what becomes of it. */
export function HeldBack({ held }: { held: readonly string[] }) {
  if (held.length === 0) return null;
  return (
    <Note aria-label="Since a restore" as="section">
      <p className="font-semibold">A backup was restored, and some mail waits for you.</p>
      <p className="mt-1 max-w-measure">
        Nobody can tell whether it has gone out since that backup was made. Nothing of it goes
        before you say so.
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
