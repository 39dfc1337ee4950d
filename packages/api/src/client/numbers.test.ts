import { expect, it } from 'vitest';
import { fits, isRecord, type Definitions, type Shape } from '../contract/fits';
import { answerShapes, channelShapes, definitions } from '../contract/shapes.gen';
import { examples, liveExamples } from '../testing/examples.gen';

const known: Definitions = definitions;

/** Every shape that applies to the same value. */
const unfolded = (shape: Shape): Shape[] => {
  const named = shape.ref === undefined ? undefined : known[shape.ref];
  const parts = [...(shape.allOf ?? []), ...(shape.anyOf ?? []), ...(shape.oneOf ?? [])];
  return [shape, ...(named ? unfolded(named) : []), ...parts.flatMap(unfolded)];
};

const inside = (shape: Shape, key: string | number): Shape[] => {
  const inner = typeof key === 'number' ? (shape.prefixItems?.[key] ?? shape.items) : shape.properties?.[key];
  return [inner ?? (typeof key === 'number' ? undefined : shape.additionalProperties)].filter(
    (one) => one !== undefined,
  );
};

const isNumber = (name: string): boolean => name === 'number' || name === 'integer';

const takesBoth = (shapes: readonly Shape[]): boolean => {
  const types = shapes.flatMap(({ type = [] }) => type);
  return types.includes('string') && types.some(isNumber);
};

/** In every list of values, too. */
const forms = ['1', 1];

interface Place {
  path: string;
  /** The answer with another value there. */
  with: (value: unknown) => unknown;
}

const entriesOf = (shapes: readonly Shape[], value: unknown): [string | number, unknown][] => {
  if (Array.isArray(value)) return value.map((one: unknown, index) => [index, one]);
  if (!isRecord(value)) return [];
  // Also what the example leaves out.
  const names = shapes.flatMap(({ properties = {} }) => Object.keys(properties));
  return [...new Set([...names, ...Object.keys(value)])].map((name) => [name, value[name]]);
};

/** Every place of a value that the contract takes as text and as a number. */
const placesIn = (shapes: readonly Shape[], value: unknown, path = '', put: Place['with'] = (one) => one): Place[] => {
  if (takesBoth(shapes)) return [{ path, with: put }];
  return entriesOf(shapes, value).flatMap(([key, inner]) => {
    const replace = (one: unknown) =>
      put(Array.isArray(value) ? value.with(Number(key), one) : { ...(value as object), [key]: one });
    const within = shapes.flatMap((shape) => inside(shape, key)).flatMap(unfolded);
    return placesIn(within, inner, `${path}.${typeof key === 'number' ? '*' : key}`, replace);
  });
};

const shapeIn = (shapes: Readonly<Record<string, Shape>>, name: string): Shape => shapes[name] ?? {};

const answers = Object.entries(examples).flatMap(([id, named]) =>
  Object.values(named)
    .filter(({ status }) => status === 200)
    .map(({ body }): [string, Shape, unknown] => [id, shapeIn(answerShapes, id), body]),
);

const messages = Object.entries(liveExamples)
  .filter(([channel]) => channel in channelShapes)
  .map(([channel, payload]): [string, Shape, unknown] => [channel, shapeIn(channelShapes, channel), payload]);

const places = [...answers, ...messages].flatMap(([name, shape, value]) =>
  placesIn(unfolded(shape), value).map((place): [string, Shape, Place] => [`${name}${place.path}`, shape, place]),
);

const once = [...new Map(places.map((place) => [place[0], place])).values()];

it.each(once)('%s may be text or a number [CAL-513]', (_, shape, place) => {
  for (const form of forms) expect(fits(shape, place.with(form), known)).toBe(true);
});

const namesIn = (shape: Shape): string[] =>
  Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => [
    ...(takesBoth(unfolded(inner)) ? [name] : []),
    ...namesIn(inner),
  ]);

it('no field that may be either is left out of this table [CAL-513]', () => {
  const marked = new Set(Object.values(known).flatMap(namesIn));
  const tried = new Set(once.map(([path]) => path.split('.').at(-1)));
  expect([...marked].filter((name) => !tried.has(name))).toEqual([]);
});
