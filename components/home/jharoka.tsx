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
      <InlineDrawing className="moving-kite max-sm:hidden" name="demos/kite" />
      {/* On a phone it flies beside the call, its line over the eave. */}
      <InlineDrawing className="moving-kite z-1 sm:hidden" name="demos/kite-outside" />
      {/* Outside of the scenes: a pattern in one that is hidden would be empty. */}
      <InlineDrawing className="size-0" id="leaf" name="demos/shutter" />
      <InlineDrawing className="size-0" id="rider" name="demos/rider" />
      {industries.map((industry, at) => (
        <div className={`scene s${at + 1}`} key={industry.slug}>
          {/* Of the trade: what lights up behind its demo once something is sent. */}
          <InlineDrawing className="street" name={`demos/${industry.drawing}-street`} />
          <svg aria-hidden="true" className="street" viewBox="0 0 700 780">
            <g className="moving-up">
              <use className="rider" href="#rider" />
            </g>
          </svg>
          {industry.demo && <Demo demo={industry.demo} industry={industry} />}
          <Shutter />
          <Shutter />
        </div>
      ))}
      <InlineDrawing name="demos/balcony" />
    </div>
  );
}

function Shutter() {
  return (
    <svg aria-hidden="true" className="shutter" viewBox="0 0 254 536">
      <use href="#leaf" />
    </svg>
  );
}
