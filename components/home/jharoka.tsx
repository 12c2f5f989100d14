import './jharoka.css';
import { firstFrameId } from '#components/art/first-frame.ts';
import { InlineDrawing } from '#components/art/inline-drawing.tsx';
import { Demo } from '#components/demo/demo.tsx';
import type { Industry } from '#lib/content/types.ts';

/** A window on the city in which demos stand: `s1` to `s3`, by the choice of a trade. Shutters close between them. */
export function Jharoka({ industries }: { industries: readonly Industry[] }) {
  return (
    <div className="jharoka print:hidden" id={firstFrameId}>
      <InlineDrawing name="demos/window" />
      {/* By itself: a part of a drawing is laid out anew in each frame in which it moves. */}
      <InlineDrawing className="moving-kite" name="demos/kite" />
      {industries.map((industry, at) => (
        <div className={`scene s${at + 1}`} key={industry.slug}>
          {industry.demo && <Demo demo={industry.demo} industry={industry} />}
          {at === 0 ? (
            <InlineDrawing className="shutter" id="leaf" name="demos/shutter" />
          ) : (
            <SameShutter />
          )}
          <SameShutter />
        </div>
      ))}
      <InlineDrawing name="demos/balcony" />
    </div>
  );
}

function SameShutter() {
  return (
    <svg aria-hidden="true" className="shutter" viewBox="0 0 254 536">
      <use href="#leaf" />
    </svg>
  );
}
