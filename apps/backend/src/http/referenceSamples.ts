import type { ContractCall, ContractDocument } from '../contract/document';
import { resolved, type FileField, type Schema } from '../contract/fileFields';

interface FieldSchema extends Schema {
  required?: string[];
  enum?: string[];
  minimum?: number;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: FieldSchema;
  example?: string | number | boolean;
}

interface Body {
  schema: FieldSchema;
  examples?: Record<string, { value: Record<string, unknown> }>;
}

/** By schema, for fields without an example. Any other field shows its name in angle brackets. */
const usualValues: Record<string, string> = {
  ExchangeId: '1',
  PairName: 'XDC-USDT',
  CurrencySymbol: 'XDC',
  WalletCurrency: 'XDC',
  DecimalText: '100',
  PageNumber: '1',
  PageSize: '20',
  CountryId: 'IN',
};

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const placeholder = (document: ContractDocument, name: string, field: FieldSchema | undefined): string => {
  const usual = usualValues[field?.$ref?.split('/').at(-1) ?? ''];
  const { enum: choices, minimum, format } = resolved(document, field) as FieldSchema;
  if (format === 'email') return 'trader@example.com';
  return String(usual ?? choices?.[0] ?? minimum ?? `<${name}>`);
};

const parametersOf = (document: ContractDocument, { operation }: ContractCall): Parameter[] =>
  (operation.parameters ?? [])
    .map((parameter) => resolved(document, parameter as Schema) as unknown as Parameter)
    .filter(({ required }) => required);

/** The first example's values, and a placeholder for each required field besides. */
const valuesOf = (document: ContractDocument, { schema, examples = {} }: Body): Record<string, unknown> => {
  const { required = [], properties = {} } = resolved(document, schema) as FieldSchema;
  const placeholders = required.map((name) => [name, placeholder(document, name, properties[name])] as const);
  return { ...Object.fromEntries(placeholders), ...Object.values(examples)[0]?.value };
};

const fileOptions = ({ name, isList, most }: FileField): string[] => {
  const files = isList ? Array.from({ length: most }, (_, index) => `${name}-${index + 1}.jpg`) : [`${name}.jpg`];
  return files.map((file) => `-F ${quoted(`${name}=@${file}`)}`);
};

const bodyOptions = (document: ContractDocument, { operation, files }: ContractCall): string[] => {
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (type === undefined) return [];
  const values = valuesOf(document, body as Body);
  if (type === 'application/json') return [`--json ${quoted(JSON.stringify(values))}`];
  const isFile = (field: string): boolean => files.some(({ name }) => name === field);
  const texts = Object.entries(values).filter(([name]) => !isFile(name));
  // curl would read the file after a leading < or @ in the value of a plain -F.
  const option = type === 'multipart/form-data' ? '--form-string' : '--data-urlencode';
  return [
    ...texts.map(([name, value]) => `${option} ${quoted(`${name}=${String(value)}`)}`),
    ...files.flatMap(fileOptions),
  ];
};

/** A call as a command for a shell, with each required field. */
export const curlSample = (document: ContractDocument, call: ContractCall, base: string): string => {
  const parameters = parametersOf(document, call).map(({ name, in: place, schema, example }) => ({
    name,
    place,
    value: String(example ?? placeholder(document, name, schema)),
  }));
  const path = parameters
    .filter(({ place }) => place === 'path')
    .reduce((text, { name, value }) => text.replace(`{${name}}`, value), call.path);
  const query = parameters.filter(({ place }) => place === 'query');
  const command = call.method === 'POST' ? 'curl -X POST' : query.length > 0 ? 'curl -G' : 'curl';
  return [
    `${command} ${quoted(base + path)}`,
    ...(call.isForTraders ? ['-H "Authorization: $TOKEN"'] : []),
    ...query.map(({ name, value }) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
    ...bodyOptions(document, call),
  ].join(' \\\n  ');
};
