import { randomUUID } from 'node:crypto';
import { Field } from '#app/desk/parts/desk-field.tsx';
import { ActForm, Do, Press } from '#app/desk/parts/form.tsx';
import { Note } from '#app/desk/parts/note.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { content } from '#lib/content/content.ts';
import { chatLink, phoneLink } from '#lib/content/routes.ts';
import type { Lead } from '#lib/database/schema.ts';
import { personName } from '#lib/desk/people.ts';
import { longestAnswer } from '#lib/leads/answers.ts';
import { mailLink } from '#lib/leads/mail-link.ts';
import type { listReplies } from '#lib/leads/replies.ts';
import { explainFailure } from '#lib/post/explain-failure.ts';
import { formatTime, withoutMarks } from '#lib/post/mail-content.ts';
import type { listAnswers } from './list-answers.ts';
import { internationalDigits } from './phone-digits.ts';

/** The ways to a visitor, each under a thumb. */
export function Ways({ lead }: { lead: Lead }) {
  const greeting = `Hello ${lead.name}, you wrote to ${content().site.name}.`;
  const ways = {
    WhatsApp: chatLink(internationalDigits(lead.phone), greeting),
    Call: phoneLink(lead.phone),
  };
  return (
    <p className="mt-4 grid auto-cols-fr grid-flow-col gap-2 text-center sm:max-w-[32rem]">
      {Object.entries({ ...(lead.phone && ways), Mail: answerLink(lead) }).map(([name, href]) => (
        <a
          className="button px-1!"
          href={href}
          key={name}
          rel="noopener"
          target={name === 'WhatsApp' ? '_blank' : undefined}
        >
          {name}
        </a>
      ))}
    </p>
  );
}

/** Opens a mail to the visitor with their words quoted, as many as fit. */
function answerLink({ name, email, message, received_at }: Lead): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  const quote = message.split('\n').map((line) => `> ${line}`);
  const wrote = `${withoutMarks(name)} wrote on ${formatTime(received_at)}:`;
  const text = ['\n', wrote, ...quote].join('\n');
  return mailLink(to, `Your message to ${content().site.name}`, text);
}

type FormProps = {
  id: string;
  /** The last that was done with the message. */
  seen: string;
  typed: string;
  replies: Awaited<ReturnType<typeof listReplies>>;
};

export function AnswerForm({ id, seen, typed, replies }: FormProps) {
  return (
    <>
      <ActForm act="send-answer" className="mt-6 grid gap-3" data-words fields={{ id, seen }}>
        <Field
          className="min-h-32"
          defaultValue={typed}
          dir="auto"
          hint="By mail, with your signature and their words below it, and a copy to the inbox."
          label="Answer"
          maxLength={longestAnswer}
          name="words"
          rows={6}
        >
          <div className="my-2 flex flex-wrap gap-2">
            {replies.map((reply) => (
              <Do key={reply.id} label={nameOf(reply)} what={reply.id} />
            ))}
          </div>
        </Field>
        <button className="main justify-self-start" type="submit">
          Send the answer
        </button>
        <p className="text-sm text-ink-2" data-state role="status" />
      </ActForm>
      <details className="mt-2">
        <summary className="py-2 underline underline-offset-4">Saved replies</summary>
        <p className="text-sm text-ink-2">
          The first line is its name; {'{name}'} becomes the visitor’s. Without words, it is
          removed.
        </p>
        {[...replies, { id: randomUUID(), words: '' }].map((reply) => (
          <Press
            act="keep-reply"
            className="mt-4"
            fields={{ id, reply: reply.id, was: reply.words }}
            key={reply.id}
            label="Save the reply"
          >
            <Field
              defaultValue={reply.words}
              dir="auto"
              id={reply.id}
              label={nameOf(reply) || 'A new one'}
              maxLength={longestAnswer}
              name="words"
              rows={5}
            />
          </Press>
        ))}
      </details>
    </>
  );
}

type Answers = Awaited<ReturnType<typeof listAnswers>>;

export function Answers({ answers }: { answers: Answers }) {
  return answers.map(({ id, who, at, words, mail }) => (
    <Note as="section" key={id} look="done">
      <p className="text-sm text-ink-2">
        Answer of {personName(who)}, <Time at={at} />. <strong>{becameOf(mail)}</strong>
      </p>
      <p className="mt-1 whitespace-pre-wrap" dir="auto">
        {words}
      </p>
    </Note>
  ));
}

function becameOf(mail: Answers[number]['mail']): string {
  if (!mail) return 'A backup was restored since: it waits for an owner, or was dropped.';
  const why = mail.last_error ? ` ${explainFailure(mail.last_error)}.` : '';
  if (mail.sent_at) return `The mail server has taken it.${why}`;
  return mail.failed_at ? `It did not arrive.${why}` : `It is on its way.${why}`;
}

const nameOf = ({ words }: { words: string }) => words.split('\n', 1)[0];
