import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { builtContractFile, contractFile } from '../runtime/places';
import { emptyFieldsOf, knownFieldsOf } from './emptyFields';
import { fileFieldsOf, type FileField } from './fileFields';

type Reference = { $ref: string };
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  'x-extension'?: boolean;
}

type Security = Record<string, string[]>[];

export interface ContractOperation {
  operationId: string;
  /** The area that the operation belongs to. */
  tags?: string[];
  security?: Security;
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, unknown> } | Reference>;
  'x-outcome': string;
  'x-changes'?: boolean;
  'x-allowed-while-frozen'?: boolean;
  'x-extension'?: boolean;
}

export interface ContractMessage {
  summary?: string;
  description?: string;
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  'x-sender': 'server' | 'client';
  /** Who hears it; none for what a client sends, and its answer. */
  'x-audience'?: string;
  'x-extension'?: boolean;
}

export interface ContractDocument {
  info: { version: string };
  /** The default for operations that don't define their own. */
  security?: Security;
  paths: Record<string, Record<string, ContractOperation>>;
  /** Keyed by live channel name, with placeholders in braces for a pair or a trader. */
  webhooks: Record<string, { post: ContractMessage }>;
}

export interface ContractCall {
  id: string;
  method: 'GET' | 'POST';
  /** As in the contract: `/user/verify_account/{token}`. */
  path: string;
  operation: ContractOperation;
  /** Whether it requires a trader's token. */
  isForTraders: boolean;
  /** Whether a trader may make the call while the account is on hold. */
  isAllowedWhileFrozen: boolean;
  /** Whether it only reads, so that it can be prefetched. */
  isReading: boolean;
  /** The fields that accept files; any other file is refused. */
  files: FileField[];
  /** Whether a field that is sent empty counts as not given, as every documented one does. */
  isUnlessEmpty: (field: string) => boolean;
  /** Whether its body may have the field. */
  hasField: (field: string) => boolean;
}

export const readContractText = (): string => readFileSync(contractFile, 'utf8');

const parseContract = (): unknown =>
  existsSync(builtContractFile) ? JSON.parse(readFileSync(builtContractFile, 'utf8')) : parse(readContractText());

let contract: ContractDocument | undefined;

/** Read once per process, because parsing takes a quarter of a second. */
export const readContract = (): ContractDocument => (contract ??= parseContract() as ContractDocument);

const methods = [
  ['get', 'GET'],
  ['post', 'POST'],
] as const;

const isReading = (method: ContractCall['method'], operation: ContractOperation): boolean =>
  method === 'GET' && operation['x-changes'] !== true;

const listCalls = (document: ContractDocument): ContractCall[] => {
  const { paths, security = [] } = document;
  const toCall = (path: string, method: ContractCall['method'], operation: ContractOperation): ContractCall => ({
    id: operation.operationId,
    method,
    path,
    operation,
    isForTraders: (operation.security ?? security).length > 0,
    isAllowedWhileFrozen: isReading(method, operation) || operation['x-allowed-while-frozen'] === true,
    isReading: isReading(method, operation),
    files: fileFieldsOf(document, operation),
    isUnlessEmpty: emptyFieldsOf(document, operation),
    hasField: knownFieldsOf(document, operation),
  });
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap(([key, method]) => (item[key] ? [toCall(path, method, item[key])] : [])),
  );
};

const listed = new WeakMap<ContractDocument, ContractCall[]>();

/** Listed once per document. */
export const callsOf = (document: ContractDocument): readonly ContractCall[] => {
  const calls = listed.get(document) ?? listCalls(document);
  listed.set(document, calls);
  return calls;
};
