import type { ExchangeClient } from '@exchange/api';
import { isFailure, type AssetSymbol } from '@exchange/domain';
import type { FetchedAddress, LoadedDeposits } from '@exchange/machines';
import { fromPromise } from 'xstate';
import { readDeposit, type WireDeposit } from '../../entities/transactions/transaction';
import { withOwnKeys } from '../../shared/serverState/ownKeys';
import { incomingDeposits } from './incomingDeposits';
import { readDepositAddress } from './readDepositAddress';

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
