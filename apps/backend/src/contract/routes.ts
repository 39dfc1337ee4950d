import { serverWording } from '@exchange/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../runtime/networkOf';
import { createWorkQueues } from '../runtime/workQueue';
import { callsOf, type ContractCall, type ContractDocument } from './document';
import { onlyFields, withoutEmpty } from './emptyFields';
import { leavesTooMuch, readForm, refuseLongBody, withFiles, type BodyLimits, type Form } from './forms';
import {
  isRefused,
  isWithStatus,
  refuse,
  type Handlers,
  type FormCheck,
  type FormChecks,
  type Refused,
  type Trader,
  type TraderHandlers,
  type UploadedFile,
} from './handlers';
import type { Pace, Paces } from './pace';
import { endAtStandstill } from './standstill';
import { createUploads, type AdmitUpload } from './uploads';
import { validationOf, type CallChecks, type Check } from './validation';

export type TraderOf = (request: FastifyRequest) => Promise<Trader | undefined>;

export interface ContractRoutesOptions {
  document: ContractDocument;
  /** For calls that need no token. */
  handlers: Handlers;
  /** For calls that require a trader's token. */
  traderHandlers: TraderHandlers;
  objections: FormChecks;
  /** How often each trader may make which call. */
  paces?: Paces;
  traderOf: TraderOf;
  limits: BodyLimits;
  /** How many calls of one network are carried out at a time; 0 means no limit. */
  callsAtOnce: number;
  /** Whether an answer that breaks the contract fails the call (tests, development) or is only logged. */
  isStrict: boolean;
}

/** A handler with its specific types erased. */
type AnyHandler = (incoming: {
  body: unknown;
  files: readonly UploadedFile[];
  parameters: unknown;
  request: FastifyRequest;
  trader: Trader | undefined;
}) => unknown;

type InTurn = <Value>(request: FastifyRequest, work: () => Promise<Value>) => Promise<Value>;

/** Calls of one network wait for each other, so that a burst of them leaves connections to the database for others. */
const takeTurns = (atOnce: number): InTurn => {
  if (atOnce === 0) return (_request, work) => work();
  const inTurn = createWorkQueues({ atOnce, waiting: mostWaiting });
  return ({ ip }, work) => inTurn(networkOf(ip), work);
};

/** A call with everything needed to serve it. */
interface Served {
  call: ContractCall;
  handler: AnyHandler | undefined;
  objection: FormCheck | undefined;
  pace: Pace | undefined;
  checks: () => CallChecks;
  traderOf: TraderOf;
  limits: BodyLimits;
  admitUpload: AdmitUpload;
  inTurn: InTurn;
  /** The trader of each request, set once the token has been checked. */
  traders: WeakMap<FastifyRequest, Trader>;
}

/** Far more than a window of `FLOOD_CALLS` usually leaves unanswered. */
const mostWaiting = 1_000;

const notBuilt = refuse(501, "This call isn't available yet.");
const pleaseLogIn = refuse(401, serverWording.sessionEnded, undefined, 'session_ended');
const onHold = refuse(
  403,
  "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support.",
);

const statusCalls = new Set(['status', 'address']);

/** Server failures look the same on every call; a refusal uses the call's own format. */
const statusIn = ({ operation }: ContractCall, refused: number) => {
  if (refused >= 500) return { statusCode: refused };
  if (operation['x-outcome'] === 'statusNotZero') return { status: 0 };
  return statusCalls.has(operation['x-outcome']) ? { status: refused } : { statusCode: refused };
};

