import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/env';
import { receiveContact } from '@/lib/submissions/contact';
import { postJson } from '@/testing/requests';
import { getStore } from './store';

const lead = { name: 'Ayesha', email: 'a@example.com', phone: '', message: 'A shop, please.' };
const post = (message: string) => receiveContact(postJson('/api/contacts', { ...lead, message }));
const file = () => path.join(env().DATA_DIR, 'site.sqlite');

it('nothing is acknowledged that would be gone after a restart', async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect((await post('Before')).status).toBe(200);

  const aside = path.join(mkdtempSync(path.join(env().DATA_DIR, 'aside-')), 'site.sqlite');
  renameSync(file(), aside);
  expect((await post('While it is away')).status).toBe(503);

  renameSync(aside, file());
  expect((await post('Once it is back')).status).toBe(200);
  await (await getStore()).close();
  rmSync(file());
});
