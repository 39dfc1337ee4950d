import { isFormValid } from '@exchange/domain';
import {
  requestFormMachine,
  resending,
  type RequestAnswer,
  type RequestFields,
  type SentRequest,
} from '@exchange/machines';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { newClientId } from '#shared/flows/newClientId.ts';
import { useServices } from '#shared/services/services.ts';
import { useMachineToasts } from '#shared/services/tell.ts';
import { useSession } from '#shared/services/useSession.ts';
import { createDrafts } from './draft';
import type { RequestFormProps } from './RequestForm';
import type { RequestPlan } from './requestPlan';
import { requestSays } from './texts';

/** Only fields of the form, whatever the tab has stored. */
const filled = <Values extends object>(empty: Values, ...some: readonly object[]): Values => {
  const names = new Set(Object.keys(empty));
  const known = some.map((texts) => Object.fromEntries(Object.entries(texts).filter(([name]) => names.has(name))));
  return Object.assign({}, empty, ...known) as Values;
};

/** A field left blank doesn't hide a value known from elsewhere. */
const typedIn = (fields: RequestFields): RequestFields =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));

/** The rules ignore spaces around a text, so they aren't sent either: the call would count them. */
const tidy = (fields: RequestFields): RequestFields =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()]));

const textsOf = (values: object): RequestFields =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** A public form, connected to the exchange. What is typed stays in the tab until it is sent. */
export const useRequestForm = <Values extends object>(
  plan: RequestPlan<Values>,
): Omit<RequestFormProps<Values>, 'plan' | 'random'> => {
  const { client, tab } = useServices();
  const { trader } = useSession();
  const drafts = useMemo(() => createDrafts(tab, trader?.uniqueId), [tab, trader]);
  const own = trader ? plan.ofTrader(trader.email) : {};
  const [empty] = useState(() => filled(plan.empty, own));
  const [input] = useState(() => {
    const draft = drafts.read(plan.key);
    const values = filled(plan.empty, own, typedIn(draft?.fields ?? {}));
    return {
      fields: textsOf(values),
      isValid: isFormValid(plan.rules, values),
      unanswered: draft?.sent,
      empty: textsOf(empty),
    };
  });
  const machine = useMemo(
    () =>
      requestFormMachine.provide({
        actors: {
          submit: fromPromise<RequestAnswer, SentRequest>(({ input: { id, fields } }) =>
            plan.send(client, filled(plan.empty, tidy(fields)), id),
          ),
        },
      }),
    [client, plan],
  );
  const [state, send, actor] = useMachine(machine, { input });
  useMachineToasts(actor, requestSays);
  useEffect(() => {
    const following = actor.subscribe(({ context: { fields, sent, unanswered } }) => {
      const untouched = textsOf(empty);
      const isTyped = Object.entries(fields).some(([name, text]) => text !== untouched[name]);
      // A page that is left while a request is running never receives the answer.
      const draft = { fields, sent: sent ?? unanswered };
      drafts.write(plan.key, isTyped ? draft : { fields: {}, sent: undefined });
    });
    return () => following.unsubscribe();
  }, [actor, drafts, empty, plan.key]);
  const { context } = state;
  return {
    values: filled(plan.empty, context.fields),
    round: context.round,
    captcha: context.captcha,
    isCaptchaSolved: context.isCaptchaSolved,
    isSending: state.hasTag('busy'),
    failure: context.failure,
    resending: resending(context),
    taken: state.matches('succeeded') ? context.taken : undefined,
    // Based on the latest state: the rendered one may lag a field behind a fast typist.
    onType: (name, text) => {
      const fields = { ...actor.getSnapshot().context.fields, [name]: text };
      send({ type: 'form.typed', fields, isValid: isFormValid(plan.rules, filled(plan.empty, fields)) });
    },
    onCaptcha: (isSolved) => send({ type: 'captcha.typed', isSolved }),
    onSubmit: () => send({ type: 'request.submitted', id: newClientId() }),
    onAnother: () => send({ type: 'another.requested' }),
  };
};
