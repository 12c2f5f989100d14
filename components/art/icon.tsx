import { clsx } from 'clsx';
import iconNodes from '#lib/content/icon-nodes.json';
import { short } from './star.ts';

type Node = [
  tag: 'path' | 'circle' | 'rect' | 'line' | 'polyline' | 'polygon' | 'ellipse',
  attributes: Record<string, string>,
];

export function Icon({ name, className }: { name: keyof typeof iconNodes; className?: string }) {
  const nodes = iconNodes[name] as Node[];
  // In a joined path a leading `m` would be relative to the path before it.
  const paths = nodes.flatMap(([tag, { d }]) =>
    tag === 'path' && d ? [tenths(d).replace(/^m/, 'M0 0m')] : [],
  );
  const others = nodes.filter(([tag]) => tag !== 'path');
  return (
    <svg aria-hidden="true" className={clsx('icon', className)} viewBox="0 0 24 24">
      {paths.length > 0 && <path d={paths.join('')} />}
      {others.map(([Tag, attributes]) => (
        <Tag key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  );
}

/**
 * No eye sees more of an icon. A sign or a point stood for a space where none is left. Arcs stay: their flags stand
 * before a number without a space.
 */
const tenths = (path: string) =>
  path.replace(/[b-z][^a-z]*/gi, (command) =>
    command.replace(/-?\d*\.\d+(?=(\.)?)/g, (number, point) => {
      const tenth = short(Number(number));
      const before = /^\d/.test(tenth) && !/^\d/.test(number) ? ' ' : '';
      return before + tenth + (point && !tenth.includes('.') ? ' ' : '');
    }),
  );
