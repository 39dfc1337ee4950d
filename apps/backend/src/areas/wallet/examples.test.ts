import {
  addressBookFullText,
  addressSavedText,
  assetAddress,
  assetOf,
  assetSymbols,
  checkForm,
  dailyWithdrawalLimit,
  depositConfirmations,
  depositsPausedText,
  destinationTag,
  expectedWithinMs,
  fieldTexts,
  hasAtMostDecimals,
  isBelow,
  minimumText,
  mostSavedAddresses,
  needsDestinationTag,
  receiveAmount,
  savedAddressRules,
  serverWording,
  walletTexts,
  withdrawalFee,
  showExactly,
  withdrawalLimitReachedText,
  withdrawalsPausedText,
  successTexts,
  withdrawalCancelled,
  type AssetSymbol,
} from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callsOf, readContract } from '../../contract/document';
import { documentedAnswers, type DocumentedAnswer } from '../../contract/testing/documentedAnswers';
import { insufficient } from '../../exchange/refusals';
import { tooManyTries } from '../../identity/refusals';
import { currencyRows } from '../../reference/referenceData';
import { takeBack } from './withdrawals/withdrawalMoves';
import { noSuchWithdrawal, wrongAppCode, wrongMailCode, refusalTexts, codeTooSoonText } from './shared/refusals';

const document = readContract();

const contents = z.record(
  z.string(),
  z.object({ examples: z.record(z.string(), z.object({ value: z.unknown() })).default({}) }),
);

const valuesIn = (content: unknown): [name: string, value: unknown][] =>
  Object.values(contents.parse(content ?? {})).flatMap(({ examples }) =>
    Object.entries(examples).map(([name, { value }]): [string, unknown] => [name, value]),
  );

/** Every named response of a call, except those that all calls share. */
const answersOf = (id: string): Record<string, unknown> => {
  const call = callsOf(document).find((one) => one.id === id);
  const answers = call ? documentedAnswers(document, call) : [];
  const isAbout = ({ shared }: DocumentedAnswer) =>
    /^(Status)?(LoggedOut|UnknownCoin|TooManyTries)$|^$/.test(shared ?? '');
  return Object.fromEntries(answers.filter(isAbout).map(({ name, value }) => [name, value]));
};

const webhook = z.object({ post: z.object({ requestBody: z.object({ content: z.unknown() }) }) });

const messagesOf = (channel: string): Record<string, unknown> =>
  Object.fromEntries(valuesIn(webhook.parse(document.webhooks[channel]).post.requestBody.content));

const no = (statusCode: number, message: string, field?: string) => ({
  statusCode,
  message,
  ...(field !== undefined && { field }),
});

const loggedOut = no(401, serverWording.sessionEnded);
const unknownCoin = no(404, refusalTexts.notListed, 'currency');
const tries = no(429, tooManyTries(0).message);
const noFunds = insufficient.refused.message;

const withdrawalsPaused = no(409, withdrawalsPausedText('XDC'), 'currency');

const gates = {
  kycNotCompleted: no(403, walletTexts.kycNeeded),
  twoFactorOff: no(403, walletTexts.twoFactorNeeded),
  tooEarly: no(403, walletTexts.waitingPeriod),
  insufficientFund: no(400, noFunds, 'amount'),
  loggedOut,
};

/** The refusal for cancelling an approved withdrawal. */
const { unfit: approvedAlready } = z
  .object({ unfit: z.string() })
  .parse(takeBack({ at: 0 } as never, { status: 'Process' } as never));

