import { assetSymbols, needsDestinationTag, isFailure, type AssetSymbol, type Result } from '@exchange/domain';
import {
  withdrawalMachine,
  type EmailCodeRequest,
  type IntendedWithdrawal,
  type WithdrawalAnswer,
  type WithdrawalRequest,
} from '@exchange/machines';
import { onPageWake } from '@exchange/ui';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { newClientId } from '#shared/flows/newClientId.ts';
import { refreshTrader } from '#shared/serverState/refreshTrader.ts';
import { keepFlow, type Flow } from '#shared/services/keepFlow.ts';
import type { RunningApp } from '#shared/services/runningApp.ts';
import type { Services } from '#shared/services/services.ts';
import { traderNow } from '#shared/session/session.ts';
import { withdrawalSays } from './sentTexts';
import { sentWithdrawalsFlow } from './sentWithdrawals';

export type WithdrawalActor = ActorRefFrom<typeof withdrawalMachine>;

type Client = Services['client'];

const messageOf = (answer: Result<{ message: string }>): WithdrawalAnswer =>
  isFailure(answer) ? answer : { data: { message: answer.data.message } };

const tagOf = ({ asset, destinationTag }: Omit<IntendedWithdrawal, 'id'>) =>
  needsDestinationTag(asset) && destinationTag !== undefined ? { destinationTag } : {};

/** With the destination, so that the email shows it and the code is good for no other. */
const requestCode = async (client: Client, wanted: EmailCodeRequest): Promise<WithdrawalAnswer> =>
  messageOf(
    await client.wallet.generateWithdrawalOtp({
      currency: wanted.asset,
      amount: wanted.amount,
      toAddress: wanted.address,
      ...tagOf(wanted),
    }),
  );

const requestWithdrawal = async (client: Client, request: WithdrawalRequest): Promise<WithdrawalAnswer> =>
  messageOf(
    await client.wallet.requestWithdrawal({
      currency: request.asset,
      amount: request.amount,
      toAddress: request.address,
      transactionSpeed: 'normal',
      otp: request.emailCode,
      tfa: request.authenticatorCode,
      client_withdrawal_id: request.id,
      ...tagOf(request),
    }),
  );

/** Passes every withdrawal sent to the flow that follows it until its outcome is known. */
const followSent = (actor: WithdrawalActor, app: RunningApp) => {
  const refresh = () => refreshTrader(app.queries, traderNow(app.services.session));
  const sent = sentWithdrawalsFlow.of(app);
  actor.on('withdrawal.sent', ({ withdrawal: request }) => sent.send({ type: 'request.sent', request }));
  actor.on('withdrawal.requested', ({ withdrawal: { id } }) => {
    sent.send({ type: 'request.answered', id });
    refresh();
  });
  actor.on('withdrawal.refused', ({ withdrawal: { id } }) => {
    sent.send({ type: 'request.refused', id });
    refresh();
  });
  actor.on('withdrawal.unconfirmed', ({ withdrawal: { id } }) => {
    sent.send({ type: 'request.unanswered', id });
    refresh();
  });
};

const createFlow = (asset: AssetSymbol): Flow<WithdrawalActor> =>
  keepFlow({
    create: ({ services: { client, now } }) => {
      const machine = withdrawalMachine.provide({
        actors: {
          requestCode: fromPromise(({ input }: { input: EmailCodeRequest }) => requestCode(client, input)),
          requestWithdrawal: fromPromise(({ input }: { input: WithdrawalRequest }) => requestWithdrawal(client, input)),
        },
      });
      return createActor(machine, { input: { asset, newId: newClientId, now } });
    },
    says: withdrawalSays,
    join: (actor, app, onStop) => {
      followSent(actor, app);
      const found = sentWithdrawalsFlow.of(app).on('request.found', ({ request: withdrawal }) => {
        if (withdrawal.asset === asset) actor.send({ type: 'withdrawal.found', withdrawal });
      });
      onStop(() => found.unsubscribe());
      onStop(onPageWake(() => actor.send({ type: 'page.woke' }), app.services.page));
    },
  });

/** The machine of each coin's withdraw panel. Whatever was typed there stays until its trader leaves. */
export const withdrawalFlows = Object.fromEntries(assetSymbols.map((asset) => [asset, createFlow(asset)])) as Readonly<
  Record<AssetSymbol, Flow<WithdrawalActor>>
>;
