import { actor, allow, download, say as sayOne, writeDown } from '#lib/desk/old-act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { seeOther } from '#lib/http/answer.ts';
import { correction } from '#lib/leads/schema.ts';
import { detailsOf } from './details.ts';
import { eraseEverything } from './erase.ts';
import { correctPerson, findPersonalData, type PersonalData } from './people.ts';
import { exportPerson } from './person-export.ts';
import type { PersonSaid } from './said.ts';

const say = sayOne<PersonSaid>;

const personPage = deskRoutes.page('person');

export const personActs = allow('owner', {
  'export-person': async (desk, { email = '' }) => {
    const found = await findPerson(desk, email);
    if (found instanceof Response) return found;
    // Names the person in the log until they are erased.
    const { id } = found.leads.at(-1) ?? found.subscriptions.at(-1) ?? {};
    await writeDown(desk, 'person exported', id);
    const data = JSON.stringify(await exportPerson(desk.store, email), null, 2);
    return download(data, 'person.json', 'application/json');
  },

  'correct-person': async (desk, { person: email = '', was, same, ...given }) => {
    const { data, error } = correction.safeParse(given);
    if (error) return say(personPage, 'not-correct', { email });
    const found = await findPerson(desk, email);
    if (found instanceof Response) return found;
    if (was !== detailsOf(found.leads)) return say(personPage, 'person-changed', { email });
    const changed = await correctPerson(desk.store, email, data, same === 'yes', actor(desk));
    if (changed.kind === 'address taken') return say(personPage, 'address-taken', { email });
    if (changed.kind === 'address known') return say(personPage, 'address-known', { email });
    return say(personPage, 'corrected', { email: data.email ?? email });
  },

  'erase-person': async (desk, { email = '', sure }) => {
    if (sure !== 'yes') return say(personPage, 'not-sure', { email });
    const found = await findPerson(desk, email);
    if (found instanceof Response) return found;
    await eraseEverything(desk.store, email, actor(desk));
    return say(personPage, 'erased');
  },
});

/** @returns where to lead on to if nothing is kept about them */
async function findPerson({ store }: Desk, email: string): Promise<PersonalData | Response> {
  const data = await findPersonalData(store, email);
  const isKnown = data.leads.length + data.subscriptions.length > 0;
  return isKnown ? data : seeOther(deskRoutes.person(email));
}
