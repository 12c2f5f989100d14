import { schemaOf } from './schema.ts';
import { partOf, type Shape, shapeOf } from './shape.ts';
import type { Path } from './source.ts';

type Field = { path: Path; shape: Shape; value: unknown };

/** The shape of a value of a file. */
export function shapeAt(shape: Shape, path: Path): Shape | undefined {
  return path.reduce<Shape | undefined>((around, key) => around && partInFile(around, key), shape);
}

/** Every value that has a shape, from the outermost, a picture as one; names that are written in the file, too. */
export function fieldsOf(file: string, data: unknown): Field[] {
  return schemaOf(file) ? fieldsIn(shapeOf(file), data, []) : [];
}

function fieldsIn(shape: Shape, data: unknown, path: Path): Field[] {
  const isPicture = shape.kind === 'group' && shape.picture;
  const parts = typeof data === 'object' && !isPicture ? Object.entries(data ?? {}) : [];
  const inner = parts.flatMap(([name, value]) => {
    const at = [...path, Array.isArray(data) ? Number(name) : name];
    const part = partInFile(shape, name);
    const named = shape.kind === 'list' && shape.named;
    return [
      ...(named ? [{ path: at, shape: named.from, value: name }] : []),
      ...(part ? fieldsIn(part, value, at) : []),
    ];
  });
  return [{ path, shape, value: data }, ...inner];
}

const partInFile = (shape: Shape, key: PropertyKey) =>
  shape.kind === 'list' && shape.named ? shape.named.to : partOf(shape, String(key));
