import { isDiskFull } from '#lib/base/disk-full.ts';

export type Trouble = { status: number; title: string; text: string };

const storeDown: Trouble = {
  status: 503,
  title: 'The database does not answer',
  text: 'Nothing was changed. The pages of the site are served meanwhile, and visitors who write are asked to try again in a minute. Do so, too: what you typed is still there if you go back. If that does not help, tell whoever runs the server.',
};

const diskFull: Trouble = {
  status: 507,
  title: 'The server’s disk is full',
  text: 'Nothing was changed. The pages of the site are served meanwhile. Ask whoever runs the server to make room, then try again: what you typed is still there if you go back.',
};

/** What keeps the desk from answering. */
export const troubleOf = (error: unknown) => (isDiskFull(error) ? diskFull : storeDown);