describe('the sentences of the examples in the contract', () => {
  it('about a withdrawal are those the exchange sends [WAL-241]', () => {
    expect(answersOf('requestWithdrawal')).toEqual({
      ...gates,
      accepted: { statusCode: 200, message: successTexts.wallet.requested },
      acceptedByStatus: { status: 0, message: successTexts.wallet.requested },
      wrongOtpWith200: { statusCode: 200, message: wrongMailCode.message },
      insufficientFundWith200: { status: 0, message: noFunds },
      wrongOtp: no(400, wrongMailCode.message, 'otp'),
      wrongTwoFactorCode: no(400, wrongAppCode.message, 'tfa'),
      invalidAddress: no(400, assetAddress('XDC')('no address') ?? '', 'toAddress'),
      dailyLimitReached: no(403, withdrawalLimitReachedText(showExactly(dailyWithdrawalLimit)), 'amount'),
      belowMinimum: no(400, minimumText(assetOf('XDC').minimumWithdrawal, 'XDC'), 'amount'),
      tagMissing: no(400, fieldTexts.required, 'destinationTag'),
      withdrawalsPaused,
      unknownCoin,
      tooManyTries: tries,
    });
  });

  it('about its code are those the exchange sends [WAL-241]', () => {
    expect(answersOf('generateWithdrawalOtp')).toEqual({
      ...gates,
      sent: { statusCode: 200, message: successTexts.wallet.codeSent },
      wrongOtp: { statusCode: 200, message: wrongMailCode.message },
      invalidAddress: no(400, assetAddress('XDC')('no address') ?? '', 'toAddress'),
      askedTooSoon: no(429, codeTooSoonText(120)),
      withdrawalsPaused,
      unknownCoin,
    });
  });

  it('about cancelling it are those the exchange sends [WAL-241]', () => {
    expect(answersOf('cancelWithdrawal')).toEqual({
      cancelled: { statusCode: 200, message: withdrawalCancelled('40000', 'XDC') },
      tooLate: no(409, approvedAlready, 'transactionId'),
      unknown: no(404, noSuchWithdrawal.refused.message, 'transactionId'),
      loggedOut,
    });
  });

  it('about the address book are those the exchange sends [WAL-241]', () => {
    const typed = { address: 'no address', destinationTag: '' };
    const faultsOf = (asset: AssetSymbol, label = '') => checkForm(savedAddressRules(asset), { ...typed, label });
    expect(answersOf('withdrawalAddresses')).toMatchObject({ unknownCoin, loggedOut });
    expect(answersOf('removeWithdrawalAddress')).toEqual({
      removed: { statusCode: 200, message: successTexts.wallet.addressRemoved },
      wrongTwoFactorCode: no(400, wrongAppCode.message, 'tfa'),
      loggedOut,
      tooManyTries: tries,
    });
    expect(answersOf('saveWithdrawalAddress')).toMatchObject({
      saved: { statusCode: 200, message: successTexts.wallet.addressSaved },
      labelMissing: no(400, faultsOf('XDC').label ?? '', 'label'),
      labelTooLong: no(400, faultsOf('XDC', 'x'.repeat(41)).label ?? '', 'label'),
      invalidAddress: no(400, faultsOf('XDC').address ?? '', 'toAddress'),
      tagMissing: no(400, faultsOf('XRP').destinationTag ?? '', 'destinationTag'),
      savedBefore: no(409, addressSavedText('Cold storage'), 'toAddress'),
      full: no(409, addressBookFullText(mostSavedAddresses, 'XDC'), 'currency'),
      unknown: no(404, refusalTexts.noSuchAddress, 'id'),
      wrongTwoFactorCode: no(400, wrongAppCode.message, 'tfa'),
      unknownCoin,
      loggedOut,
    });
  });

  it('about the wait for new addresses are those the exchange sends [WAL-241]', () => {
    expect(answersOf('setNewAddressWait')).toMatchObject({
      turnedOn: { statusCode: 200, message: successTexts.wallet.addressWaitSet },
      turnedOff: { statusCode: 200, message: successTexts.wallet.addressWaitSet },
      wrongTwoFactorCode: no(400, wrongAppCode.message, 'tfa'),
      loggedOut,
    });
  });

  it('about a deposit address are those the exchange sends [WAL-241]', () => {
    expect(answersOf('depositAddress')).toMatchObject({
      refusedInWords: { status: 400, message: refusalTexts.noAddress },
      refusedByObject: { status: 400, message: { error: refusalTexts.noAddress } },
      unknownCoin: { status: 404, message: refusalTexts.notListed, field: 'tokenSymbol' },
      depositsPaused: { status: 409, message: depositsPausedText('XDC'), field: 'tokenSymbol' },
      loggedOut: { status: 401, message: serverWording.sessionEnded },
    });
  });

  it('about funds and history are those the exchange sends [WAL-241]', () => {
    expect(answersOf('wallet')).toMatchObject({ loggedOut });
    expect(answersOf('transactionHistory')).toMatchObject({
      loggedOut,
      datesCrossed: no(400, fieldTexts.rangeReversed, 'from'),
    });
  });
});

