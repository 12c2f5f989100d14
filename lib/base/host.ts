import { processWide } from './process-wide.ts';

/**
 * Who runs Next in this process: its own commands (`next start`, `next dev`), server/serve.ts, or a program that
 * only makes pages, and so must send nothing.
 */
export const host = processWide('host', () => ({ kind: 'next' as 'next' | 'server' | 'pages' }));
