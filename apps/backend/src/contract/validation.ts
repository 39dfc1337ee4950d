import { orList } from '@exchange/domain';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ContractCall, ContractDocument } from './document';

/** The first validation error, with a message for people and the form field it belongs to. */
export interface SchemaViolation {
  field: string;
  message: string;
}

export type Check = (value: unknown) => SchemaViolation | undefined;

export interface CallChecks {
  body: Check | undefined;
  parameters: Check | undefined;
  /** By HTTP status; undefined for one that the call doesn't list. */
  answers: (status: number) => Check | undefined;
}

const documentId = 'contract';
const escaped = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
const pointer = (...parts: string[]) => ({ $ref: `${documentId}#/${parts.map(escaped).join('/')}` });

const fieldOf = ({ instancePath, params }: ErrorObject): string => {
  const missing: unknown = params['missingProperty'];
  const path = instancePath.split('/').slice(1);
  return [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.') || 'body';
};

/** A list is named in full: "one of the allowed values" leaves the client to guess. */
const faultOf = ({ keyword, params, message }: ErrorObject): string => {
  const listed: unknown = params['allowedValues'];
  if (keyword === 'enum' && Array.isArray(listed)) return `must be ${orList(listed.map(String))}`;
  return message ?? 'is not valid';
};

const toViolation = (error: ErrorObject): SchemaViolation => {
  const field = fieldOf(error);
  if (error.keyword === 'required') return { field, message: `The field ${field} is missing.` };
  return { field, message: `The field ${field} is not valid: it ${faultOf(error)}.` };
};

const toCheck =
  (validate: ValidateFunction): Check =>
  (value) => {
    if (validate(value)) return undefined;
    const [first] = validate.errors ?? [];
    return first && toViolation(first);
  };

const newAjv = (document: ContractDocument, coerceTypes: boolean): Ajv2020 => {
  const ajv = new Ajv2020({ strict: false, coerceTypes, validateSchema: false });
  addFormats(ajv, ['email', 'date', 'date-time', 'uri', 'password', 'binary']);
  ajv.addSchema(document, documentId);
  return ajv;
};

const answerAt = ({ path, method, operation }: ContractCall, status: number): string[] | undefined => {
  const key = String(status);
  const response = operation.responses[key];
  if (response === undefined) return undefined;
  return '$ref' in response
    ? response.$ref.slice(2).split('/')
    : ['paths', path, method.toLowerCase(), 'responses', key];
};

/** Where the document has the schema of a call's answer. */
export const answerSchemaAt = (call: ContractCall, status: number): string[] | undefined => {
  const at = answerAt(call, status);
  return at && [...at, 'content', 'application/json', 'schema'];
};

/** Where it has the schema of a channel's messages. */
export const messageSchemaAt = (channel: string): string[] => [
  ...['webhooks', channel, 'post', 'requestBody', 'content', 'application/json', 'schema'],
];

const foundAt = (document: ContractDocument, at: readonly string[]): unknown =>
  at.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document);

/** Compiles what the contract says of the headers of a call's answer: each that it lists must be there. */
export const createHeaderChecks = (document: ContractDocument) => {
  const ajv = newAjv(document, true);

  const compile = (at: readonly string[]): Check => {
    const { headers = {} } = foundAt(document, at) as { headers?: Record<string, { $ref: string }> };
    const listed = Object.entries(headers).map(([name, { $ref }]) => [
      name.toLowerCase(),
      pointer(...$ref.slice(2).split('/'), 'schema'),
    ]);
    const properties = Object.fromEntries(listed) as object;
    return toCheck(ajv.compile({ type: 'object', properties, required: Object.keys(properties) }));
  };

  const compiled = new Map<string, Check>();
  return (call: ContractCall, status: number): Check | undefined => {
    const at = answerAt(call, status);
    if (!at) return undefined;
    const key = at.join(' ');
    const check = compiled.get(key) ?? compile(at);
    compiled.set(key, check);
    return check;
  };
};

/** Compiles the contract's schemas for each call. Parameters arrive as text and are converted to their types. */
const createValidation = (document: ContractDocument) => {
  const exact = newAjv(document, false);
  const lenient = newAjv(document, true);

  const parametersCheck = ({ path, method, operation }: ContractCall): Check | undefined => {
    const names = (operation.parameters ?? []).map((_, index) => index);
    if (names.length === 0) return undefined;
    const properties: Record<string, object> = {};
    const required: string[] = [];
    for (const index of names) {
      const base = ['paths', path, method.toLowerCase(), 'parameters', String(index)];
      const { name, isRequired, schemaAt } = resolveParameter(document, operation, index, base);
      properties[name] = pointer(...schemaAt);
      if (isRequired) required.push(name);
    }
    return toCheck(lenient.compile({ type: 'object', properties, required }));
  };

  const bodyCheck = ({ path, method, operation }: ContractCall): Check | undefined => {
    const [mediaType] = Object.keys(operation.requestBody?.content ?? {});
    if (!mediaType) return undefined;
    const at = ['paths', path, method.toLowerCase(), 'requestBody', 'content', mediaType, 'schema'];
    return toCheck(exact.compile(pointer(...at)));
  };

  const answerCheck = (call: ContractCall, status: number): Check | undefined => {
    const at = answerSchemaAt(call, status);
    return at && toCheck(exact.compile(pointer(...at)));
  };

  const checksOf = (call: ContractCall): CallChecks => {
    const byStatus = new Map<number, Check | undefined>();
    return {
      body: bodyCheck(call),
      parameters: parametersCheck(call),
      answers: (status) => {
        if (!byStatus.has(status)) byStatus.set(status, answerCheck(call, status));
        return byStatus.get(status);
      },
    };
  };

  const compiled = new Map<string, CallChecks>();
  return (call: ContractCall): CallChecks => {
    const checks = compiled.get(call.id) ?? checksOf(call);
    compiled.set(call.id, checks);
    return checks;
  };
};

const validations = new WeakMap<ContractDocument, ReturnType<typeof createValidation>>();

/** Compiled once per process, because that takes longer than everything else that an application does to start. */
export const validationOf = (document: ContractDocument): ReturnType<typeof createValidation> => {
  const validation = validations.get(document) ?? createValidation(document);
  validations.set(document, validation);
  return validation;
};

/** Compiles the contract's schemas for the payloads of live channels. */
export const createChannelChecks = (document: ContractDocument): ((channel: string) => Check) => {
  const ajv = newAjv(document, false);
  return (channel) => toCheck(ajv.compile(pointer(...messageSchemaAt(channel))));
};

const resolveParameter = (
  document: ContractDocument,
  { parameters = [] }: ContractCall['operation'],
  index: number,
  base: string[],
) => {
  const given = parameters[index];
  if (given === undefined) throw new Error(`No parameter ${String(index)}`);
  if (!('$ref' in given))
    return { name: given.name, isRequired: given.required === true, schemaAt: [...base, 'schema'] };
  const at = given.$ref.slice(2).split('/');
  const { name, required } = foundAt(document, at) as { name: string; required?: boolean };
  return { name, isRequired: required === true, schemaAt: [...at, 'schema'] };
};
