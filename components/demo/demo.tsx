import './demo.css';
import { clsx } from 'clsx';
import { type DrawingName, drawn, getDrawing } from '#components/art/drawings.ts';
import { InlineDrawing } from '#components/art/inline-drawing.tsx';
import { grounds } from '#components/sections/grounds.ts';
import { plain } from '#lib/content/marks.ts';
import type { Industry } from '#lib/content/types.ts';

type Act = NonNullable<Industry['demo']>;

type Props = {
  demo: Act;
  industry: Pick<Industry, 'slug' | 'drawing' | 'ground'>;
};

/**
 * A phone, and the screen of the other side, which tells what is chosen on it. Without script: demo.css shows the
 * class `y2` where the second option is chosen and `n2` where it is not, `ys` and `ns` as the button is pressed, whose
 * name says its state. What is sent stays as it is until it is pressed again. Drawings say it, too: of the phone `demos/gaming`, of the
 * other side `demos/gaming-other`.
 */
export function Demo({ demo, industry: { slug, drawing, ground } }: Props) {
  const { app, note, options, none, total, action, done, again, other } = demo;
  const name: DrawingName = `demos/${drawing}`;
  const { surface } = grounds[ground];
  const id = `demo-${slug}`;
  return (
    <fieldset className="demo">
      <legend className="sr-only">{app}: a demo</legend>
      <div className="phone">
        <p className={clsx('display phone-bar text-white', surface)}>
          {app}
          <small>{note}</small>
        </p>
        <div className={isTall(name) ? 'dishes' : 'slots'}>
          <InlineDrawing name={name} />
          {options.map(({ label, amount }, at) => (
            <label className="choice" key={label}>
              <input
                className={`i${at + 1}`}
                defaultChecked={at === 0}
                name={none ? `${id}-${at}` : id}
                type={none ? 'checkbox' : 'radio'}
              />
              <span>
                {label}
                {amount && <small>{inUnits(total, amount)}</small>}
              </span>
            </label>
          ))}
        </div>
        <output className="display phone-sum">
          <span className="ns sum">
            {total ? (
              <>
                <small>{total.label}</small>{' '}
                <Sum amounts={options.map((one) => one.amount ?? 0)} total={total} />
              </>
            ) : (
              options.map(
                ({ detail }, at) =>
                  detail && (
                    <span className={`y${at + 1}`} key={detail}>
                      {unbroken(detail)}
                    </span>
                  ),
              )
            )}
          </span>
          <span className="ys done">{done}</span>
        </output>
        <label className="choice send press">
          {/* Its name says what it has done, and it is never pressed: it offers what comes next. */}
          {/* biome-ignore lint/a11y/useSemanticElements: a button has no state that CSS knows. */}
          <input aria-pressed="false" className="is" role="button" type="checkbox" />
          <span className="ns send-key">{action}</span>
          <span className="ys send-key">
            <span className="sr-only">{`${done}. `}</span>
            {again}
          </span>
          {none && (
            <span aria-live="polite">
              <span className="none send-key">{none}</span>
            </span>
          )}
        </label>
      </div>
      <div className="board">
        <p className="label" id={`${id}-other`}>
          {other.title}
        </p>
        <InlineDrawing name={`${name}-other`} />
        <output aria-labelledby={`${id}-other`}>
          <span className="ns">{unbroken(other.waiting)}</span>
          <span className="ys">
            <b className="display">{other.heading}</b>
            {options.map(({ said }, at) => (
              <span className={`y${at + 1}`} key={said}>
                {unbroken(said)}
              </span>
            ))}
          </span>
        </output>
      </div>
    </fieldset>
  );
}

/** How the two screens stand: side by side, the other one on a post, or behind the phone and larger. */
export type DemoView = keyof typeof views;

const views = {
  // Above the window's border.
  phones: 'pb-[5%] [--at:flex-end] md:[--told:7.8em] [&_.board]:rounded-[1.2em]',
  post: 'on-post [--told:7.8em]',
  near: 'near [--at:flex-end] md:[--told:6.5em]',
};

/** A demo on the sill of a page's window, which says what to do. */
export function WindowDemo({ view, ...props }: Props & { view: DemoView }) {
  return (
    <div className={clsx('window-demo print:hidden', views[view])}>
      {/* As high as the sill. */}
      <p className="order-last grid min-h-[9.3cqw] place-items-center">
        <span className="card max-w-[100vw] px-4 text-xs text-ink sm:text-sm">
          <strong>Try it:</strong> {props.demo.hint}
        </span>
      </p>
      <Demo {...props} />
    </div>
  );
}

/** Beside a list stands a tall drawing, above buttons a wide one. */
function isTall(name: DrawingName) {
  if (!drawn(name)) return false;
  const { width, height } = getDrawing(name);
  return height > width;
}

/** Every sum that the first amounts can have; one is shown. */
function Sum({ amounts: [first, ...others], total, sum = 0, at = 1 }: SumProps) {
  if (first === undefined) return inUnits(total, sum);
  const rest = { amounts: others, total, at: at + 1 };
  return (
    <>
      <span className={`y${at}`}>
        <Sum {...rest} sum={sum + first} />
      </span>
      <span className={`n${at}`}>
        <Sum {...rest} sum={sum} />
      </span>
    </>
  );
}

type SumProps = { amounts: number[]; total: Act['total']; sum?: number; at?: number };

function inUnits(total: Act['total'], amount: number) {
  const figure = amount.toLocaleString('en');
  const { unit = '', unitAfter } = total ?? {};
  if (unitAfter) return plain(unit) === '%' ? `${figure}%` : `${figure}\u00a0${unit}`;
  return `${unit}\u00a0${figure}`.trim();
}

/** A number stays in one line with its name, its unit and its sign, a time without its “at”. */
const unbroken = (text: string) =>
  text.replace(/(?<! at) (?=[\d–+]|Rs|[A-Z]\b|[akp][gm]\b)|(?<=[–+]) /g, '\u00a0');
