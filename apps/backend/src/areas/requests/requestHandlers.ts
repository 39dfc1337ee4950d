import { normaliseEmail, requestAnswers } from '@exchange/domain';
import type { FastifyRequest } from 'fastify';
import { objectionByRules } from '../../contract/formObjection';
import { isRefused, refuse, type Handlers, type FormChecks, type Refused } from '../../contract/handlers';
import type { AccountCore } from '../../identity/core';
import { countTry } from '../../identity/guard';
import { placeOf } from '../../identity/stores/places';
import { requestForms, type RequestForm } from './requestForms';
import { mailRequest } from './requestMail';
import { createRequestStore, type PublicRequest } from './requestStore';

interface RequestNeeds {
  core: AccountCore;
  /** Notified of every request. */
  operatorEmail: string;
}

type Fields = Readonly<Record<string, string>>;

interface Sent {
  clientId: string | undefined;
  fields: Fields;
  request: FastifyRequest;
}

const isSame = (known: PublicRequest, { kind }: RequestForm, fields: Fields): boolean => {
  const names = new Set([...Object.keys(known.fields), ...Object.keys(fields)]);
  return known.kind === kind && [...names].every((name) => known.fields[name] === fields[name]);
};

const otherRequest = refuse(409, requestAnswers.otherRequest, 'client_request_id');

const tooMany = async (core: AccountCore, { request }: Sent): Promise<Refused | undefined> => {
  const place = placeOf(request);
  const limited = await countTry(core, { trader: undefined, place }, { kind: 'request', subject: place.network });
  return limited && { ...limited, message: requestAnswers.tooMany };
};

/** Limits emails, not requests: otherwise anyone could block a stranger's address, or flood a stranger's inbox. */
const canAcknowledge = async (core: AccountCore, { request }: Sent, email: string): Promise<boolean> => {
  const limit = { kind: 'requestMail', subject: normaliseEmail(email) } as const;
  return !(await countTry(core, { trader: undefined, place: placeOf(request) }, limit));
};

/** Stores the request or says why not. A known client ID is looked up before anything is counted. */
const keep = async (
  { core, operatorEmail }: RequestNeeds,
  form: RequestForm,
  sent: Sent,
): Promise<PublicRequest | Refused> => {
  const { clientId, fields } = sent;
  const repeated = (known: PublicRequest) => (isSame(known, form, fields) ? known : otherRequest);
  const before = clientId === undefined ? undefined : await createRequestStore(core.db).byClientId(clientId);
  if (before) return repeated(before);
  const sender = form.sender(fields);
  const limited = await tooMany(core, sent);
  if (limited) return limited;
  const isAcknowledged = await canAcknowledge(core, sent, sender.email);
  return core.db.transaction(async (transaction) => {
    const store = createRequestStore(transaction);
    const request = {
      ...sender,
      kind: form.kind,
      clientId: clientId ?? null,
      fields,
      reference: core.random.requestReference(),
    };
    const added = await store.add(request, core.clock());
    if (added) {
      await mailRequest(core.mailer, transaction, added, { operator: operatorEmail, isAcknowledged });
      return added;
    }
    // The same request was sent twice at once.
    const known = await store.byClientId(clientId ?? '');
    return known ? repeated(known) : otherRequest;
  });
};

type Body = Readonly<Record<string, string | undefined>> & { client_request_id?: string | undefined };

interface Taken {
  message: string;
  reference: string;
}

const taking = async (
  needs: RequestNeeds,
  form: RequestForm,
  body: Body,
  request: FastifyRequest,
): Promise<Taken | Refused> => {
  const { client_request_id: clientId, exchange_id: _, ...rest } = body;
  const fields = Object.fromEntries(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, value.trim()]])),
  );
  const taken = await keep(needs, form, { clientId, fields, request });
  if (isRefused(taken)) return taken;
  needs.core.mailer.deliver();
  return { message: form.taken, reference: taken.reference };
};

type Take = (form: RequestForm, body: object, request: FastifyRequest) => Promise<Taken | Refused>;

const withStatus = (taken: Taken | Refused) => (isRefused(taken) ? taken : { status: 200, ...taken });
const withStatusCode = (taken: Taken | Refused) => (isRefused(taken) ? taken : { statusCode: 200, ...taken });

export const requestHandlers = (needs: RequestNeeds): Handlers => {
  const take: Take = (form, body, request) => taking(needs, form, { ...body }, request);
  const forms = requestForms;
  return {
    requestOtc: async ({ body, request }) => withStatus(await take(forms.requestOtc, body, request)),
    requestPartnership: async ({ body, request }) => withStatus(await take(forms.requestPartnership, body, request)),
    contactSupport: async ({ body, request }) => withStatus(await take(forms.contactSupport, body, request)),
    requestErc20Asset: async ({ body, request }) => withStatusCode(await take(forms.requestErc20Asset, body, request)),
    requestOtherAsset: async ({ body, request }) => withStatusCode(await take(forms.requestOtherAsset, body, request)),
  };
};

export const requestFormChecks: FormChecks = Object.fromEntries(
  Object.entries(requestForms).map(([call, form]) => [call, objectionByRules(form.rules)]),
);
