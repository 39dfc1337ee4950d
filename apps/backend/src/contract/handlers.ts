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

type FileNames<Fields> = {
  [Name in keyof Fields]-?: NonNullable<Fields[Name]> extends Blob | Blob[] ? Name : never;
}[keyof Fields];

/** Files reach a handler apart from the fields. */
type WithoutFiles<Fields> = [FileNames<Fields>] extends [never] ? Fields : Omit<Fields, FileNames<Fields>>;

type Parameters<Id extends OperationId, Place extends 'path' | 'query'> = operations[Id] extends {
  parameters: { [Key in Place]?: infer Fields };
}
  ? [NonNullable<Fields>] extends [never]
    ? unknown
    : NonNullable<Fields>
  : unknown;

/** A file as it was sent: what it is called and said to be is the sender's word. */
export interface UploadedFile {
  fieldName: string;
  fileName: string;
  /** A media type like `image/jpeg`. */
  type: string;
  data: Buffer;
}

/** A call as its handler sees it: already held against the contract. */
export interface Incoming<Id extends OperationId> {
  body: WithoutFiles<Body<Id>>;
  /** In the order they were sent, and only where the contract has a field for them. */
  files: readonly UploadedFile[];
  parameters: Parameters<Id, 'path'> & Parameters<Id, 'query'>;
  request: FastifyRequest;
}

export interface Refused {
  refused: number;
  message: string;
  field?: string;
  /** Told to the caller as `Retry-After`. */
  retryAfterSeconds?: number;
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

type Said<Id extends OperationId> = Answered<Id> | Refused | WithStatus;

export type Handler<Id extends OperationId> = (incoming: Incoming<Id>) => Promise<Said<Id>> | Said<Id>;

/** What an area contributes: a handler for each of its calls for everybody that is built. */
export type Handlers = { [Id in OperationId]?: Handler<Id> };

/** Whose call it is, by the token that came with it and by nothing else. */
export interface Trader {
  uniqueId: string;
  email: string;
  /** The session's id, which is no token. */
  session: string;
  /** Whether the account is on hold, so that nothing but reading, cancelling and leaving is left. */
  isFrozen?: boolean;
}

interface TradersIncoming<Id extends OperationId> extends Incoming<Id> {
  trader: Trader;
}

type TraderHandler<Id extends OperationId> = (incoming: TradersIncoming<Id>) => Promise<Said<Id>> | Said<Id>;

/** The same for calls that the contract asks a token for: without a valid one they are answered before they get here. */
export type TraderHandlers = { [Id in OperationId]?: TraderHandler<Id> };

/** What speaks against a request before it is held against the contract: a form's own sentences are clearer. */
export type Objection = (
  fields: Readonly<Record<string, unknown>>,
  files: readonly UploadedFile[],
) => Promise<Refused | undefined> | Refused | undefined;

export type Objections = { [Id in OperationId]?: Objection };
