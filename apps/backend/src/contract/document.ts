import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { builtContractFile, contractFile } from '../runtime/places';
import { fileFieldsOf, type FileField } from './fileFields';

type Reference = { $ref: string };
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}

type Security = Record<string, string[]>[];

export interface ContractOperation {
  operationId: string;
  /** The area that it belongs to. */
  tags?: string[];
  security?: Security;
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, unknown> } | Reference>;
  'x-outcome': string;
  'x-changes'?: boolean;
  'x-allowed-while-frozen'?: boolean;
}

export interface ContractDocument {
  info: { version: string };
  /** For every operation that says nothing of its own. */
  security?: Security;
  paths: Record<string, Record<string, ContractOperation>>;
  /** By the names of the live channels, with braces where a pair or a trader stands. */
  webhooks: Record<string, unknown>;
}

export interface ContractCall {
  id: string;
  method: 'GET' | 'POST';
  /** As in the contract: `/user/verify_account/{token}`. */
  path: string;
  operation: ContractOperation;
  /** Whether it asks for a trader's token. */
  isForTraders: boolean;
  /** Whether its trader may make it while the account is on hold. */
  isAllowedWhileFrozen: boolean;
  /** Whether it only reads, so that anybody may prefetch it. */
  isReading: boolean;
  /** Where it takes files; any other file is refused. */
  files: FileField[];
}

export const readContractText = (): string => readFileSync(contractFile, 'utf8');

const parseContract = (): unknown =>
  existsSync(builtContractFile) ? JSON.parse(readFileSync(builtContractFile, 'utf8')) : parse(readContractText());

let contract: ContractDocument | undefined;

/** Read once in a process, because parsing takes a quarter of a second. */
export const readContract = (): ContractDocument => (contract ??= parseContract() as ContractDocument);

const methods = [
  ['get', 'GET'],
  ['post', 'POST'],
] as const;

const isReading = (method: ContractCall['method'], operation: ContractOperation): boolean =>
  method === 'GET' && operation['x-changes'] !== true;

export const callsOf = (document: ContractDocument): ContractCall[] => {
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
  });
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap(([key, method]) => (item[key] ? [toCall(path, method, item[key])] : [])),
  );
};
