import { isFailure } from '@exchange/domain';
import {
  sentWithdrawalsMachine,
  type IntendedWithdrawal,
  type SentWithdrawal,
  type WithdrawalLookup,
} from '@exchange/machines';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { refreshTrader } from '#shared/serverState/refreshTrader.ts';
import { keepFlow, type Flow } from '#shared/services/keepFlow.ts';
import { lookWhenBack } from '#shared/services/lookWhenBack.ts';
import type { RunningApp } from '#shared/services/runningApp.ts';
import { traderNow } from '#shared/session/session.ts';
import { readWithdrawals, writeWithdrawals } from './sentWithdrawal';
import { sentWithdrawalsSay } from './sentTexts';

/** Makes its own call instead of joining a running load, which may be older than the withdrawal. */
const lookUp = async (
  { services: { client, session } }: RunningApp,
  { id, asset }: IntendedWithdrawal,
): Promise<WithdrawalLookup> => {
  const answer = await client.history.transactionHistory({
    type: 'Withdraw',
    uniqueId: traderNow(session) ?? '',
    currency: asset,
    client_withdrawal_id: id,
  });
  if (isFailure(answer)) return answer;
  const rows = answer.data.data.map((row) => ({
    id: 'client_withdrawal_id' in row ? row.client_withdrawal_id : undefined,
    transactionId: String(row.transactionId ?? ''),
    status: row.status,
  }));
  return { data: rows };
};

/** Follows every withdrawal from being sent until its outcome is known, on any screen. */
export const sentWithdrawalsFlow: Flow<ActorRefFrom<typeof sentWithdrawalsMachine>> = keepFlow({
  create: (app) =>
    createActor(
      sentWithdrawalsMachine.provide({
        actors: { lookUpWithdrawal: fromPromise(({ input }: { input: IntendedWithdrawal }) => lookUp(app, input)) },
      }),
    ),
  says: sentWithdrawalsSay,
  join: (actor, { services, queries }, onStop) => {
    actor.on('withdrawal.found', () => refreshTrader(queries, traderNow(services.session)));
    onStop(lookWhenBack(actor, services));
  },
  remembers: (actor, remember) =>
    remember<readonly SentWithdrawal[]>({
      key: 'withdrawalsSent',
      pending: () => {
        const { withdrawals } = actor.getSnapshot().context;
        return withdrawals.length > 0 ? withdrawals : undefined;
      },
      write: (sent) => writeWithdrawals(sent.map(({ withdrawal }) => withdrawal)),
      read: (fields) => {
        const withdrawals = readWithdrawals(fields);
        if (withdrawals.length === 0) return undefined;
        return withdrawals.map((withdrawal) => ({ withdrawal, state: 'unconfirmed' as const }));
      },
      recall: (sent) =>
        actor.send({ type: 'withdrawals.recalled', withdrawals: sent.map(({ withdrawal }) => withdrawal) }),
    }),
});
