import { serverWording } from '@exchange/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callsOf, type ContractCall, type ContractDocument } from './document';
import {
  isRefused,
  isWithStatus,
  refuse,
  type Handlers,
  type Objection,
  type Objections,
  type Refused,
  type Trader,
  type TraderHandlers,
} from './handlers';
import { createValidation, type CallChecks, type Check } from './validation';

export type TraderOf = (request: FastifyRequest) => Promise<Trader | undefined>;

export interface ContractRoutesOptions {
  document: ContractDocument;
  /** For calls that everybody may make. */
  handlers: Handlers;
  /** For calls that ask for a trader's token. */
  traderHandlers: TraderHandlers;
  objections: Objections;
  traderOf: TraderOf;
  /** Whether an answer outside the contract fails the call (tests, development) or is only logged. */
  isStrict: boolean;
}

/** Any handler, once its types have done their work. */
type AnyHandler = (incoming: {
  body: unknown;
  parameters: unknown;
  request: FastifyRequest;
  trader: Trader | undefined;
}) => unknown;

/** A call with what serves it. */
interface Served {
  call: ContractCall;
  handler: AnyHandler | undefined;
  objection: Objection | undefined;
  checks: () => CallChecks;
  traderOf: TraderOf;
}

const notBuilt = refuse(501, 'This call is not available yet.');
const pleaseLogIn = refuse(401, serverWording.sessionEnded);

const statusCalls = new Set(['status', 'statusNotZero']);

/** Failures of the server look alike on every call; a refusal speaks as the call does. */
const toBody = ({ operation }: ContractCall, { refused, message, field }: Refused) => ({
  [refused < 500 && statusCalls.has(operation['x-outcome']) ? 'status' : 'statusCode']: refused,
  message,
  ...(field !== undefined && { field }),
});

const misfitIn = (checks: [Check | undefined, unknown][]) => {
  for (const [check, value] of checks) {
    const misfit = check?.(value);
    if (misfit) return misfit;
  }
  return undefined;
};

const given = (request: FastifyRequest): Record<string, unknown> => ({
  ...(request.query as Record<string, unknown>),
  ...(request.params as Record<string, unknown>),
});

const misfitOf = (checks: CallChecks, parameters: unknown, body: unknown): Refused | undefined => {
  const misfit = misfitIn([
    [checks.parameters, parameters],
    [checks.body, body],
  ]);
  return misfit && refuse(400, misfit.message, misfit.field);
};

const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {};

const answer = async (served: Served, request: FastifyRequest): Promise<unknown> => {
  const { call, handler, objection, checks, traderOf } = served;
  if (!handler) return notBuilt;
  const trader = call.isForTraders ? await traderOf(request) : undefined;
  if (call.isForTraders && !trader) return pleaseLogIn;
  const parameters = given(request);
  const body = request.body ?? {};
  const refused = (await objection?.(fieldsOf(body))) ?? misfitOf(checks(), parameters, body);
  return refused ?? handler({ body, parameters, request, trader });
};

interface Reply {
  status: number;
  body: unknown;
  retryAfterSeconds?: number | undefined;
}

const toReply = (call: ContractCall, said: unknown): Reply => {
  if (isRefused(said))
    return { status: said.refused, body: toBody(call, said), retryAfterSeconds: said.retryAfterSeconds };
  return isWithStatus(said) ? { status: said.httpStatus, body: said.body } : { status: 200, body: said };
};

/** Compiled when first asked for: all at once would be a good part of the start. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** A call for traders that stood among the others would run for everybody, so that the server does not even start. */
const handlerOf = (call: ContractCall, { handlers, traderHandlers }: ContractRoutesOptions): AnyHandler | undefined => {
  const [mine, others]: Partial<Record<string, unknown>>[] = call.isForTraders
    ? [traderHandlers, handlers]
    : [handlers, traderHandlers];
  if (others?.[call.id] !== undefined)
    throw new Error(`${call.id} ${call.isForTraders ? 'asks for a' : 'knows no'} trader in the contract.`);
  return mine?.[call.id] as AnyHandler | undefined;
};

const addRoute = (app: FastifyInstance, served: Served, isStrict: boolean) => {
  const { call, checks } = served;
  const send = (reply: FastifyReply, { status, body, retryAfterSeconds }: Reply) => {
    const misfit = checks().answers(status)?.(body);
    if (misfit) {
      const fault = new Error(`The answer ${String(status)} of ${call.id} is outside the contract. ${misfit.message}`);
      if (isStrict) throw fault;
      reply.log.error(fault);
    }
    if (retryAfterSeconds !== undefined) void reply.header('Retry-After', retryAfterSeconds);
    return reply.status(status).send(body);
  };
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operationId: call.id },
    handler: async (request, reply) => send(reply, toReply(call, await answer(served, request))),
  });
};

/** Routes every call of the contract. What no area has built yet says so; nothing is silently missing. */
export const contractRoutes = (app: FastifyInstance, options: ContractRoutesOptions): void => {
  const checksOf = createValidation(options.document);
  const { traderOf, isStrict } = options;
  const objections: Partial<Record<string, Objection>> = options.objections;
  for (const call of callsOf(options.document)) {
    const served = { call, handler: handlerOf(call, options), objection: objections[call.id], traderOf };
    addRoute(app, { ...served, checks: once(() => checksOf(call)) }, isStrict);
  }
};