const asset = z.enum(assetSymbols);

const step = z.object({
  step: z.string(),
  at: z.string(),
  waitsFor: z.string().optional(),
  until: z.string().optional(),
});
const item = z.object({ status: z.string(), currencyName: asset, amount: z.string(), createdAt: z.string() });
const deposit = item.extend({
  transactionId: z.string(),
  depositId: z.string().optional(),
  confirmations: z.int().optional(),
  confirmationsNeeded: z.int().optional(),
  steps: z.array(step).default([]),
});
const withdrawal = item.extend({
  walletTxId: z.string().nullable(),
  paymentType: z.enum(['Auto', 'Manual']),
  fee: z.string().optional(),
  receiveAmount: z.string().optional(),
  address: z.string().optional(),
  destinationTag: z.string().nullable().optional(),
  steps: z.array(step).default([]),
});
const row = z.object({
  symbol: asset,
  name: z.string(),
  balance: z.string(),
  inTrade: z.string(),
  totalWithdrew: z.string(),
  maxUserWithdrawal: z.string(),
  currencyAddress: z.string().nullable(),
  destinationTag: z.string().nullable(),
});
const place = z.object({ name: asset, address: z.string(), destinationTag: z.string().optional() });

const rowsIn = <Row>(answer: unknown, shape: z.ZodType<Row>): Row[] =>
  z.object({ data: z.array(shape) }).parse(answer).data;

