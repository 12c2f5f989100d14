import type { HeaderSet } from './headers.ts';

/** A published file in all its content codings. */
export type PublishedFile = {
  etag: string;
  /** The headers of a 304. */
  validators: HeaderSet;
  identity: Variant;
  br?: Variant;
  gzip?: Variant;
};

export type Variant = { body: Buffer; headers: HeaderSet };
