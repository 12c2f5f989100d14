'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Shown from a tenth of it in view, 50 px above the lower edge [spec 2.3, 9]. */
const options = { threshold: 0.1, rootMargin: '0px 0px -50px 0px' };

/** Fades its children in when they come into view and out when they leave; shown without script. */
export function Reveal({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry) element.dataset.reveal = entry.isIntersecting ? 'shown' : 'hidden';
    }, options);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} className="reveal">
      {children}
    </div>
  );
}
