import { callsOf, isLater, responsesOf, type Call, type Contract, type Json, type Schema } from './contract';

/** Figures are checked against their pattern, since we calculate with them; other texts are only shown. */
const isFigure = ({ type }: Schema): boolean => Array.isArray(type) && type.includes('number');

type Inner = (value: Json) => Json;

const listed = (value: Json, inner: Inner): Json => (Array.isArray(value) ? value.map(inner) : value);

const named = (value: Json, inner: Inner): Json =>
  Object.fromEntries(Object.entries(value as Schema).map(([name, one]) => [name, inner(one)]));

/** Most objects require all of their properties: naming these once keeps what every page loads small. */
const isAllRequired = ({ required, properties = {} }: Schema): boolean => {
  const names = Object.keys(properties as Schema);
  return Array.isArray(required) && required.length === names.length && names.every((name) => required.includes(name));
};

/** How each keyword's value is copied; other keywords are left out. */
const keywords: Record<string, (value: Json, inner: Inner) => Json | undefined> = {
  type: (value) => value,
  enum: (value) => value,
  const: (value) => value,
  required: (value) => value,
  items: (value, inner) => inner(value),
  prefixItems: listed,
  properties: named,
  additionalProperties: (value, inner) => (typeof value === 'object' ? inner(value) : undefined),
  anyOf: listed,
  oneOf: listed,
  allOf: listed,
};

/** What can be checked at run time without a full validator: the structure, without formats and descriptions. */
const shapeOf = (schema: Schema, used: Set<string>): Json => {
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    const name = reference.slice(reference.lastIndexOf('/') + 1);
    used.add(name);
    return { ref: name };
  }
  const entries = Object.entries(schema).flatMap(([key, value]): [string, Json][] => {
    if (key === 'pattern' && isFigure(schema)) return [[key, value]];
    if (key === 'required' && isAllRequired(schema)) return [[key, true]];
    const carried = keywords[key]?.(value, (one) => shapeOf(one as Schema, used));
    return carried === undefined ? [] : [[key, carried]];
  });
  return Object.fromEntries(entries);
};

const answerShape = (contract: Contract, { operation }: Call, used: Set<string>): Json => {
  const success = responsesOf(contract, operation).find(({ status }) => status === '200');
  const schema = success?.content?.['application/json']?.schema;
  return schema ? shapeOf(schema, used) : {};
};

const answersOf = (contract: Contract, calls: readonly Call[], used: Set<string>): Json =>
  Object.fromEntries(calls.map((call) => [call.operation.operationId, answerShape(contract, call, used)]));

const channelsOf = (contract: Contract, used: Set<string>): Json =>
  Object.fromEntries(
    Object.entries(contract.webhooks)
      .filter(([, { post }]) => post['x-sender'] === 'server')
      .map(([name, { post }]) => {
        const schema = post.requestBody?.content['application/json']?.schema;
        return [name, schema ? shapeOf(schema, used) : {}];
      }),
  );

/** The shapes with these names, and all that these refer to. */
const definitionsOf = (contract: Contract, used: ReadonlySet<string>): Record<string, Json> => {
  const definitions: Record<string, Json> = {};
  const pending = [...used];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const schema = contract.components.schemas[name];
    if (!schema || definitions[name] !== undefined) continue;
    const found = new Set<string>();
    definitions[name] = shapeOf(schema, found);
    pending.push(...found);
  }
  return Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => a.localeCompare(b)));
};

const constant = (name: string, value: Json) => `export const ${name} = ${JSON.stringify(value, null, 1)} as const;\n`;

/** The shapes that every page loads. */
const firstShapes = (contract: Contract) => {
  const used = new Set<string>();
  const calls = callsOf(contract).filter((call) => !isLater(contract, call));
  const answers = answersOf(contract, calls, used);
  const channels = channelsOf(contract, used);
  return { answers, channels, definitions: definitionsOf(contract, used) };
};

export const shapesSource = (contract: Contract): string => {
  const { answers, channels, definitions } = firstShapes(contract);
  return [
    constant('definitions', definitions),
    constant('answerShapes', answers),
    constant('channelShapes', channels),
  ].join('\n');
};

export const laterShapesSource = (contract: Contract): string => {
  const used = new Set<string>();
  const first = firstShapes(contract).definitions;
  const answers = answersOf(
    contract,
    callsOf(contract).filter((call) => isLater(contract, call)),
    used,
  );
  const definitions = Object.entries(definitionsOf(contract, used)).filter(([name]) => first[name] === undefined);
  return [constant('laterDefinitions', Object.fromEntries(definitions)), constant('laterAnswerShapes', answers)].join(
    '\n',
  );
};
