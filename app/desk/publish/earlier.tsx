import { Press } from '#app/desk/parts/form.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { env } from '#lib/base/env.ts';
import { aboutOf, listPublications, servedFolder } from '#lib/publishing/publications.ts';

/** What can be gone back to. */
export function Earlier({ isGoing }: { isGoing: boolean }) {
  const publications = listPublications();
  if (env().PUBLISH_COMMAND || publications.length === 0) return null;
  const served = aboutOf(servedFolder());
  return (
    <>
      <h2>Published before</h2>
      <p className="max-w-measure">
        One press, and the site shows earlier words again. What is written at the desk stays.
      </p>
      <ul className="mt-2">
        {publications.map(({ name, about: { at, who, words } }) => (
          <li className="border-b py-2" key={name}>
            <Time at={at} />, {who ? `by ${who}` : 'before anybody published from here'}
            {words === served?.words && at === served.at ? (
              <strong>: on the site now</strong>
            ) : (
              !isGoing && <Press act="publish-again" fields={{ name }} label="Show these again" />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
