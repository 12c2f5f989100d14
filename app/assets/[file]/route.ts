import { effectsAddress, effectsCode } from '@/lib/browser-code';

export const dynamicParams = false;

export const generateStaticParams = () => [{ file: effectsAddress().split('/').at(-1) }];

/** The page effects as one script. */
export function GET(): Response {
  return new Response(effectsCode(), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
}
