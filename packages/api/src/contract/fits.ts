/** The part of JSON Schema that is checked on responses: structure, not formats. */
export interface Shape {
  readonly ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  /** `true`: all of its properties. */
  readonly required?: readonly string[] | true;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape;
  readonly items?: Shape;
  readonly prefixItems?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

export type Definitions = Readonly<Record<string, Shape>>;

type Check = (shape: Shape, value: unknown, definitions: Definitions) => boolean;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeTests: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isRecord,
};

const hasType: Check = ({ type }, value) =>
  type === undefined || (typeof type === 'string' ? [type] : type).some((name) => typeTests[name]?.(value) ?? false);

const isAllowed: Check = (shape, value) =>
  (shape.enum === undefined || shape.enum.includes(value)) && (!('const' in shape) || shape.const === value);

const formats = new Map<string, RegExp>();

/** Cached, because the live connection brings hundreds of values a second with the same few patterns. */
const formatOf = (pattern: string): RegExp => {
  const format = formats.get(pattern) ?? new RegExp(pattern);
  formats.set(pattern, format);
  return format;
};

const hasForm: Check = ({ pattern }, value) =>
  pattern === undefined || typeof value !== 'string' || formatOf(pattern).test(value);

const fitsProperties: Check = ({ required = [], properties = {}, additionalProperties }, value, definitions) => {
  if (!isRecord(value)) return true;
  const names = required === true ? Object.keys(properties) : required;
  if (!names.every((name) => Object.hasOwn(value, name))) return false;
  return Object.entries(value).every(([name, one]) => {
    const shape = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    return shape === undefined || fits(shape, one, definitions);
  });
};

const fitsItems: Check = ({ items, prefixItems = [] }, value, definitions) => {
  if (!Array.isArray(value)) return true;
  if (value.length < prefixItems.length) return false;
  return value.every((one, index) => {
    const shape = prefixItems[index] ?? items;
    return shape === undefined || fits(shape, one, definitions);
  });
};

const fitsVariants: Check = ({ anyOf, oneOf, allOf = [] }, value, definitions) => {
  const variants = anyOf ?? oneOf;
  const fitsOne = variants === undefined || variants.some((shape) => fits(shape, value, definitions));
  return fitsOne && allOf.every((shape) => fits(shape, value, definitions));
};

const checks = [hasType, isAllowed, hasForm, fitsProperties, fitsItems, fitsVariants];

export const fits: Check = (shape, value, definitions) => {
  if (shape.ref === undefined) return checks.every((check) => check(shape, value, definitions));
  const definition = Object.hasOwn(definitions, shape.ref) ? definitions[shape.ref] : undefined;
  return definition !== undefined && fits(definition, value, definitions);
};
