import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { log } from '#lib/base/log.ts';
import { type Store, writeDurably } from '#lib/database/store.ts';
import { running } from '#lib/post/control.ts';
import { accepted, type FieldErrors, type RefusalPage, refused } from './answer.ts';
import { type Limited, rateLimit } from './rate-limit.ts';
import { isFormPost, mediaType, readBody } from './read-body.ts';
import { isSameOrigin } from './same-origin.ts';
import { inTime } from './time-limit.ts';

export type Submission<Schema extends z.ZodType> = {
  /** In the log and the rate limits. */
  name: Limited;
  schema: Schema;
  /** The field that makes it too large. */
  longest: string;
  /** The answer to a form posted without JavaScript, once it is stored. */
  thanks(): Response;
  refusal: RefusalPage;
  /** Stores it durably, with its mail. */
  save(
    store: Store,
    value: z.output<Schema>,
    context: { page: string; now: number; body: unknown },
  ): Promise<Saved>;
};

/** `errors` where it conflicts with what is stored; `leadId` where it is a lead, for the log. */
type Saved = { suspicion?: string | null; errors?: FieldErrors; leadId?: string };

/** Refused where there are `errors`; `reason` and `leadId` are for the log. */
type Outcome = {
  status: number;
  errors?: FieldErrors;
  /** In seconds. */
  retryAfter?: number | undefined;
  reason?: string | undefined;
  leadId?: string | undefined;
};

/** Answers a submission and logs the outcome, never the content; the answer's X-Request-Id is in the log. */
export async function receive<Schema extends z.ZodType>(
  request: Request,
  submission: Submission<Schema>,
): Promise<Response> {
  const requestId = randomUUID();
  const outcome = await handle(request, submission, requestId);
  const { status, errors, retryAfter, reason, leadId } = outcome;
  const about = { requestId, leadId, submission: submission.name, status, reason };
  log.info('submission answered', about);
  const response = errors
    ? refused(request, status, errors, submission.refusal)
    : accepted(request, submission.thanks);
  response.headers.set('X-Request-Id', requestId);
  if (retryAfter) response.headers.set('Retry-After', String(retryAfter));
  return response;
}

/**
 * Cheapest check first: same origin (403) → media type (415) → rate limit (429) → body (413, 400) →
 * schema (400) → store (503). Success is reported only once it is durably stored; the mail follows.
 */
async function handle<Schema extends z.ZodType>(
  request: Request,
  { name, schema, longest, save }: Submission<Schema>,
  requestId: string,
): Promise<Outcome> {
  // Without the headers of a browser it is a program, with no cookies to abuse.
  if (isSameOrigin(request) === false) {
    return refusal(403, 'Messages are taken from the pages of this site only.');
  }
  if (!isFormPost(request) && mediaType(request) !== 'application/json') {
    return refusal(415, 'Send application/json or a form.');
  }
  try {
    const seconds = rateLimit(request, name);
    if (seconds > 0) return tooMany(seconds);

    const body = await readBody(request);
    if (!body.ok) {
      const field = body.status === 413 ? longest : 'form';
      return { status: body.status, errors: { [field]: body.reason } };
    }
    const parsed = schema.safeParse(body.value);
    if (!parsed.success) return { status: 400, errors: fieldErrors(parsed.error) };

    const context = { page: pageOf(request), now: Date.now(), body: body.value };
    const write = () => writeDurably((store) => save(store, parsed.data, context));
    const { suspicion, errors, leadId } = await inTime(write);
    if (errors) return { status: 409, errors };
    running.delivery?.wake();
    return { status: 200, reason: suspicion ?? undefined, leadId };
  } catch (error) {
    log.error('submission could not be stored', { requestId, error });
    return refusal(503, 'We could not store what you sent. Please try again in a minute.', 60);
  }
}

function refusal(status: number, form: string, retryAfter?: number): Outcome {
  return { status, errors: { form }, retryAfter };
}

function tooMany(seconds: number): Outcome {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return refusal(429, `There were too many at once. Please try again in ${wait}.`, seconds);
}

function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) errors[String(issue.path[0] ?? 'form')] ??= issue.message;
  return errors;
}

/** The path of the form's page, without its query, which may be personal. */
function pageOf(request: Request): string {
  const referer = request.headers.get('referer') ?? '';
  return URL.canParse(referer) ? new URL(referer).pathname.slice(0, 200) : 'unknown';
}
