import type { HeaderSet } from './headers.ts';

export type PublishedFile = {
  etag: string;
  /** Headers of a 304. */
  validators: HeaderSet;
  identity: Variant;
  br?: Variant;
  gzip?: Variant;
};

export type Variant = { body: Buffer; headers: HeaderSet };