/** The facts that are false, with whose they are. */
const mistakesIn = (whose: string, facts: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(facts).flatMap(([fact, holds]) => (holds ? [] : [`${whose}: ${fact}`]));

const isPlace = (symbol: AssetSymbol, address: string, tag: string | null | undefined): boolean =>
  assetAddress(symbol)(address) === undefined && destinationTag(symbol)(tag ?? '') === undefined;

const onEthereum = /^0x[0-9a-f]{64}$/;
const transactionForms: Partial<Record<AssetSymbol, RegExp>> = {
  XDC: onEthereum,
  XDCE: onEthereum,
  ETH: onEthereum,
  USDT: onEthereum,
  USDC: onEthereum,
  XRP: /^[0-9A-F]{64}$/,
};

const isTransaction = (symbol: AssetSymbol, id: string): boolean =>
  (transactionForms[symbol] ?? /^[0-9a-f]{64}$/).test(id);

const inFunds = ({ symbol, ...held }: z.infer<typeof row>): string[] => {
  const { fullName, decimals } = assetOf(symbol);
  const { currencyAddress: address, destinationTag: tag } = held;
  return mistakesIn(symbol, {
    'the name is that of the coin': held.name === fullName,
    'the figures have as many decimals as the coin': [held.balance, held.inTrade].every((figure) =>
      hasAtMostDecimals(figure, decimals),
    ),
    'the limit is the daily one': held.maxUserWithdrawal === dailyWithdrawalLimit,
    'no more than the limit was withdrawn': !isBelow(held.maxUserWithdrawal, held.totalWithdrew),
    'the address is one of the coin': address === null || isPlace(symbol, address, tag),
    'only XRP has a tag': (tag !== null) === (address !== null && needsDestinationTag(symbol)),
  });
};

const ofToldDeposit = (
  transactionId: string,
  { status, createdAt, depositId, confirmations, confirmationsNeeded, steps }: Partial<z.infer<typeof deposit>>,
): string[] =>
  mistakesIn(transactionId, {
    'it is named by its transaction and output': depositId === `${transactionId}:0`,
    'it needs as many confirmations as every deposit': confirmationsNeeded === depositConfirmations.toWithdraw,
    'it is completed once it has arrived':
      (status === 'Completed') === (confirmations ?? 0) >= depositConfirmations.toArrive,
    'it begins when it was created': steps?.[0]?.at === createdAt,
  });

const ofDeposit = ({ currencyName, amount, transactionId, ...told }: z.infer<typeof deposit>): string[] => {
  const { minimumDeposit, decimals } = assetOf(currencyName);
  return mistakesIn(transactionId, {
    'the amount is one that is credited': !isBelow(amount, minimumDeposit) && hasAtMostDecimals(amount, decimals),
    'the transaction has the form of its chain': isTransaction(currencyName, transactionId),
  }).concat(told.depositId === undefined ? [] : ofToldDeposit(transactionId, told));
};

const autoBelow = (symbol: AssetSymbol): string => currencyRows.find((one) => one.symbol === symbol)?.autoBelow ?? '0';

const ofToldWithdrawal = (given: z.infer<typeof withdrawal>, address: string): string[] => {
  const { currencyName, amount, paymentType, createdAt, steps, fee, receiveAmount: received } = given;
  const terms = { asset: currencyName, configuredFee: assetOf(currencyName).withdrawalFee };
  const requestedAt = Date.parse(createdAt);
  return mistakesIn(createdAt, {
    'the fee is the one of the coin': fee === withdrawalFee(amount, terms),
    'what arrives is the amount without the fee': received === receiveAmount(amount, terms),
    'it goes to an address of the coin': isPlace(currencyName, address, given.destinationTag),
    'it begins when it was created': steps[0]?.at === createdAt,
    'it is expected as soon as its kind is':
      Date.parse(steps[0]?.until ?? '') === requestedAt + expectedWithinMs(paymentType, requestedAt),
    'what it waits for has an end': steps.every(
      ({ waitsFor, until }) => (waitsFor === undefined) === (until === undefined),
    ),
  });
};

const ofWithdrawal = (given: z.infer<typeof withdrawal>): string[] => {
  const { currencyName, amount, paymentType, status, walletTxId, createdAt } = given;
  const { minimumWithdrawal, withdrawalDecimals } = assetOf(currencyName);
  const isPossible = !isBelow(amount, minimumWithdrawal) && hasAtMostDecimals(amount, withdrawalDecimals);
  return mistakesIn(createdAt, {
    'the amount is one that can be withdrawn': isPossible,
    'small ones alone need nobody': paymentType === (isBelow(amount, autoBelow(currencyName)) ? 'Auto' : 'Manual'),
    'a completed one alone has a transaction': (walletTxId !== null) === (status === 'Completed'),
    'the transaction has the form of its chain': walletTxId === null || isTransaction(currencyName, walletTxId),
  }).concat(given.address === undefined ? [] : ofToldWithdrawal(given, given.address));
};

const toldOn = <Item>(channel: string, shape: z.ZodType<Item>): Item[] =>
  Object.values(messagesOf(channel)).map((value) => shape.parse(value));

describe('the figures and names of the examples in the contract', () => {
  it('of funds are possible, and each address is one of its coin [WAL-241]', () => {
    const { rows, waiting, trailingMarkup } = answersOf('wallet');
    const funds = [rows, waiting].flatMap((answer) => rowsIn(answer, row));
    expect(funds.map(({ symbol }) => symbol)).toEqual(['XDC', 'XRP', 'XDC']);
    expect(funds.flatMap(inFunds)).toEqual([]);
    expect(trailingMarkup).toContain(assetOf('XDC').fullName);
  });

  it('of deposit addresses are of their coin, with a tag where it needs one [WAL-241]', () => {
    const { xdc, xrp } = answersOf('depositAddress');
    const places = [xdc, xrp].map((answer) => z.object({ message: place }).parse(answer).message);
    expect(places.map(({ name, address, destinationTag: tag }) => isPlace(name, address, tag))).toEqual([true, true]);
  });

  it('of deposits are possible, and each is named by its transaction [WAL-241]', () => {
    const told = toldOn('deposit-update-{userId}', deposit);
    const listed = rowsIn(answersOf('transactionHistory')['deposits'], deposit);
    expect([told.length, listed.length]).not.toContain(0);
    expect([...listed, ...told].flatMap(ofDeposit)).toEqual([]);
  });

  it('of withdrawals add up, and each goes to an address of its coin [WAL-241]', () => {
    const told = toldOn('withdrawal-update-{userId}', withdrawal);
    const listed = rowsIn(answersOf('transactionHistory')['withdrawals'], withdrawal);
    expect([told.length, listed.length]).not.toContain(0);
    expect([...listed, ...told].flatMap(ofWithdrawal)).toEqual([]);
  });
});
