import { createExchangeClient } from '../client/client';
import type { ExchangeClient, OperationId } from '../client/types';
import { outOfReach, type Answers } from './answers';
import { documentedCall, sentFields } from './documentedCalls';
import { examples } from './examples.gen';

/** The address of the fake exchange. It is never resolved: the exchange is passed to the client as its `fetch`. */
export const fakeApiUrl = 'http://exchange.example/api';

export interface ReceivedCall {
  operation: OperationId;
  /** Path, query and body in one object. */
  fields: Record<string, string>;
  /** The token of the call, if it had one. */
  token: string | undefined;
}

export interface FakeExchange {
  fetch: typeof globalThis.fetch;
  /** The real client in front of this exchange, for tests that need no application. */
  client: ExchangeClient;
  calls: readonly ReceivedCall[];
  /** The fields of every call to an operation. */
  sent: (operation: OperationId) => Record<string, string>[];
  /** Replaces these answers; all others stay. */
  answer: (answers: Answers) => void;
  /** Cuts off the exchange, or restores it. Calls that don't reach it are recorded in `calls` too. */
  reach: (isReachable: boolean) => void;
}

export interface FakeExchangeOptions {
  /** The hosts it responds for. */
  urls?: readonly string[];
  /** Pictures by their path below the API's base. */
  files?: Readonly<Record<string, Blob>>;
  /** Called when an unexpected call arrives. */
  fail?: (error: Error) => void;
}

type LooseAnswer = string | { status: number; body: unknown } | Response;
type LooseAnswerTo = LooseAnswer | ((sent: Record<string, string>) => LooseAnswer | Promise<LooseAnswer>);
type LooseAnswers = Partial<Record<OperationId, LooseAnswerTo | readonly LooseAnswerTo[]>>;

const isList = (answers: LooseAnswerTo | readonly LooseAnswerTo[]): answers is readonly LooseAnswerTo[] =>
  Array.isArray(answers);

/** An unhandled rejection fails the test. The client would turn an error thrown here into a result. */
const failTest = (error: Error): void => void Promise.reject(error);

const exampleOf = (operation: OperationId, name: string): { status: number; body: unknown } => {
  const named: Readonly<Record<string, { status: number; body: unknown } | undefined>> = examples[operation];
  const example = named[name];
  if (!example) throw new Error(`The contract has no example ${name} for ${operation}.`);
  return example;
};

const toResponse = (operation: OperationId, answer: LooseAnswer): Response => {
  if (answer instanceof Response) return answer.clone();
  const { status, body } = typeof answer === 'string' ? exampleOf(operation, answer) : answer;
  return Response.json(body, { status });
};

const undocumented = (method: string, path: string) =>
  new Error(`${method} ${path} was called, and the contract has no such call.`);

const unexpected = (method: string, path: string, operation: OperationId) =>
  new Error(`${method} ${path} was called unexpectedly. Declare an answer to ${operation} in the fake exchange.`);

const pathBelow = (url: URL, bases: readonly string[]): string => {
  const address = `${url.origin}${url.pathname}`;
  const base = bases.find((one) => address.startsWith(`${one}/`)) ?? url.origin;
  return address.slice(base.length);
};

/**
 * A fake exchange that gives the answers declared here, all checked against the contract. A call that was not declared
 * fails the test.
 */
export const createFakeExchange = (declared: Answers = {}, options: FakeExchangeOptions = {}): FakeExchange => {
  const { urls = [fakeApiUrl], files = {}, fail = failTest } = options;
  const calls: ReceivedCall[] = [];
  const turns = new Map<OperationId, number>();
  // The type of each call is checked where it is declared; here all calls are handled alike.
  let answers = { ...declared } as LooseAnswers;
  let isReachable = true;

  const next = (operation: OperationId): LooseAnswerTo | undefined => {
    const declaredAnswers = answers[operation];
    if (declaredAnswers === undefined || !isList(declaredAnswers)) return declaredAnswers;
    const turn = turns.get(operation) ?? 0;
    turns.set(operation, turn + 1);
    return declaredAnswers[turn];
  };

  const refuse = (error: Error): never => {
    fail(error);
    throw error;
  };

  const fetch: typeof globalThis.fetch = async (given, init) => {
    const request = new Request(given, init);
    const path = pathBelow(new URL(request.url), urls);
    const file = request.method === 'GET' ? files[path] : undefined;
    if (file) return isReachable ? new Response(file) : outOfReach();
    const call = documentedCall(request.method, path);
    if (!call) return refuse(undocumented(request.method, path));
    const { operation } = call;
    const fields = { ...call.fields, ...(await sentFields(request)) };
    calls.push({ operation, fields, token: request.headers.get('Authorization') ?? undefined });
    if (!isReachable) return outOfReach();
    const answer = next(operation);
    if (answer === undefined) return refuse(unexpected(request.method, path, operation));
    return toResponse(operation, typeof answer === 'function' ? await answer(fields) : answer);
  };

  return {
    fetch,
    client: createExchangeClient({ apiUrl: fakeApiUrl, exchangeId: '1', token: () => undefined, fetch }),
    calls,
    sent: (operation) => calls.filter((call) => call.operation === operation).map(({ fields }) => fields),
    answer: (more) => {
      answers = { ...answers, ...(more as LooseAnswers) };
      for (const operation of Object.keys(more) as OperationId[]) turns.delete(operation);
    },
    reach: (can) => {
      isReachable = can;
    },
  };
};
