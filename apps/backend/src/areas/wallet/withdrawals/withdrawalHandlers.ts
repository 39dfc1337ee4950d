import { refusalTexts } from '../shared/refusals';
import {
  readAssetSymbol,
  readWire,
  successTexts,
  withdrawalCancelled,
  withdrawalFee,
  type AssetSymbol,
  type DecimalText,
} from '@exchange/domain';
import { refusing } from '#contract/exchangeRefusals';
import { readYoungClaims } from '#exchange/writing/youngRows';
import { isRefused, refuse, type Trader, type TraderHandlers } from '#contract/handlers';
import type { CommandOf } from '#exchange/commands';
import type { Exchange } from '#exchange/exchange';
import type { Queries } from '#exchange/sql/statement';
import type { AccountCore } from '#identity/core';
import { placeOf } from '#identity/stores/places';
import { appCodeStep } from '#identity/secondFactor';
import { readHoldings } from '../shared/holdings';
import { readWithdrawalsByClient } from '#transfers/withdrawal';
import { toWithdrawalItem } from '#transfers/withdrawalItem';
import type { XdcPrices } from '#marketData/xdcPrices';
import { createWorth, type PricesOfPairs } from '../shared/worth';
import { countingCodes } from './countingCodes';
import { amountObjection, destinationObjection, type Destination, type WithdrawalContext } from './withdrawalChecks';
import { codePurpose, codeScope } from './withdrawalCode';
import { emailWithdrawalCode } from './withdrawalCodes';
import { readWithdrawalFacts } from './withdrawalFacts';

export interface WithdrawalOptions {
  queries: Queries;
  exchange: Pick<Exchange, 'submit'>;
  accounts: AccountCore;
  prices: PricesOfPairs;
  xdcPrices: XdcPrices;
}

const toRefused = refusing({
  asset: 'currency',
  amount: 'amount',
  address: 'toAddress',
  destinationTag: 'destinationTag',
  withdrawal: 'transactionId',
  otp: 'otp',
  tfa: 'tfa',
});

const notListed = refuse(404, refusalTexts.notListed, 'currency');

/** 1000 and 1000.0 are the same amount. */
const plain = (amount: DecimalText): DecimalText => readWire(amount) ?? amount;

const tagOf = (asset: AssetSymbol, tag: string | undefined): string | undefined => (asset === 'XRP' ? tag : undefined);

interface NamedDestination {
  toAddress?: string | undefined;
  destinationTag?: string | undefined;
}

const destinationOf = (asset: AssetSymbol, { toAddress, destinationTag }: NamedDestination): Destination | undefined =>
  toAddress === undefined ? undefined : { address: toAddress, destinationTag: tagOf(asset, destinationTag) };

export const withdrawalTraderHandlers = (options: WithdrawalOptions): TraderHandlers => {
  const { queries, exchange, accounts, prices, xdcPrices } = options;
  const { stores, clock } = accounts;

  const groundFor = async ({ uniqueId }: Trader): Promise<WithdrawalContext> => {
    const at = clock().getTime();
    const [facts, read, young] = await Promise.all([
      readWithdrawalFacts(queries, [uniqueId], at),
      readHoldings(queries, uniqueId),
      readYoungClaims(queries, uniqueId),
    ]);
    return { at, facts, read, young, worth: createWorth(prices, xdcPrices) };
  };

  /** A repeat is answered before its codes are looked at. */
  const isKnown = async (command: CommandOf<'withdrawal.request'>): Promise<boolean> =>
    command.clientId !== undefined && (await readWithdrawalsByClient(queries, [command])).size > 0;

  return {
    generateWithdrawalOtp: async ({ trader, body, request }) => {
      const [asset, row] = [readAssetSymbol(body.currency), await stores.traders.byId(trader.uniqueId)];
      if (!asset || !row) return notListed;
      const amount = plain(body.amount);
      const to = destinationOf(asset, body);
      const ground = await groundFor(trader);
      const objection =
        amountObjection({ trader: trader.uniqueId, asset, amount }, ground) ?? (to && destinationObjection(asset, to));
      if (objection) return toRefused(objection);
      const configuredFee = ground.facts.currencies.get(asset)?.configuredFee ?? '0';
      const fee = withdrawalFee(amount, { asset, configuredFee });
      const wanted = { trader: row, place: placeOf(request), asset, amount, fee, to };
      const refused = await emailWithdrawalCode(accounts, wanted);
      return refused ?? { statusCode: 200, message: successTexts.wallet.codeSent };
    },
    requestWithdrawal: async ({ trader: { uniqueId, session }, body, request }) => {
      const [asset, row] = [readAssetSymbol(body.currency), await stores.traders.byId(uniqueId)];
      if (!asset || !row) return notListed;
      const amount = plain(body.amount);
      const to = { address: body.toAddress, destinationTag: tagOf(asset, body.destinationTag) };
      const digestFor = (scope: string): string =>
        stores.codes.digestOf({ uniqueId, purpose: codePurpose, scope }, body.otp).toString('hex');
      const command: CommandOf<'withdrawal.request'> = {
        kind: 'withdrawal.request',
        trader: uniqueId,
        clientId: body.client_withdrawal_id,
        asset,
        amount,
        ...to,
        codeDigests: { named: digestFor(codeScope(asset, amount, to)), unnamed: digestFor(codeScope(asset, amount)) },
        totpStep: appCodeStep(accounts, row, body.tfa),
      };
      const submit = () => exchange.submit<'withdrawal.request'>(command, { session });
      const answer = (await isKnown(command))
        ? { outcome: await submit() }
        : await countingCodes(accounts, { trader: row, place: placeOf(request), session }, submit);
      if (isRefused(answer)) return answer;
      const { done, refused } = answer.outcome;
      if (refused) return toRefused(refused);
      if (done.wrong) return toRefused(done.wrong);
      const { withdrawal, isRepeat } = done;
      const message = isRepeat ? successTexts.wallet.requestedBefore : successTexts.wallet.requested;
      return { statusCode: 200, message, data: toWithdrawalItem(withdrawal) };
    },
    cancelWithdrawal: async ({ trader: { uniqueId: trader, session }, body: { transactionId } }) => {
      const id = String(transactionId);
      const takingBack = { kind: 'withdrawal.takeBack', id, trader } as const;
      const { done, refused } = await exchange.submit<'withdrawal.takeBack'>(takingBack, { session });
      if (refused) return toRefused(refused);
      const { withdrawal } = done;
      const { amount, asset } = withdrawal;
      return { statusCode: 200, message: withdrawalCancelled(amount, asset), data: toWithdrawalItem(withdrawal) };
    },
  };
};
