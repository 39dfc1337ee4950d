import type { operations } from '@exchange/api/contract';
import type { FastifyRequest } from 'fastify';

export type OperationId = keyof operations;

type Answered<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Data } } };
}
  ? Data
  : never;

type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;

type Parameters<Id extends OperationId, Place extends 'path' | 'query'> = operations[Id] extends {
  parameters: { [Key in Place]?: infer Fields };
}
  ? NonNullable<Fields>
  : unknown;

/** A call as its handler sees it: already held against the contract. */
export interface Incoming<Id extends OperationId> {
  body: Body<Id>;
  parameters: Parameters<Id, 'path'> & Parameters<Id, 'query'>;
  request: FastifyRequest;
}

export interface Refused {
  refused: number;
  message: string;
  field?: string;
}

/** What the server will not do, said in a way that the caller can act on. */
export const refuse = (status: number, message: string, field?: string): Refused => ({
  refused: status,
  message,
  ...(field !== undefined && { field }),
});

export const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' && answer !== null && 'refused' in answer;

/** An answer that the contract gives another status than 200. */
export interface WithStatus {
  httpStatus: number;
  body: unknown;
}

export const isWithStatus = (answer: unknown): answer is WithStatus =>
  typeof answer === 'object' && answer !== null && 'httpStatus' in answer;

export type Handler<Id extends OperationId> = (
  incoming: Incoming<Id>,
) => Promise<Answered<Id> | Refused | WithStatus> | Answered<Id> | Refused | WithStatus;

/** What an area contributes: a handler for each of its calls that is built. */
export type Handlers = { [Id in OperationId]?: Handler<Id> };
