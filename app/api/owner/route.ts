import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { seeOther } from '#lib/http/answer.ts';

export const dynamic = 'force-dynamic';

/** Mails of 1.1.0 have links to here that acted. They lead to the desk, for as long as anybody has them. */
function leadOn({ url }: Request): Response {
  const of = new URL(url).searchParams.get('of') ?? '';
  const isMessage = /^[\da-f-]{36}$/.test(of);
  return seeOther(isMessage ? deskRoutes.message(of) : deskRoutes.home);
}

export { leadOn as GET, leadOn as POST };
