import { describe, expect, it } from 'vitest';
import { emptyText, type EmptyList } from './emptyLists';
import { feeTexts, homeTexts, marketColumns, tradingStatusTexts } from './markets';
import { swapTerms, ratioSwapTexts } from './ratioSwap';
import { maximumText, minimumText, priceBandText, swappedText, tradingTexts } from './trading';

it.each([
  ['[DOM-269]', 'Invalid TxHash', ratioSwapTexts.txHash],
  ['[DOM-269]', 'Amount should be greater than 0', ratioSwapTexts.amount],
  ['[DOM-269]', 'USD should be greater than 0', ratioSwapTexts.usd],
  ['[DOM-270]', 'OPEN ACCOUNT', homeTexts.openAccount],
  ['[DOM-270]', 'SIGN IN', homeTexts.signIn],
  ['[DOM-284]', 'Limit', tradingTexts.limit],
  ['[DOM-284]', 'Groups', tradingTexts.groups],
  ['[DOM-284]', 'Open Orders', tradingTexts.tabs.openOrders],
  ['[DOM-284]', 'Trade History', tradingTexts.tabs.tradeHistory],
  ['[DOM-284]', 'Funds', tradingTexts.tabs.funds],
  ['[DOM-285]', 'Under Maintenance', tradingTexts.underMaintenance],
  ['[DOM-286]', 'Minimum 2 XDC', minimumText('2', 'XDC')],
  ['[DOM-287]', 'Maximum 100000 XDC', maximumText('100000', 'XDC')],
  ['[DOM-288]', 'Maximum 10% +/- deviation allowed from last price', priceBandText(10)],
  ['[DOM-289]', 'Cancelling', tradingTexts.cancelling],
  ['[DOM-289]', 'Cancelling is under process', tradingTexts.cancelUnreachable],
  ['[DOM-290]', '250 Swap Successfully', swappedText('250')],
  ['[DOM-291]', 'Order Partially Completed Successfully', tradingTexts.partiallyCompleted],
  ['[DOM-291]', 'Order Completed Successfully', tradingTexts.completed],
  ['[DOM-299]', 'Ratio Swap', ratioSwapTexts.tabs.form],
  ['[DOM-299]', 'Ratio Swap Details', ratioSwapTexts.tabs.details],
  ['[DOM-299]', 'I Agree above Terms and Conditions.', ratioSwapTexts.agreement],
  ['[DOM-299]', 'SEND', ratioSwapTexts.send],
  ['[DOM-327]', 'Trading Fees', feeTexts.trading],
  ['[DOM-327]', 'Withdrawal Fees', feeTexts.withdrawal],
  ['[DOM-327]', 'Free', feeTexts.free],
  ['[DOM-327]', '0.2% or the fee, whichever is greater', feeTexts.xdceWithdrawal],
  ['[DOM-328]', 'Active', tradingStatusTexts.active],
  ['[DOM-328]', 'Inactive', tradingStatusTexts.inactive],
])('%s %j is said to the letter', (_, documented, said) => {
  expect(said).toBe(documented);
});

describe('an empty list', () => {
  it.each<[string, EmptyList, string, string]>([
    ['[DOM-292]', 'openOrders', 'There is no open order data', 'There is no open order'],
    ['[DOM-293]', 'orderHistory', 'There is no order history data', 'There is no order history'],
    ['[DOM-294]', 'tradeHistory', 'There is no trade history data', 'There is no trade history'],
    ['[DOM-295]', 'funds', 'There is no funds data', 'There is no funds'],
    ['[DOM-296]', 'swapDetails', 'No Data Available', 'No Data Available'],
    ['[DOM-297]', 'deposits', 'No deposit history available', 'No deposit history available'],
    ['[DOM-297]', 'withdrawals', 'No withdraw history available', 'No withdraw history available'],
    ['[DOM-298]', 'stakingOrders', 'No Staking Done Yet.', 'No Staking Done Yet.'],
    ['[DOM-298]', 'stakingRewards', 'No Rewards Yet.', 'No Rewards Yet.'],
  ])('%s of %s says %j, to a visitor %j', (_, list, loggedIn, visitor) => {
    expect(emptyText(list, true)).toBe(loggedIn);
    expect(emptyText(list, false)).toBe(visitor);
  });
});

it('the home banner says what has stopped and what to do [DOM-271]', () => {
  expect(homeTexts.closure).toMatch(/services have stopped.*about to close.*withdraw your funds as soon as possible/);
});

it('the market table has six columns [DOM-272]', () => {
  expect(Object.values(marketColumns).map((column) => column.toLowerCase())).toEqual([
    'currency',
    'last price',
    '24h change',
    '24h high',
    '24h low',
    '24h volume',
  ]);
});

it.each([
  ['before 6 Dec (5:30 GMT)', '1:1'],
  ['6 to 10 Dec', '3:1'],
  ['10 to 20 Dec', '5:1'],
  ['20 to 28 Dec', '10:1'],
  ['after 28 Dec 2020', 'not supported'],
  ['verification', '48 hours'],
  ['sufficient XDCE balance', 'withdrawal request'],
])('the swap terms join %j and %j [DOM-300]', (one, other) => {
  expect(swapTerms.filter((term) => term.includes(one) && term.includes(other))).toHaveLength(1);
});

it('the swap page warns of cancelled withdrawals [DOM-301]', () => {
  expect(ratioSwapTexts.compliance).toMatch(/compliance team may cancel withdrawals of suspicious users/);
});

it('visitors are asked in before they trade or swap [DOM-333]', () => {
  expect(tradingTexts.visitorPrompt).toMatch(/log in or register/i);
});
