import type { ExchangeClient, Answered } from '@exchange/api';
import { isFailure, readAssetSymbol, type AssetSymbol } from '@exchange/domain';
import type { FetchedAddress, LoadedDeposits } from '@exchange/machines';
import { fromPromise } from 'xstate';
import { readDeposit, type WireDeposit } from '#entities/transactions/transaction.ts';
import { withOwnKeys } from '#shared/serverState/ownKeys.ts';
import { incomingDeposits } from './incomingDeposits';

const tagOf = (tag: string | number | null | undefined): string | undefined =>
  tag === null || tag === undefined ? undefined : String(tag);

/** The address of an answer that isn't a refusal. */
export const readDepositAddress = ({ message }: Answered<'depositAddress'>): FetchedAddress => {
  if (typeof message === 'string' || !('address' in message)) return { error: { code: 'unexpected' } };
  const { name = '', address, destinationTag, isSimulated = false } = message;
  return { data: { asset: readAssetSymbol(name), address, destinationTag: tagOf(destinationTag), isSimulated } };
};

interface DepositEnvironment {
  client: Pick<ExchangeClient, 'wallet' | 'history'>;
  userId: string;
}

interface Asked {
  asset: AssetSymbol;
}

/** Never as many deposits of one coin are arriving at once. */
const rowsPerLoad = '100';

/** Effects for the deposit panel's machine. */
export const depositEffects = ({ client, userId }: DepositEnvironment) => ({
  actors: {
    fetchAddress: fromPromise<FetchedAddress, Asked>(async ({ input: { asset }, signal }) => {
      const answer = await client.wallet.depositAddress({ uniqueId: userId, tokenSymbol: asset }, { signal });
      return isFailure(answer) ? answer : readDepositAddress(answer.data);
    }),
    loadDeposits: fromPromise<LoadedDeposits, Asked>(async ({ input: { asset }, signal }) => {
      const fields = { type: 'Deposit', uniqueId: userId, currency: asset, page: '1', limit: rowsPerLoad } as const;
      const answer = await client.history.transactionHistory(fields, { signal });
      if (isFailure(answer)) return answer;
      // The answer has the requested kind of rows, which the contract can't express.
      const rows = (answer.data.data as unknown as WireDeposit[]).map(readDeposit);
      return { data: incomingDeposits(withOwnKeys(rows)) };
    }),
  },
});
