import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { Answered, OperationId } from '../client/types';
import { operations } from '../contract/operations.gen';
import { examples } from './examples.gen';

type ExampleName<Id extends OperationId> = keyof (typeof examples)[Id] & string;

const urlOf = (id: OperationId, apiUrl: string): string =>
  `${apiUrl}${operations[id].path.replace(/\{(\w+)\}/g, ':$1')}`;

const answering = (id: OperationId, apiUrl: string, answer: () => Response | Promise<Response>): HttpHandler =>
  http[operations[id].method === 'GET' ? 'get' : 'post'](urlOf(id, apiUrl), answer);

/** A handler that answers a call with a named example of the contract. */
export const answerWithExample = <Id extends OperationId>(id: Id, name: ExampleName<Id>, apiUrl = '/api') => {
  const named: Record<string, { status: number; body: JsonBodyType } | undefined> = examples[id];
  const example = named[name];
  if (!example) throw new Error(`The contract has no example ${name} for ${id}`);
  return answering(id, apiUrl, () => HttpResponse.json(example.body, { status: example.status }));
};

/** A handler that answers a call with data of the caller's own, held to the contract's type. */
export const answerWith = <Id extends OperationId>(id: Id, data: Answered<Id> & JsonBodyType, apiUrl = '/api') =>
  answering(id, apiUrl, () => HttpResponse.json(data));

/** A handler that answers with whatever a broken server may say. */
export const answerWithResponse = (id: OperationId, response: () => Response | Promise<Response>, apiUrl = '/api') =>
  answering(id, apiUrl, response);
