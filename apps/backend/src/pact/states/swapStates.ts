import { z } from 'zod';
import { swapStatuses } from '../../areas/ratioSwap/requests/ratioSwap';
import { arranged, type Arrangements, type Services } from '../arranging/arrange';
import { doneOf, fund } from '../arranging/pactOrders';
import { findTrader } from '../arranging/pactTrader';

const text = z.string().min(1);
const decimal = z.string().regex(/^\d+(\.\d+)?$/);
const by = 'pacts';

/** Decisions stay, as in any ledger, but nothing is held any more and every purchase can be used again. */
export const forgetSwaps = async ({ accounts: { db }, exchange }: Services): Promise<void> => {
  const { rows } = await db.execute<{ id: string }>(`select id from ratio_swap where status = 'Pending'`);
  for (const { id } of rows)
    doneOf(await exchange.submit<'swap.reject'>({ kind: 'swap.reject', id, by, why: 'A state ends' }));
  await db.execute('delete from ratio_swap');
};

const deciding = { Approved: 'swap.approve', Rejected: 'swap.reject' } as const;

export const swapStates: Arrangements = {
  'a ratio swap': arranged(
    {
      email: z.email(),
      txHash: text,
      buyingDate: z.iso.datetime(),
      amount: decimal,
      amountUsd: decimal,
      clientId: text,
      status: z.enum(swapStatuses),
      reason: text,
    },
    async ({ email, buyingDate, status, reason, ...figures }, services) => {
      const { exchange } = services;
      const { uniqueId: trader } = await findTrader(services, email);
      await fund(services, trader, { coin: 'XDCE', amount: figures.amount });
      const boughtAt = Date.parse(buyingDate);
      const { swap } = doneOf(
        await exchange.submit<'swap.request'>({ kind: 'swap.request', trader, boughtAt, ...figures }),
      );
      if (status === 'Pending') return;
      const command = { kind: deciding[status], id: swap.id, by, why: reason };
      doneOf(await exchange.submit<'swap.approve' | 'swap.reject'>(command));
    },
  ),
};
