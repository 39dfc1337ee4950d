import type { Result } from '@exchange/domain';
import type { laterOperations } from '../contract/later.gen';
import type { operations as firstOperations } from '../contract/operations.gen';
import type { operations } from '../contract/schema.gen';

type Table = typeof firstOperations & typeof laterOperations;

export type OperationId = keyof Table & keyof operations;
export type Area = Table[OperationId]['area'];

type ExchangeIdName = 'exchange_id' | 'exchangeId' | 'e';
type Flat<Type> = { [Key in keyof Type]: Type[Key] };

type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : unknown;
/** The generated types use `never` for an empty place; in an intersection, that would swallow everything else. */
type OrNothing<Fields> = [Fields] extends [never] ? unknown : Fields;
type Parameters<Id extends OperationId, Place extends 'path' | 'query'> = operations[Id] extends {
  parameters: { [Key in Place]?: infer Fields };
}
  ? OrNothing<NonNullable<Fields>>
  : unknown;

/** The input of a call: path, query and body in one object, without the exchange id, which the client adds. */
export type Input<Id extends OperationId> = Flat<
  Omit<Body<Id> & Parameters<Id, 'path'> & Parameters<Id, 'query'>, ExchangeIdName>
>;

export type Answered<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Data } } };
}
  ? Data
  : never;

export interface CallOptions {
  signal?: AbortSignal;
  /** The fraction of the request that has been sent, from 0 to 1. */
  onUpload?: (fraction: number) => void;
}

/** If a call needs no input, the argument can be left out. */
type Arguments<Id extends OperationId> =
  object extends Input<Id> ? [input?: Input<Id>, options?: CallOptions] : [input: Input<Id>, options?: CallOptions];

export type Call<Id extends OperationId> = (...given: Arguments<Id>) => Promise<Result<Answered<Id>>>;

export type ExchangeClient = {
  [Name in Area]: {
    [Id in OperationId as Table[Id]['area'] extends Name ? Id : never]: Call<Id>;
  };
};
