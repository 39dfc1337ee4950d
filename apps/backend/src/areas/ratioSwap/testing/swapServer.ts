import { randomBytes } from 'node:crypto';
import type { DecimalText } from '@exchange/domain';
import { startWallet, type WalletTrader } from '../../wallet/testing/walletServer';

export interface SwapWords {
  txHash: string;
  buyingDate: string;
  amount: DecimalText;
  amountUSD: DecimalText;
  client_swap_id: string;
}

/** An unused transaction. */
export const newHash = (): string => `0x${randomBytes(32).toString('hex')}`;

export type SwapServer = Awaited<ReturnType<typeof startSwaps>>;

/** The whole backend, for requesting ratio swaps and deciding on them. */
export const startSwaps = async (...given: Parameters<typeof startWallet>) => {
  const server = await startWallet(...given);
  const { post, get, database } = server;

  const submit = (trader: WalletTrader, words: Partial<SwapWords> = {}) =>
    post(
      '/user/submit_swap_ratio',
      {
        exchange_id: '1',
        txHash: newHash(),
        buyingDate: '2020-12-08T07:45:00.000Z',
        amount: '1000',
        amountUSD: '12.5',
        ...words,
      },
      trader,
    );

  const details = async (trader: WalletTrader): Promise<Record<string, unknown>[]> => {
    const { body } = await get('/user/swap_ratio_details', { exchange_id: '1' }, trader);
    return body['data'] as Record<string, unknown>[];
  };

  return {
    ...server,
    submit,
    details,
    /** The ID by which operators know the trader's latest request. */
    idOf: async ({ uniqueId }: WalletTrader): Promise<string> => {
      const { rows } = await database.pool.query<{ id: string }>(
        'select id from ratio_swap where owner = $1 order by number desc limit 1',
        [uniqueId],
      );
      return rows[0]?.id ?? '';
    },
  };
};
