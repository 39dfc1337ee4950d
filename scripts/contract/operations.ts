import {
  callsOf,
  isLater,
  laterAreas,
  parametersOf,
  schemaOf,
  type Call,
  type Contract,
  type Operation,
  type Schema,
} from './contract';

const encodings: Record<string, string> = {
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
  'application/json': 'json',
};

type Properties = Record<string, Schema>;

const propertiesOf = (schema: Schema): Properties => (schema['properties'] ?? {}) as Properties;

/** The exchange id has several names, but always the same schema. */
const isExchangeId = ([, schema]: [string, Schema]): boolean => schema['$ref'] === '#/components/schemas/ExchangeId';

const optional = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** In other outcomes the words of a response mean something else. */
const successWording = ({ 'x-outcome': outcome, responses: { 200: success } }: Operation): string | undefined =>
  outcome === 'message' && success && 'x-wording' in success ? success['x-wording']?.[0] : undefined;

const describe = (contract: Contract, { path, method, operation, servers }: Call) => {
  const parameters = parametersOf(contract, operation);
  const [mediaType = '', content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const bodyFields = content ? propertiesOf(schemaOf(contract, content.schema)) : {};
  // Most calls have none: every visitor downloads this table.
  const namesIn = (place: string) => {
    const names = parameters.filter((one) => one.in === place).map(({ name }) => name);
    return names.length > 0 ? names : undefined;
  };
  const fields = [...Object.entries(bodyFields), ...parameters.map((one): [string, Schema] => [one.name, one.schema])];
  return {
    area: operation.tags[0],
    method,
    path,
    outcome: operation['x-outcome'],
    ...optional({
      pathFields: namesIn('path'),
      queryFields: namesIn('query'),
      encoding: encodings[mediaType],
      exchangeId: fields.find(isExchangeId)?.[0],
      host: servers[0]?.['x-setting'],
      isPublic: operation.security?.length === 0 || undefined,
      isExtension: operation['x-extension'],
      answer: operation['x-answer'],
      successMessage: successWording(operation),
    }),
  };
};

const tableOf = (contract: Contract, calls: readonly Call[]): string =>
  JSON.stringify(
    Object.fromEntries(calls.map((call) => [call.operation.operationId, describe(contract, call)])),
    null,
    2,
  );

/** What the client needs to know about each call that every page loads. */
export const operationsSource = (contract: Contract): string => `
/** Areas whose calls are loaded with the first of them. */
export const laterAreas = ${JSON.stringify(laterAreas(contract))} as const;

export const operations = ${tableOf(
  contract,
  callsOf(contract).filter((call) => !isLater(contract, call)),
)} as const;
`;

export const laterOperationsSource = (contract: Contract): string =>
  `export const laterOperations = ${tableOf(
    contract,
    callsOf(contract).filter((call) => isLater(contract, call)),
  )} as const;\n`;
