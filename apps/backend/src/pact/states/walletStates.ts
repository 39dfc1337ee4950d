import { assetSymbols, dailyWithdrawalLimit, destinationKey, mostSavedAddresses } from '@exchange/domain';
import { z } from 'zod';
import { createAddressBookStore } from '../../areas/wallet/addressBook/addressBookStore';
import { emailWithdrawalCode } from '../../areas/wallet/withdrawals/withdrawalCodes';
import { arranged, told, type Arrangements, type Services } from '../arranging/arrange';
import { drawing } from '../arranging/drawing';
import { setUpApp } from '../arranging/pactApp';
import { deposit, dropDeposit, dropOpenDeposits } from '../arranging/pactDeposits';
import { changeTrader, findTrader } from '../arranging/pactTrader';
import {
  approveWithdrawal,
  completeWithdrawal,
  endWithdrawals,
  requestWithdrawal,
  takeBackWithdrawal,
} from '../arranging/pactWithdrawals';
import { setCosts } from './statusStates';

const email = z.email();
const text = z.string().min(1);
const decimal = z.string().regex(/^\d+(\.\d+)?$/);
const coin = z.enum(assetSymbols);
const funds = { email, coin, amount: decimal };
const withdrawal = { ...funds, withdrawal: text, address: text, clientId: text };

const approvedKyc = 2;
const longAgoMs = 25 * 60 * 60_000;

/** Withdrawals to this address use up the limit. */
const outside = 'xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** Movements stay, as in any ledger, but nothing stays pending. */
export const forgetTransfers = async (services: Services): Promise<void> => {
  await endWithdrawals(services);
  await dropOpenDeposits(services);
};

export const walletStates: Arrangements = {
  'approved identity': arranged({ email }, (given, deps) =>
    changeTrader(deps, given.email, { kycStatus: approvedKyc }),
  ),
  'two-factor on for a day': told({ email, secret: text }, (given, deps) =>
    setUpApp(deps, given, new Date(deps.now() - longAgoMs)),
  ),
  'what a withdrawal costs': arranged(
    { coin, minimum: decimal, fee: decimal },
    async ({ coin: symbol, minimum: minWithdrawal, fee: withdrawalFee }, services) => {
      await setCosts(services, symbol, { minWithdrawal, withdrawalFee });
    },
  ),
  'a withdrawal code': arranged({ ...funds, code: z.string().regex(/^\d{5}$/) }, async (given, deps) => {
    const { accounts, here } = deps;
    const trader = await findTrader(deps, given.email);
    const { coin: asset, amount } = given;
    await emailWithdrawalCode(drawing(accounts, [], given.code), {
      trader,
      place: here,
      asset,
      amount,
      fee: '0',
      to: undefined,
    });
  }),
  'a daily limit that is used up': arranged({ email }, async (given, services) => {
    await requestWithdrawal(services, { ...given, coin: 'XDC', amount: dailyWithdrawalLimit, address: outside });
  }),
  'a full address book': arranged({ email, coin }, async ({ email: whose, coin: asset }, services) => {
    const { uniqueId } = await findTrader(services, whose);
    const store = createAddressBookStore(services.accounts.db);
    for (let index = 0; index < mostSavedAddresses; index += 1) {
      const address = String(index).padStart(40, '0');
      const entry = { asset, label: address, address, destinationTag: null, since: services.accounts.clock() };
      await store.add(uniqueId, { ...entry, place: address });
    }
  }),
  'a saved address': told(
    { email, coin, savedAddress: text, label: text, address: text },
    async ({ coin: asset, label, address, ...given }, services) => {
      const { uniqueId } = await findTrader(services, given.email);
      const store = createAddressBookStore(services.accounts.db);
      const place = destinationKey(asset, { address, destinationTag: '' });
      const fields = { asset, label, address, destinationTag: null, place, since: services.accounts.clock() };
      return { savedAddress: (await store.add(uniqueId, fields)).id };
    },
  ),
  'a deposit address': arranged({ email, coin }, async (given, services) => {
    const { uniqueId } = await findTrader(services, given.email);
    await services.addresses.of(uniqueId, given.coin);
  }),
  'a deposit': arranged(
    { ...funds, confirmations: z.int().min(0).max(3) },
    async ({ confirmations, ...given }, services) => {
      await deposit(services, given, confirmations);
    },
  ),
  'a deposit that is kept': arranged(funds, async (given, services) => {
    const { status } = await deposit(services, given, 1);
    if (status !== 'kept') throw new Error(`A deposit of ${given.amount} ${given.coin} is not kept.`);
  }),
  'a deposit that was reversed': arranged(funds, async (given, services) => {
    const { id } = await deposit(services, given, 1);
    await dropDeposit(services, id);
  }),
  'a withdrawal': told(withdrawal, async ({ withdrawal: _, ...given }, services) => {
    const { id } = await requestWithdrawal(services, given);
    return { withdrawal: id };
  }),
  'a withdrawal that was approved': told(withdrawal, async ({ withdrawal: _, ...given }, services) => {
    const { id } = await requestWithdrawal(services, given);
    await approveWithdrawal(services, id);
    return { withdrawal: id };
  }),
  'a completed withdrawal': told(withdrawal, async ({ withdrawal: _, ...given }, services) => {
    const { id } = await requestWithdrawal(services, given);
    await approveWithdrawal(services, id);
    await completeWithdrawal(services, id);
    return { withdrawal: id };
  }),
  'a cancelled withdrawal': told(withdrawal, async ({ withdrawal: _, ...given }, services) => {
    const requested = await requestWithdrawal(services, given);
    await takeBackWithdrawal(services, requested);
    return { withdrawal: requested.id };
  }),
};
