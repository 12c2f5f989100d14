import type { z } from 'zod';
import type { completeIndustry, completeProject, completeService } from './defaults.ts';
import type { PolicySection } from './markdown.ts';
import type * as entries from './schema/entries.ts';
import type * as parts from './schema/parts.ts';
import type { files, NameOf } from './schema.ts';

type Readable<Said> = Said extends string
  ? Said
  : Said extends object
    ? { readonly [Key in keyof Said]: Readable<Said[Key]> }
    : Said;

/** What a file of that form says. */
type Said<Schema extends z.ZodType> = Readable<z.output<Schema>>;

/** `slug` is the file's name. */
type Entry<Schema extends z.ZodType> = Said<Schema> & { readonly slug: string };

/** `drawing` is the file's name where it says none. */
type Drawn<Schema extends z.ZodType> = Entry<Schema> & { readonly drawing: string };

export type SiteIdentity = Content['site'];

export type Department = z.output<typeof parts.department>;
export type Ground = z.output<typeof parts.ground>;
export type Photograph = Said<typeof parts.photograph>;

/** With what its file leaves out; so are the next. */
export type Service = Readable<ReturnType<typeof completeService>>;
export type Industry = Readable<ReturnType<typeof completeIndustry>>;
export type Project = Readable<ReturnType<typeof completeProject>>;
/** `html` has `{figure}` where its drawing stands, and photographs as Markdown writes them. */
export type Article = Drawn<typeof entries.article> & { readonly html: string };

/** What the files say that there are once, by their names. */
export type Files = {
  readonly [File in keyof typeof files as NameOf<File>]: Said<(typeof files)[File]>;
};

export type Content = Files & {
  readonly privacy: { readonly sections: readonly PolicySection[] };
  /** Paths of every page that was ever released. */
  readonly addresses: readonly string[];
  /** In the order of the menu, and so are the industries. */
  readonly services: readonly Service[];
  readonly industries: readonly Industry[];
  /** Newest first, and so are the articles. */
  readonly projects: readonly Project[];
  readonly articles: readonly Article[];
  /** What a newer release has written, and this one does not know. */
  readonly leftOut?: readonly string[];
};
