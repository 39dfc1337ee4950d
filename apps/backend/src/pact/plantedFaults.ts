import type { ContractDocument } from '../contract/document';

export const faultKinds = [
  'a field that is missing',
  'a wrong type',
  'an unknown or wrongly cased value of an enum',
  'money with an exponent, another last digit or rounded',
  'a date that is not ISO',
  'other words where the front end decides by words',
  'another code of a refusal',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export type Path = readonly (string | number)[];

export interface PlantedFault {
  kind: FaultKind;
  path: Path;
  /** The answer with this fault in it. */
  plantIn: (answer: unknown) => unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

const sameValues = (one: unknown, other: unknown): number => {
  if (!isObject(one) || !isObject(other)) return one === other ? 1 : 0;
  return Object.entries(one).reduce((sum, [key, value]) => sum + sameValues(value, other[key]), 0);
};

/** The entry of a list that is most like the one that is read: a list may have many of which one is meant. */
const meantIn = (list: unknown, read: unknown): number => {
  if (!Array.isArray(list)) return 0;
  const likeness = list.map((entry) => sameValues(read, entry));
  return Math.max(0, likeness.indexOf(Math.max(...likeness)));
};

/** Every path of what the front end reads, in one entry of each list. */
const pathsIn = (read: unknown, answer: unknown, path: Path = []): Path[] => {
  const here = path.length === 0 ? [] : [path];
  if (Array.isArray(read)) {
    const index = meantIn(answer, read[0]);
    return read.length === 0 ? here : [...here, ...pathsIn(read[0], valueAt(answer, [index]), [...path, index])];
  }
  if (!isObject(read)) return here;
  const inside = ([key, inner]: [string, unknown]) => pathsIn(inner, valueAt(answer, [key]), [...path, key]);
  return [...here, ...Object.entries(read).flatMap(inside)];
};

/** A copy with another value in one place, or without the place. */
const changed = (answer: unknown, path: Path, value?: unknown): unknown => {
  const copy = structuredClone(answer);
  const last = path.at(-1);
  const holder = valueAt(copy, path.slice(0, -1));
  if (!isObject(holder) || last === undefined) return copy;
  if (value !== undefined) holder[last] = value;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else Reflect.deleteProperty(holder, last);
  return copy;
};

interface Schema {
  $ref?: string;
  'x-wording'?: string[];
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** What the contract says of values: every schema that applies to a place. */
export const createSchemaReader = (document: ContractDocument) => {
  const named = (reference: string): Schema => valueAt(document, reference.slice(2).split('/')) as Schema;

  const unfolded = (schema: Schema): Schema[] => [
    schema,
    ...(schema.$ref === undefined ? [] : unfolded(named(schema.$ref))),
    ...[schema.allOf, schema.anyOf, schema.oneOf].flatMap((parts = []) => parts.flatMap(unfolded)),
  ];

  const inside = (schema: Schema, key: string | number): Schema[] => {
    if (typeof key === 'number') return [schema.prefixItems?.[key] ?? schema.items].filter((one) => one !== undefined);
    const { [key]: property } = schema.properties ?? {};
    if (property) return [property];
    return typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : [];
  };

  return (schemaAt: readonly string[], path: Path): Schema[] =>
    path.reduce(
      (schemas, key) => schemas.flatMap((schema) => inside(schema, key)).flatMap(unfolded),
      unfolded(valueAt(document, schemaAt) as Schema),
    );
};

const wrongTypes = (value: unknown): unknown => {
  if (typeof value === 'string') return {};
  if (typeof value === 'number') return 'seven';
  if (typeof value === 'boolean') return 'yes';
  return Array.isArray(value) ? { list: true } : 'an object';
};

const otherCase = (text: string): string => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase());

const otherDigit = (decimal: string): string =>
  decimal.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));

const isDecimal = ({ $ref }: Schema): boolean => /\/Decimal(Text)?$/.test($ref ?? '');

