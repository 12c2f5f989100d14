import type { HeaderSet } from './headers.ts';

export type PublishedFile = {
  etag: string;
  /** Headers of a 304. */
  validators: HeaderSet;
  identity: Variant;
  br?: Variant | undefined;
  gzip?: Variant | undefined;
};

export type Variant = { body: Buffer; headers: HeaderSet };
