import { env } from './env.ts';

/** @param ms how long to wait for what others do; PATIENCE times as long on a slow machine */
export function patience(ms: number): number {
  return ms * env().PATIENCE;
}
