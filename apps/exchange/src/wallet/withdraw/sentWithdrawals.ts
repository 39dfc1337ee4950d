import { isFailure, readAssetSymbol, withdrawalStatus } from '@exchange/domain';
import type { IntendedWithdrawal, SentLookup, SentRow } from '@exchange/machines';
import { sentFlow } from '#shared/unconfirmed/sentFlow.ts';
import type { RunningApp } from '#shared/services/runningApp.ts';
import { succeeded } from '#shared/services/tell.ts';
import { traderNow } from '#shared/session/session.ts';
import { asFields, storedFigure, type StoredFields } from '#shared/storage/storedFields.ts';
import { toastTexts } from './sentTexts';

interface WithdrawalRow extends SentRow {
  status: string;
}

const lookUp = async (
  { services: { client, session } }: RunningApp,
  { id, asset }: IntendedWithdrawal,
): Promise<SentLookup<WithdrawalRow>> => {
  const answer = await client.history.transactionHistory({
    type: 'Withdraw',
    uniqueId: traderNow(session) ?? '',
    currency: asset,
    client_withdrawal_id: id,
  });
  if (isFailure(answer)) return answer;
  const rows = answer.data.data.map((row) => ({
    id: 'client_withdrawal_id' in row ? row.client_withdrawal_id : undefined,
    status: row.status,
  }));
  return { data: rows };
};

/** Field by field, so that nothing else, least of all a code, is ever stored in the tab. */
const writeWithdrawal = ({ id, asset, amount, address, destinationTag }: IntendedWithdrawal): StoredFields => ({
  id,
  asset,
  amount,
  address,
  destinationTag,
});

const tagIn = (tag: unknown) => (typeof tag === 'string' ? { destinationTag: tag } : {});

/** Empty for anything that isn't one of our withdrawals. */
const readWithdrawal = (value: unknown): IntendedWithdrawal[] => {
  const { id, asset: symbol, address, destinationTag, ...figures } = asFields(value);
  const asset = typeof symbol === 'string' ? readAssetSymbol(symbol) : undefined;
  const amount = storedFigure(figures['amount']);
  if (typeof id !== 'string' || typeof address !== 'string') return [];
  return asset === undefined || amount === undefined ? [] : [{ id, asset, amount, address, ...tagIn(destinationTag) }];
};

/** Follows every withdrawal from being sent until its outcome is known, on any screen. */
export const sentWithdrawalsFlow = sentFlow<IntendedWithdrawal, WithdrawalRow>({
  lookUp,
  key: 'withdrawalsSent',
  write: (withdrawals) => ({ withdrawals: withdrawals.map(writeWithdrawal) }),
  read: ({ withdrawals }) => (Array.isArray(withdrawals) ? withdrawals.flatMap(readWithdrawal) : []),
  says: {
    found: (withdrawal, { status }) => succeeded(toastTexts.found(withdrawal, withdrawalStatus(status).caption)),
    checkNeeded: toastTexts.checkNeeded,
  },
});
