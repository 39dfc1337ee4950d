import { isRecord } from './fits';

/** The part of a schema of openapi.yaml that leads to the fields in it. */
export interface FieldSchema {
  $ref?: string;
  properties?: Readonly<Record<string, FieldSchema>>;
  required?: readonly string[];
  items?: FieldSchema;
  prefixItems?: readonly FieldSchema[];
  additionalProperties?: FieldSchema | boolean;
  allOf?: readonly FieldSchema[];
  anyOf?: readonly FieldSchema[];
  oneOf?: readonly FieldSchema[];
  'x-extension'?: boolean;
}

const found = (document: unknown, reference: string): FieldSchema =>
  reference
    .slice(2)
    .split('/')
    .reduce((inner, key) => (isRecord(inner) ? inner[key] : undefined), document) as FieldSchema;

/** What openapi.yaml marks as an extension in requests and responses. */
export const createExtensionReader = (document: unknown) => {
  /** Every schema that applies to the same value. */
  const unfolded = (schema: FieldSchema): FieldSchema[] => [
    schema,
    ...(schema.$ref === undefined ? [] : unfolded(found(document, schema.$ref))),
    ...[schema.allOf, schema.anyOf, schema.oneOf].flatMap((parts = []) => parts.flatMap(unfolded)),
  ];

  const isExtension = (schemas: readonly FieldSchema[]): boolean => schemas.some((schema) => schema['x-extension']);

  const fieldsNamed = (schemas: readonly FieldSchema[], name: string): FieldSchema[] =>
    schemas.flatMap(({ properties = {}, additionalProperties }) => {
      const { [name]: property } = properties;
      if (property) return unfolded(property);
      return typeof additionalProperties === 'object' ? unfolded(additionalProperties) : [];
    });

  const itemsAt = (schemas: readonly FieldSchema[], index: number): FieldSchema[] =>
    schemas.flatMap(({ prefixItems = [], items }) => {
      const item = prefixItems[index] ?? items;
      return item ? unfolded(item) : [];
    });

  const strip = (schemas: readonly FieldSchema[], value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown, index) => strip(itemsAt(schemas, index), item));
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => {
        const fields = fieldsNamed(schemas, name);
        return isExtension(fields) ? [] : [[name, strip(fields, inner)]];
      }),
    );
  };

  const demanded = (schema: FieldSchema, path: string, open: readonly FieldSchema[]): string[] => {
    const schemas = unfolded(schema).filter((one) => !open.includes(one));
    const within = [...open, ...schemas];
    const names = [...new Set(schemas.flatMap(({ properties = {} }) => Object.keys(properties)))];
    const items = schemas.flatMap(({ prefixItems = [], items: each }) => [...prefixItems, ...(each ? [each] : [])]);
    return [
      ...names.flatMap((name) => {
        const fields = fieldsNamed(schemas, name);
        if (!isExtension(fields)) return fields.flatMap((field) => demanded(field, `${path}${name}.`, within));
        return schemas.some(({ required = [] }) => required.includes(name)) ? [`${path}${name}`] : [];
      }),
      ...items.flatMap((item) => demanded(item, path, within)),
    ];
  };

  return {
    /** The value without the fields that are extensions. */
    withoutExtensions: (schema: FieldSchema, value: unknown): unknown => strip(unfolded(schema), value),
    /** The names of a form's fields that are extensions. */
    extensionFields: (schema: FieldSchema): string[] => {
      const schemas = unfolded(schema);
      const names = schemas.flatMap(({ properties = {} }) => Object.keys(properties));
      return [...new Set(names)].filter((name) => isExtension(fieldsNamed(schemas, name)));
    },
    /** Extensions that a value must have nevertheless, by their path. */
    requiredExtensions: (schema: FieldSchema): string[] => [...new Set(demanded(schema, '', []))],
  };
};
