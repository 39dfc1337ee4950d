import type { ContractDocument, ContractOperation } from './document';

/** A field of a multipart body that files are sent in. */
export interface FileField {
  name: string;
  /** Whether the value is a list even with one file. */
  isList: boolean;
  /** The maximum number of files. */
  most: number;
  /** The maximum size of each file; undefined if the contract sets none and the general upload limit applies. */
  maxBytes: number | undefined;
  /** The contract's own message for larger files, if it has one. */
  tooLarge: string | undefined;
}

export interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  format?: string;
  maxItems?: number;
  'x-max-bytes'?: number;
  'x-too-large'?: string;
  'x-extension'?: boolean;
}

/** What a schema says once its references are followed. */
export const resolved = (document: ContractDocument, schema: Schema | undefined): Schema => {
  if (schema?.$ref === undefined) return schema ?? {};
  const path = schema.$ref.slice(2).split('/');
  const found = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document);
  return resolved(document, found as Schema);
};

const fileFieldOf = (document: ContractDocument, name: string, field: Schema): FileField[] => {
  const { items, maxItems, ...one } = resolved(document, field);
  const { format, 'x-max-bytes': maxBytes, 'x-too-large': tooLarge } = items ? resolved(document, items) : one;
  if (format !== 'binary') return [];
  return [{ name, isList: items !== undefined, most: items ? (maxItems ?? 1) : 1, maxBytes, tooLarge }];
};

/** The fields in which an operation accepts files; most operations have none. */
export const fileFieldsOf = (document: ContractDocument, { requestBody }: ContractOperation): FileField[] => {
  const content = requestBody?.content['multipart/form-data'] as { schema?: Schema } | undefined;
  const { properties = {} } = resolved(document, content?.schema);
  return Object.entries(properties).flatMap(([name, field]) => fileFieldOf(document, name, field));
};
