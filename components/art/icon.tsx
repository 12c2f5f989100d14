import { clsx } from 'clsx';
import iconNodes from '#lib/content/icon-nodes.json';

type Node = [
  tag: 'path' | 'circle' | 'rect' | 'line' | 'polyline' | 'polygon' | 'ellipse',
  attributes: Record<string, string>,
];

export function Icon({ name, className }: { name: keyof typeof iconNodes; className?: string }) {
  const nodes = iconNodes[name] as Node[];
  // In a joined path a leading `m` would be relative to the path before it.
  const paths = nodes.flatMap(([tag, { d }]) =>
    tag === 'path' && d ? [d.replace(/^m/, 'M0 0m')] : [],
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
