import { Passage } from '@/components/sections/passage';
import type { Service } from '@/content/types';

/** How the work is done, and what it needs from the client. */
export function ServiceMethod({ service }: { service: Service }) {
  const { method, needs } = service;
  return (
    <Passage id="method" passage={method}>
      <div className="mt-6 rounded-lg border border-sand-200 bg-white p-6">
        <h3 className="text-lg">{needs.title}</h3>
        <ul className="mt-3 grid list-disc gap-1.5 pl-5 marker:text-genda-700">
          {needs.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </Passage>
  );
}