const moneyFaults = (value: unknown): unknown[] => {
  const text = String(value);
  if (!/^-?\d+(\.\d+)?$/.test(text)) return [];
  return [`${text}e0`, otherDigit(text), ...(/\.\d*[1-9]/.test(text) ? [text.replace(/\.\d+$/, '')] : [])];
};

const dateFault = '27/11/2026 10:00';

const isCode = ({ $ref = '' }: Schema): boolean => $ref.endsWith('/RefusalCode');

const wordingOf = (place: unknown): string[] => (place as Schema)['x-wording'] ?? [];

/** The documented words that decide in an answer: its own, and in a refusal those of every code. */
export const createWordings =
  (document: ContractDocument) =>
  (schemaAt: readonly string[], schemas: readonly Schema[]): readonly string[] => {
    const codes = schemas.flatMap(({ properties: { code } = {} }) => (code && isCode(code) ? [code] : []));
    const named = codes.map(({ $ref = '' }) => valueAt(document, $ref.slice(2).split('/')) as Schema);
    const response = valueAt(document, schemaAt.slice(0, -3));
    return [response, ...named.flatMap(({ anyOf = [] }) => anyOf)].flatMap(wordingOf);
  };

const wordFaults = (message: unknown, wordings: readonly string[]): unknown[] => {
  const words = wordings.find((one) => String(message).includes(one));
  return words === undefined ? [] : [String(message).replace(words, words.replaceAll(/\w/g, 'x'))];
};

interface Documented {
  schemasAt: (path: Path) => Schema[];
  /** The words that decide in the answer's message. */
  wordings: readonly string[];
}

interface Place {
  path: Path;
  value: unknown;
  schemas: readonly Schema[];
  wordings: readonly string[];
}

const absence = 'a field that is missing';

/** What is wrong in a place, by the kind of fault. */
const wrongValues: Record<Exclude<FaultKind, typeof absence>, (place: Place) => unknown[]> = {
  'a wrong type': ({ value }) => (value === null ? [] : [wrongTypes(value)]),
  'an unknown or wrongly cased value of an enum': ({ value, schemas }) => {
    if (typeof value !== 'string' || !schemas.some((schema) => schema.enum)) return [];
    return ['unheard-of', otherCase(value)].filter((wrong) => wrong !== value);
  },
  'money with an exponent, another last digit or rounded': ({ value, schemas }) =>
    schemas.some(isDecimal) ? moneyFaults(value) : [],
  'a date that is not ISO': ({ value, schemas }) =>
    typeof value === 'string' && schemas.some(({ format }) => format === 'date-time') ? [dateFault] : [],
  'other words where the front end decides by words': ({ path, value, wordings }) =>
    path.join('.') === 'message' ? wordFaults(value, wordings) : [],
  'another code of a refusal': ({ value, schemas }) =>
    schemas.some(isCode) ? ['unheard_of', value === 'conflict' ? 'not_found' : 'conflict'] : [],
};

const kindsOfWrongValues = faultKinds.filter((kind) => kind !== absence);

/** Every way to break an answer in a place that the front end reads. */
export const plantFaults = ({ schemasAt, wordings }: Documented, read: unknown, answer: unknown): PlantedFault[] =>
  pathsIn(read, answer).flatMap((path) => {
    const value = valueAt(answer, path);
    if (value === undefined) return [];
    const plant = (kind: FaultKind, wrong?: unknown): PlantedFault => ({
      kind,
      path,
      plantIn: (whole) => changed(whole, path, wrong),
    });
    const place = { path, value, schemas: schemasAt(path), wordings };
    return [
      ...(typeof path.at(-1) === 'number' ? [] : [plant(absence)]),
      ...kindsOfWrongValues.flatMap((kind) => wrongValues[kind](place).map((wrong) => plant(kind, wrong))),
    ];
  });