const toBody = (call: ContractCall, { refused, code, message, field }: Refused) => ({
  ...statusIn(call, refused),
  code,
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

const enterAsTrader = async (served: Served, request: FastifyRequest): Promise<Refused | undefined> => {
  const { call, traders, traderOf, inTurn, pace } = served;
  const { authorization: token } = request.headers;
  const tooFast = pace?.known(token);
  if (tooFast) return tooFast;
  const trader = await inTurn(request, () => traderOf(request));
  if (!trader) return pleaseLogIn;
  if (trader.isFrozen === true && !call.isAllowedWhileFrozen) return onHold;
  traders.set(request, trader);
  return pace?.count(token, trader.uniqueId);
};

/** Refuses callers who may not make the call, before any of the body is read. */
const enter = async (served: Served, request: FastifyRequest): Promise<Refused | undefined> => {
  const { call, handler, limits } = served;
  if (!handler) return notBuilt;
  const refused = call.isForTraders ? await enterAsTrader(served, request) : undefined;
  // The body of a GET means nothing, so it isn't read.
  return refused ?? (call.method === 'GET' ? undefined : refuseLongBody(request, call, limits));
};

const carryOut = async (served: Served, request: FastifyRequest, form: Form): Promise<unknown> => {
  const { call, handler, objection, checks, traders } = served;
  const { files } = form;
  // What the contract doesn't have was never checked, so no handler sees it.
  const known = onlyFields(call.hasField, form.body);
  const [parameters, body] = [given(request), known].map((sent) => withoutEmpty(call.isUnlessEmpty, sent));
  const refused =
    (await objection?.(fieldsOf(form.body), files)) ?? misfitOf(checks(), parameters, withFiles({ body, files }, call));
  return refused ?? handler?.({ body, files, parameters, request, trader: traders.get(request) });
};

const answer = async (served: Served, request: FastifyRequest): Promise<unknown> => {
  const form = await readForm(request, served.call, served.limits);
  // A body that arrives slowly keeps nobody's turn.
  return isRefused(form) ? form : served.inTurn(request, () => carryOut(served, request, form));
};

/** A body with files is still unread at this point. */
const receive = (served: Served, request: FastifyRequest): Promise<unknown> => {
  const { call, traders, admitUpload, limits } = served;
  if (call.files.length === 0) return answer(served, request);
  return admitUpload(traders.get(request)?.uniqueId ?? request.ip, () =>
    endAtStandstill(request.raw, limits.uploadStallMs, () => answer(served, request)),
  );
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

/** Compiles on first use: compiling everything at once would slow down the start. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** A trader's call among the public handlers would run without a token, so the server refuses to start. */
const handlerOf = (call: ContractCall, { handlers, traderHandlers }: ContractRoutesOptions): AnyHandler | undefined => {
  const [mine, others]: Partial<Record<string, unknown>>[] = call.isForTraders
    ? [traderHandlers, handlers]
    : [handlers, traderHandlers];
  if (others?.[call.id] !== undefined)
    throw new Error(`${call.id} ${call.isForTraders ? 'asks for a' : 'knows no'} trader in the contract.`);
  return mine?.[call.id] as AnyHandler | undefined;
};

/** How an answer breaks the contract. */
const faultOf = ({ call, checks }: Served, status: number, body: unknown): Error | undefined => {
  const check = checks().answers(status);
  const fault = check ? check(body)?.message : "The call doesn't list this status.";
  return fault === undefined
    ? undefined
    : new Error(`The ${String(status)} response of ${call.id} breaks the contract. ${fault}`);
};

const addRoute = (app: FastifyInstance, served: Served, isStrict: boolean) => {
  const { call, limits } = served;
  const watch = ({ log }: FastifyRequest, status: number, body: unknown): void => {
    const fault = faultOf(served, status, body);
    if (fault && isStrict) throw fault;
    if (fault) log.error(fault);
  };
  const send = (reply: FastifyReply, { status, body, retryAfterSeconds }: Reply) => {
    watch(reply.request, status, body);
    if (status === 408 || leavesTooMuch(reply.request, call, limits)) void reply.header('Connection', 'close');
    if (retryAfterSeconds !== undefined) void reply.header('Retry-After', retryAfterSeconds);
    return reply.status(status).send(body);
  };
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: {
      operationId: call.id,
      refusal: (request, status, message) => {
        const body = toBody(call, refuse(status, message));
        watch(request, status, body);
        return body;
      },
    },
    exposeHeadRoute: call.isReading,
    preParsing: async (request, reply) => {
      const refused = await enter(served, request);
      if (refused) await send(reply, toReply(call, refused));
    },
    handler: async (request, reply) => send(reply, toReply(call, await receive(served, request))),
  });
};

/** Routes every call of the contract. Calls that aren't built yet answer with that instead of being missing. */
export const contractRoutes = (app: FastifyInstance, options: ContractRoutesOptions): void => {
  const checksOf = validationOf(options.document);
  const { traderOf, isStrict, limits } = options;
  const traders = new WeakMap<FastifyRequest, Trader>();
  const admitUpload = createUploads(limits.uploadsAtOnce);
  const inTurn = takeTurns(options.callsAtOnce);
  const objections: Partial<Record<string, FormCheck>> = options.objections;
  const paces: Partial<Record<string, Pace>> = options.paces ?? {};
  for (const call of callsOf(options.document)) {
    const handler = handlerOf(call, options);
    const checks = once(() => checksOf(call));
    const objection = objections[call.id];
    const pace = paces[call.id];
    addRoute(app, { call, handler, objection, pace, checks, traderOf, limits, admitUpload, inTurn, traders }, isStrict);
  }
};
