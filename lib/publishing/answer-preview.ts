import { log } from '#lib/base/log.ts';
import { getStore } from '#lib/database/store.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { openDesk } from '#lib/desk/on-desk.ts';
import { deskUrl } from '#lib/desk/people.ts';
import { noRight, troubleOf } from '#lib/desk/troubles.ts';
import { plainPage, seeOther } from '#lib/http/answer.ts';
import { inTime } from '#lib/http/time-limit.ts';
import { askMaker } from './ask-maker.ts';
import { markedQuery, pageOf, previewPrefix } from './preview-address.ts';
import { isPreviewKey, previewLinkLife } from './preview-link.ts';

const cookie = 'preview';

/** Answers with a page as it will be, to who is signed in, or has a link that has not ended. */
export async function answerPreview(request: Request): Promise<Response> {
  try {
    return await answer(request);
  } catch (error) {
    log.error('a preview cannot reach the store', { error });
    return problem(troubleOf(error));
  }
}

async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams, search } = new URL(request.url);
  const page = pageOf(pathname);
  const given = searchParams.get('key');
  if (given !== null) return openLink(given, pathname);
  const desk = await openDesk(request.headers, 'words');
  const key = cookieOf(request);
  if (typeof desk === 'string' && !(key && (await isKey(key)))) {
    if (key !== undefined) return problem(ended);
    return desk === 'no right' ? problem(noRight) : seeOther(deskRoutes.signIn);
  }
  const host = request.headers.get('host') ?? '';
  const isMarked = typeof desk !== 'string' && searchParams.has(markedQuery);
  const shown = await askMaker({ show: { page: page + search, host, isMarked } }).catch((error) =>
    log.error('a preview failed', { error }),
  );
  if (!shown) return problem(failed);
  return shown.status === 422 ? problem(mistaken) : new Response(Buffer.from(shown.body), shown);
}

const failed = {
  status: 500,
  title: 'This page cannot be shown',
  text: 'Load it again. If that does not help, see “Is it working?”.',
};

const mistaken = {
  status: 422,
  title: 'This cannot be shown yet',
  text: 'Something in the words has to be put right first: Publish, at the desk, says what.',
};

const ended = {
  status: 403,
  title: 'This link has ended',
  text: 'Ask whoever sent it to you for another.',
};

const isKey = (key: string) => inTime(async () => isPreviewKey(await getStore(), key, Date.now()));

/** Its key goes to a cookie, so that no address of a page has it. */
async function openLink(key: string, pathname: string): Promise<Response> {
  if (!(await isKey(key))) return problem(ended);
  const answer = seeOther(pathname);
  const secure = deskUrl('/').startsWith('https:') ? '; Secure' : '';
  answer.headers.set(
    'Set-Cookie',
    `${cookie}=${key}; Path=${previewPrefix}; Max-Age=${previewLinkLife / 1000}; HttpOnly; SameSite=Lax${secure}`,
  );
  return answer;
}

function cookieOf({ headers }: Request): string | undefined {
  const all = headers.get('cookie') ?? '';
  return new RegExp(`(?:^|; )${cookie}=([\\w.-]+)`).exec(all)?.[1];
}

function problem({ status, title, text }: ReturnType<typeof troubleOf>): Response {
  const answer = plainPage(status, title, [{ text }]);
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  // The frame of the desk shows it in place of the page.
  answer.headers.set(
    'Content-Security-Policy',
    policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  );
  return answer;
}
