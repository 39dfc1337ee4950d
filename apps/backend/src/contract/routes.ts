import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callsOf, type ContractCall, type ContractDocument } from './document';
import { isRefused, isWithStatus, refuse, type Handlers, type Refused } from './handlers';
import { createValidation, type CallChecks, type Check } from './validation';

export interface ContractRoutesOptions {
  document: ContractDocument;
  handlers: Handlers;
  /** Whether an answer outside the contract fails the call (tests, development) or is only logged. */
  isStrict: boolean;
}

/** Any handler, once its types have done their work. */
type AnyHandler = (incoming: { body: unknown; parameters: unknown; request: FastifyRequest }) => unknown;

const notBuilt = refuse(501, 'This call is not available yet.');

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

const answer = async (
  handler: AnyHandler | undefined,
  checks: () => CallChecks,
  request: FastifyRequest,
): Promise<unknown> => {
  if (!handler) return notBuilt;
  const parameters = given(request);
  const body = request.body ?? {};
  const misfit = misfitIn([
    [checks().parameters, parameters],
    [checks().body, body],
  ]);
  if (misfit) return refuse(400, misfit.message, misfit.field);
  return handler({ body, parameters, request });
};

const toReply = (call: ContractCall, said: unknown): { status: number; body: unknown } => {
  if (isRefused(said)) return { status: said.refused, body: toBody(call, said) };
  return isWithStatus(said) ? { status: said.httpStatus, body: said.body } : { status: 200, body: said };
};

/** Compiled when first asked for: all at once would be a good part of the start. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

const addRoute = (
  app: FastifyInstance,
  call: ContractCall,
  checks: () => CallChecks,
  options: ContractRoutesOptions,
) => {
  const handlers: Partial<Record<string, unknown>> = options.handlers;
  const handler = handlers[call.id] as AnyHandler | undefined;
  const send = (reply: FastifyReply, status: number, body: unknown) => {
    const misfit = checks().answers(status)?.(body);
    if (misfit) {
      const fault = new Error(`The answer ${String(status)} of ${call.id} is outside the contract. ${misfit.message}`);
      if (options.isStrict) throw fault;
      reply.log.error(fault);
    }
    return reply.status(status).send(body);
  };
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operationId: call.id },
    handler: async (request, reply) => {
      const { status, body } = toReply(call, await answer(handler, checks, request));
      return send(reply, status, body);
    },
  });
};

/** Routes every call of the contract. What no area has built yet says so; nothing is silently missing. */
export const contractRoutes = (app: FastifyInstance, options: ContractRoutesOptions): void => {
  const checksOf = createValidation(options.document);
  for (const call of callsOf(options.document))
    addRoute(
      app,
      call,
      once(() => checksOf(call)),
      options,
    );
};
