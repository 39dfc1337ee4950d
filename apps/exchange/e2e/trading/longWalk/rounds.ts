import { expect } from '@playwright/test';
import type { OwnExchange } from '../../ownExchange';
import { typeFigure, type Desk } from '../tradingDesk';
import type { Dice } from './dice';
import { askForBook, priceBetween } from './market';
import { expectTruth } from './truth';

/** Two people, one at a desktop and one with a phone, and the exchange they trade on. */
export interface Walk {
  exchange: OwnExchange;
  desk: Desk;
  hand: Desk;
  dice: Dice;
}

type Side = 'Buy' | 'Sell';
type Round = (walk: Walk) => Promise<void>;

const otherSide: Record<Side, Side> = { Buy: 'Sell', Sell: 'Buy' };

const expectTruths = ({ desk, hand, exchange }: Walk): Promise<unknown> =>
  Promise.all([desk, hand].map((one) => expectTruth(one, exchange.url)));

/** On a phone the form is a drawer that is opened and closed again. */
const placeByHand = async (hand: Desk, side: Side, price: string, amount: string): Promise<void> => {
  await hand.page.getByRole('button', { name: side, exact: true }).tap();
  await hand.place(side, price, amount);
  await expect(hand.form(side).getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  await hand.page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await expect(hand.page.getByRole('dialog')).toHaveCount(0);
};

const cancelEverything = ({ openOrders }: Desk): Promise<void> =>
  expect(async () => {
    const next = openOrders.first().getByRole('button', { name: /^Cancel/ });
    // The market may have filled it meanwhile.
    if (await next.isVisible()) await next.click({ timeout: 2_000 });
    await expect(openOrders).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 30_000 });

const amountOf = (dice: Dice): string => String(10 * dice.between(10, 30));

/** The desktop places an order, the phone fills part of it, and the rest is cancelled. */
const meetAtTheDesk: Round = async (walk) => {
  const { desk, hand, dice, exchange } = walk;
  const side = dice.oneOf<Side>(['Buy', 'Sell']);
  const price = await priceBetween(exchange.url);
  await desk.place(side, price, amountOf(dice));
  await expect(desk.form(side).getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  await placeByHand(hand, otherSide[side], price, '50');
  await expectTruths(walk);
  await cancelEverything(desk);
  await cancelEverything(hand);
};

/** The other way round, with the desktop filling it by clicking the row. */
const meetByARow: Round = async (walk) => {
  const { desk, hand, dice, exchange } = walk;
  const side = dice.oneOf<Side>(['Buy', 'Sell']);
  await placeByHand(hand, side, await priceBetween(exchange.url), amountOf(dice));
  await (side === 'Sell' ? desk.book('Sell').last() : desk.book('Buy').first()).click();
  const button = { name: `${otherSide[side]} XDC` };
  await desk.form(otherSide[side]).getByRole('button', button).click();
  const amount = desk.page.getByRole('form', button).getByRole('textbox', { name: 'Amount' });
  const question = desk.page.getByRole('alertdialog');
  await expect(async () => {
    // Someone else's order may be there by now, far larger than the usual size.
    if (await question.isVisible()) await question.getByRole('button', button).click();
    await expect(amount).toHaveValue('', { timeout: 1_000 });
  }).toPass();
  await expectTruths(walk);
  await cancelEverything(hand);
  await cancelEverything(desk);
};

/** The phone taps a row: the drawer opens with its figures, and fills the order. */
const tapARow: Round = async (walk) => {
  const { hand, dice } = walk;
  const side = dice.oneOf<Side>(['Buy', 'Sell']);
  await hand.page.getByRole('tab', { name: 'Book' }).tap();
  await (side === 'Buy' ? hand.book('Sell').last() : hand.book('Buy').first()).tap();
  const form = hand.form(side);
  await typeFigure(form.getByRole('textbox', { name: 'Amount' }), '100');
  await form.getByRole('button', { name: `${side} XDC` }).tap();
  await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  await hand.page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await expectTruths(walk);
  await cancelEverything(hand);
};

/** Several orders away from the market, all cancelled together. */
const restAndCancelAll: Round = async (walk) => {
  const { desk, dice, exchange } = walk;
  const { asks } = await askForBook(exchange.url);
  const best = Number(asks[0]?.price);
  const orders = dice.between(2, 4);
  for (let step = 1; step <= orders; step += 1) {
    await desk.place('Sell', (best * (1 + step / 100)).toFixed(8), amountOf(dice));
    await expect(desk.form('Sell').getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  }
  await expectTruths(walk);
  await desk.page.getByRole('button', { name: /^Cancel all/ }).click();
  await desk.page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Cancel/ })
    .last()
    .click();
  await expect(desk.openOrders).toHaveCount(0);
  await expectTruths(walk);
};

/** Looks at every panel, as people do between orders. */
const lookAround: Round = async (walk) => {
  const { desk, hand } = walk;
  for (const name of ['Depth', 'Chart', 'Trade History', 'Funds', 'Open Orders'])
    await desk.page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  for (const name of ['Chart', 'Trades', 'Book']) await hand.page.getByRole('tab', { name, exact: true }).first().tap();
  await desk.page.getByRole('button', { name: 'Full depth' }).click();
  await desk.page.getByRole('button', { name: 'Full depth' }).click();
  await expectTruths(walk);
};

const goTo = async ({ page }: Desk, search: string, pair: string): Promise<void> => {
  await page
    .getByRole('button', { name: /Choose a pair/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Search pairs', exact: true }).fill(search);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/trade/${pair}$`));
};

/** To another pair and back. */
const leaveAndReturn: Round = async (walk) => {
  for (const one of [walk.desk, walk.hand]) {
    await goTo(one, 'XDC / ETH', 'XDC-ETH');
    await goTo(one, 'XDC / USDT', 'XDC-USDT');
  }
  await expectTruths(walk);
};

/** One of them loses the network for a while. */
const loseTheNetwork: Round = async (walk) => {
  const { page } = walk.dice.oneOf([walk.desk, walk.hand]);
  await page.context().setOffline(true);
  await page.waitForTimeout(9_000);
  await page.context().setOffline(false);
  await expectTruths(walk);
};

const loadAgain: Round = async (walk) => {
  await walk.dice.oneOf([walk.desk, walk.hand]).page.reload();
  await expectTruths(walk);
};

/** The exchange is restarted while an order is open. */
const startAgain: Round = async (walk) => {
  const { desk, exchange } = walk;
  const { bids } = await askForBook(exchange.url);
  await desk.place('Buy', (Number(bids[0]?.price) * 0.97).toFixed(8), '100');
  await expect(desk.form('Buy').getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  await exchange.stop();
  await desk.page.waitForTimeout(2_000);
  await exchange.start();
  await expectTruths(walk);
  await cancelEverything(desk);
};

const often = [meetAtTheDesk, meetByARow, tapARow, restAndCancelAll, lookAround, leaveAndReturn, loadAgain] as const;

/** Every eleventh round has an outage. */
export const roundAt = (count: number, dice: Dice): Round =>
  count % 11 === 10 ? dice.oneOf([loseTheNetwork, startAgain]) : dice.oneOf(often);
