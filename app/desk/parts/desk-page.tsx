import { headers } from 'next/headers';
import { redirect, unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import { type Desk, openDesk } from '#lib/desk/on-desk.ts';
import { deskRoutes } from '#lib/desk-routes.ts';
import { isDiskFull } from '#lib/disk-full.ts';
import { log } from '#lib/log.ts';
import { countLeads } from '#lib/store/lead-list.ts';
import { Frame, type FrameProps } from './frame.tsx';

type Query = Record<string, string | undefined>;

/** As Next passes it; of a name that is given twice, nothing is read. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

type Page = {
  /** Where it is not known before it is rendered, the page has an h1 of its own. */
  title?: string;
  /** Its address in the menu. */
  at: string;
  /** Who may open it. */
  open?: typeof openDesk;
};

type Asked<Params> = { params: Promise<Params>; searchParams: SearchParams };

/** What a page is rendered of: who asks, and what the address says. */
export type Visit<Params = unknown> = Desk & { params: Params; query: Query };

/**
 * A page for who is signed in; all others are led to the sign-in.
 *
 * @param render gives nothing where there is no such thing
 */
export function deskPage<Params = unknown>(
  { title, at, open = openDesk }: Page,
  render: (visit: Visit<Params>) => ReactNode | Promise<ReactNode>,
) {
  return async ({ params, searchParams }: Asked<Params>) => {
    const query = plain(await searchParams);
    const desk = await open(await headers());
    if (!desk) redirect(deskRoutes.signIn);
    if (desk === 'no store') return <StoreDown />;
    const { email } = desk.person;
    try {
      // Rendered here, so that a database that has just gone is met here, too.
      const content = await render({ ...desk, params: await params, query });
      const open = await countLeads(desk.store, 'open');
      const frame = { at, email, open, say: query.say };
      if (!content) return <Missing {...frame} />;
      return (
        <Frame title={title} {...frame}>
          {content}
        </Frame>
      );
    } catch (error) {
      unstable_rethrow(error);
      log.error('a page of the desk failed', { at, error });
      return isDiskFull(error) ? <DiskFull /> : <StoreDown />;
    }
  };
}

export function plain(params: Awaited<SearchParams>): Query {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? '' : value]),
  );
}

function Missing(frame: Omit<FrameProps, 'children'>) {
  return (
    <Frame title="It is not there" status={404} {...frame}>
      <p className="mt-4">
        It was sent, erased or thrown away, or it never was. Choose a page above.
      </p>
    </Frame>
  );
}

function DiskFull() {
  return (
    <Frame title="The server’s disk is full" status={507}>
      <p className="mt-4">
        The pages of the site are served meanwhile. Ask whoever runs the server to make room, then
        load this page again.
      </p>
    </Frame>
  );
}

function StoreDown() {
  return (
    <Frame title="The database does not answer" status={503}>
      <p className="mt-4">
        The desk works again once it does. The pages of the site are served meanwhile, and visitors
        who write are asked to try again in a minute. Load this page again in a minute, too.
      </p>
    </Frame>
  );
}
