import type { operations } from '../contract/schema.gen';
import type { Answered, Input, OperationId } from '../client/types';
import type { examples } from './examples.gen';

/** The examples of the contract for one call, by name. */
export type ExampleName<Id extends OperationId> = keyof (typeof examples)[Id] & string;

type Responses<Id extends OperationId> = operations[Id]['responses'];
type Refusal<Id extends OperationId> = Responses<Id>[Exclude<keyof Responses<Id>, 200>] extends infer Refused
  ? Refused extends { content: { 'application/json': infer Body } }
    ? Body
    : never
  : never;

type RefusedStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 501 | 502 | 503;

/**
 * What the exchange says to one call: an example of the contract, an answer or a refusal of the contract's types, or,
 * as a `Response`, whatever a broken server may say.
 */
export type Answer<Id extends OperationId> =
  | ExampleName<Id>
  | { status: 200; body: Answered<Id> }
  | { status: RefusedStatus; body: Refusal<Id> }
  | Response;

/** What was sent, as the wire has it: everything is text there. */
export type Sent<Id extends OperationId> = { readonly [Name in keyof Input<Id> & string]?: string };

type AnswerTo<Id extends OperationId> = Answer<Id> | ((sent: Sent<Id>) => Answer<Id> | Promise<Answer<Id>>);

/** The calls that a test or a story expects. A list answers one call after the other, and none after its last. */
export type Answers = { readonly [Id in OperationId]?: AnswerTo<Id> | readonly AnswerTo<Id>[] };

/** An answer of the caller's own to a call that succeeds. */
export const ok = <Body>(body: Body): { status: 200; body: Body } => ({ status: 200, body });

/** No answer comes, as from a server that is down. */
export const outOfReach = (): Promise<never> => Promise.reject(new TypeError('fetch failed'));
