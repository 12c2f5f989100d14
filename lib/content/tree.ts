import { partOf, type Shape } from './shape.ts';

/** Where a value stands in a file: names of fields, and places in lists, from 0. */
export type Path = readonly PropertyKey[];

/** A path; or the name of a field in a form, `offer.items.2.title`. */
type Place = Path | string;

const pathOf = (place: Place): Path =>
  typeof place === 'string' ? place.split('.').filter(Boolean) : place;

/** Of a file or a form. @returns undefined where there is nothing */
export function valueAt(tree: unknown, place: Place): unknown {
  return pathOf(place).reduce(
    (part, key) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, key)
        ? Reflect.get(part, key)
        : undefined,
    tree,
  );
}

/**
 * The same with another value at a place, as it was where it has no such place.
 *
 * @param change gives undefined to take the value away: entries below it move up
 */
export function changeAt<Tree>(
  tree: Tree,
  place: Place,
  change: (part: Tree) => Tree | undefined,
): Tree {
  const [key, ...rest] = pathOf(place);
  if (key === undefined) return change(tree) ?? tree;
  const part = valueAt(tree, [key]) as Tree | undefined;
  if (part === undefined) return tree;
  const changed = rest.length > 0 ? changeAt(part, rest, change) : change(part);
  if (Array.isArray(tree)) {
    return tree.toSpliced(Number(key), 1, ...(changed === undefined ? [] : [changed])) as Tree;
  }
  const group: Record<PropertyKey, unknown> = { ...tree, [key]: changed };
  if (changed === undefined) delete group[key];
  return group as Tree;
}

/** Changes every text. */
export function mapTexts(
  tree: unknown,
  change: (text: string, path: Path) => string,
  path: Path = [],
): unknown {
  if (typeof tree === 'string') return change(tree, path);
  if (typeof tree !== 'object' || tree === null) return tree;
  const parts = partsOf(tree).map(([key, part]) => [key, mapTexts(part, change, [...path, key])]);
  return Array.isArray(tree) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** The shape of a value of a form; in a file, too, above names that are written there. */
export function shapeAt(shape: Shape, place: Place): Shape | undefined {
  return pathOf(place).reduce<Shape | undefined>(
    (around, key) => around && partOf(around, String(key)),
    shape,
  );
}

type Field = { path: Path; shape: Shape; value: unknown };

/** Every value of a file or a form that has a shape, from the outermost, and the names that are written in a file. */
export function* walk(shape: Shape, tree: unknown, path: Path = []): Generator<Field> {
  yield { path, shape, value: tree };
  const named = shape.kind === 'list' && !Array.isArray(tree) ? shape.named : undefined;
  for (const [key, part] of partsOf(tree)) {
    const at = [...path, key];
    if (named) yield { path: at, shape: named.from, value: key };
    const inner = named ? named.to : partOf(shape, String(key));
    if (inner) yield* walk(inner, part, at);
  }
}

/** None of a text. */
function partsOf(tree: unknown): [key: string | number, part: unknown][] {
  if (typeof tree !== 'object' || tree === null) return [];
  const isList = Array.isArray(tree);
  return Object.entries(tree).map(([key, part]) => [isList ? Number(key) : key, part]);
}
