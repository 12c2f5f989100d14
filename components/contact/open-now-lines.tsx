'use client';

import { clsx } from 'clsx';
import { type Opening, openingAt } from '@/lib/opening';
import { useMinute } from '@/lib/use-minute';

/** Whether somebody is at the office now, by its clock and by the visitor's. */
export function OpenNowLines({ opening }: { opening: Opening }) {
  const now = openingAt(useMinute(), opening);
  if (!now) return null;
  const { open, text, elsewhere } = now;
  return (
    <>
      {/* Another text is another line: none of its words moves. */}
      <p key={text}>
        <b className={clsx('font-semibold', open ? 'text-sabz' : 'text-brick-600')}>
          {open ? 'Open now.' : 'Closed now.'}
        </b>{' '}
        {text}
      </p>
      {elsewhere && <p className="below">{elsewhere}</p>}
    </>
  );
}
