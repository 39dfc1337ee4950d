import type { operations } from '@exchange/api/contract';
import type { RefusalReason } from '@exchange/domain';
import type { FastifyRequest } from 'fastify';
import { codeOf } from './refusalCodes';

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

/** Handlers receive files separately from the fields. */
type WithoutFiles<Fields> = [FileNames<Fields>] extends [never] ? Fields : Omit<Fields, FileNames<Fields>>;

type Parameters<Id extends OperationId, Place extends 'path' | 'query'> = operations[Id] extends {
  parameters: { [Key in Place]?: infer Fields };
}
  ? [NonNullable<Fields>] extends [never]
    ? unknown
    : NonNullable<Fields>
  : unknown;

/** A file as it was sent: its name and type are the sender's claims. */
export interface UploadedFile {
  fieldName: string;
  fileName: string;
  /** A media type like `image/jpeg`. */
  type: string;
  data: Buffer;
}

/** A call as its handler receives it, already validated against the contract. */
export interface Incoming<Id extends OperationId> {
  body: WithoutFiles<Body<Id>>;
  /** In the order they were sent; only files that the contract has a field for. */
  files: readonly UploadedFile[];
  parameters: Parameters<Id, 'path'> & Parameters<Id, 'query'>;
  request: FastifyRequest;
}

export interface Refused {
  refused: number;
  code: RefusalReason;
  message: string;
  field?: string;
  /** Sent to the caller as `Retry-After`. */
  retryAfterSeconds?: number;
}

/** A refusal with a message that the caller can act on. Its code follows from the status, unless clients need another. */
export const refuse = (status: number, message: string, field?: string, code = codeOf(status)): Refused => ({
  refused: status,
  code,
  message,
  ...(field !== undefined && { field }),
});

export const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' && answer !== null && 'refused' in answer;

/** An answer whose status in the contract isn't 200. */
export interface WithStatus {
  httpStatus: number;
  body: unknown;
}

export const isWithStatus = (answer: unknown): answer is WithStatus =>
  typeof answer === 'object' && answer !== null && 'httpStatus' in answer;

type Said<Id extends OperationId> = Answered<Id> | Refused | WithStatus;

export type Handler<Id extends OperationId> = (incoming: Incoming<Id>) => Promise<Said<Id>> | Said<Id>;

/** An area's handlers for calls that need no token, as far as they are built. */
export type Handlers = { [Id in OperationId]?: Handler<Id> };

/** The trader who makes a call, identified only by the token sent with it. */
export interface Trader {
  uniqueId: string;
  email: string;
  /** The session's id, not its token. */
  session: string;
  /** Whether the account is on hold, so that its trader can only read, cancel and log out. */
  isFrozen?: boolean;
  /** Whether the account is closed, so that its funds can only be withdrawn. */
  isClosed?: boolean;
}

interface TradersIncoming<Id extends OperationId> extends Incoming<Id> {
  trader: Trader;
}

type TraderHandler<Id extends OperationId> = (incoming: TradersIncoming<Id>) => Promise<Said<Id>> | Said<Id>;

/** The same for calls that require a token: without a valid one they are refused before they reach a handler. */
export type TraderHandlers = { [Id in OperationId]?: TraderHandler<Id> };

/** Checks a request before the contract does, because a form's own messages are clearer. */
export type FormCheck = (
  fields: Readonly<Record<string, unknown>>,
  files: readonly UploadedFile[],
) => Promise<Refused | undefined> | Refused | undefined;

export type FormChecks = { [Id in OperationId]?: FormCheck };
