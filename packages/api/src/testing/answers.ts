import type { operations } from '../contract/schema.gen';
import type { Answered, Input, OperationId } from '../client/types';
import type { examples } from './examples.gen';

/** The names of the contract's examples for one call. */
export type ExampleName<Id extends OperationId> = keyof (typeof examples)[Id] & string;

type Responses<Id extends OperationId> = operations[Id]['responses'];
type RefusedStatus<Id extends OperationId> = Exclude<keyof Responses<Id> & number, 200>;
type Refusal<Id extends OperationId> = Responses<Id>[RefusedStatus<Id>] extends infer Refused
  ? Refused extends { content: { 'application/json': infer Body } }
    ? Body
    : never
  : never;

/**
 * How the exchange answers one call: with an example from the contract, with a body or refusal of the contract's types,
 * or with a `Response`, which can contain anything a broken server might send.
 */
export type Answer<Id extends OperationId> =
  | ExampleName<Id>
  | { status: 200; body: Answered<Id> }
  | { status: RefusedStatus<Id>; body: Refusal<Id> }
  | Response;

/** The fields that were sent, as on the wire, where everything is text. */
export type Sent<Id extends OperationId> = { readonly [Name in keyof Input<Id> & string]?: string };

type AnswerTo<Id extends OperationId> = Answer<Id> | ((sent: Sent<Id>) => Answer<Id> | Promise<Answer<Id>>);

/** The calls that a test or story expects. A list answers consecutive calls, and no more after its last entry. */
export type Answers = { readonly [Id in OperationId]?: AnswerTo<Id> | readonly AnswerTo<Id>[] };

/** A custom response to a call that succeeds. */
export const ok = <Body>(body: Body): { status: 200; body: Body } => ({ status: 200, body });

/** No response, as from a server that is down. */
export const outOfReach = (): Promise<never> => Promise.reject(new TypeError('fetch failed'));
