import type { HeaderSet } from './headers.ts';

/** A published file in all its codings. */
export type PublishedFile = {
  etag: string;
  /** What a 304 says. */
  validators: HeaderSet;
  identity: Variant;
  br?: Variant;
  gzip?: Variant;
};

export type Variant = { body: Buffer; headers: HeaderSet };
