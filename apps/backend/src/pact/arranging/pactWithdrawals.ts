import { randomBytes } from 'node:crypto';
import { depositConfirmations, type AssetSymbol, type DecimalText } from '@exchange/domain';
import { TOTP } from 'otpauth';
import { codePurpose, codeScope } from '../../areas/wallet/withdrawals/withdrawalCode';
import type { Withdrawal } from '../../transfers/withdrawal';
import type { Services } from './arrange';
import { doneOf, fund } from './pactOrders';
import { findTrader } from './pactTrader';

interface WithdrawalFigures {
  email: string;
  coin: AssetSymbol;
  amount: DecimalText;
  address: string;
  clientId?: string;
}

const byHand = { by: 'pacts', why: 'A state asks for it' };

/** So long ago that the app's current code is still unused. */
const oldSteps = 100;

/** With the funds it needs, and codes of its own. */
export const requestWithdrawal = async (
  services: Services,
  { email, coin: asset, amount, ...figures }: WithdrawalFigures,
): Promise<Withdrawal> => {
  const { accounts, exchange, now } = services;
  const { uniqueId: trader, lastTotpStep } = await findTrader(services, email);
  const { codes } = accounts.stores;
  const key = {
    uniqueId: trader,
    purpose: codePurpose,
    scope: codeScope(asset, amount, { address: figures.address }),
  } as const;
  const code = accounts.random.mailCode();
  await codes.keep(key, code, accounts.clock());
  await fund(services, trader, { coin: asset, amount });
  const done = doneOf(
    await exchange.submit<'withdrawal.request'>({
      kind: 'withdrawal.request',
      trader,
      asset,
      amount,
      ...figures,
      codeDigests: { named: codes.digestOf(key, code).toString('hex'), unnamed: '' },
      totpStep: (lastTotpStep ?? TOTP.counter({ timestamp: now() }) - oldSteps) + 1,
    }),
  );
  if (done.wrong) throw new Error(done.wrong.message);
  return done.withdrawal;
};

export const approveWithdrawal = async ({ exchange }: Services, id: string): Promise<void> => {
  doneOf(await exchange.submit<'withdrawal.approve'>({ kind: 'withdrawal.approve', id, ...byHand }));
};

/** From approval to completion, as custody would report it. */
export const completeWithdrawal = async ({ exchange }: Services, id: string): Promise<void> => {
  const transactionId = randomBytes(32).toString('hex');
  const confirmations = depositConfirmations.toWithdraw;
  doneOf(await exchange.submit<'withdrawal.release'>({ kind: 'withdrawal.release', id, ...byHand }));
  doneOf(await exchange.submit<'withdrawal.sent'>({ kind: 'withdrawal.sent', id, transactionId }));
  doneOf(await exchange.submit<'withdrawal.confirm'>({ kind: 'withdrawal.confirm', id, confirmations }));
  doneOf(await exchange.submit<'withdrawal.complete'>({ kind: 'withdrawal.complete', id }));
};

export const takeBackWithdrawal = async ({ exchange }: Services, { id, trader }: Withdrawal): Promise<void> => {
  doneOf(await exchange.submit<'withdrawal.takeBack'>({ kind: 'withdrawal.takeBack', id, trader }));
};

/** Cancels what is pending, and completes what was already released. */
export const endWithdrawals = async (services: Services): Promise<void> => {
  const { rows } = await services.accounts.db.execute<{ id: string; isReleased: boolean }>(
    `select id, released_at is not null as "isReleased" from withdrawal where status in ('Pending', 'Process')`,
  );
  for (const { id, isReleased } of rows)
    if (isReleased) await completeWithdrawal(services, id);
    else doneOf(await services.exchange.submit<'withdrawal.cancel'>({ kind: 'withdrawal.cancel', id, ...byHand }));
};
