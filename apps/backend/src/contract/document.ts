import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contractFile } from '../runtime/places';

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
}

export const readContractText = (): string => readFileSync(contractFile, 'utf8');

export const readContract = (): ContractDocument => parse(readContractText()) as ContractDocument;

const methods = [
  ['get', 'GET'],
  ['post', 'POST'],
] as const;

export const callsOf = ({ paths, security = [] }: ContractDocument): ContractCall[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap(([key, method]) => {
      const operation = item[key];
      if (!operation) return [];
      const isForTraders = (operation.security ?? security).length > 0;
      return [{ id: operation.operationId, method, path, operation, isForTraders }];
    }),
  );
