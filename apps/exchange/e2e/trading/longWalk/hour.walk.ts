import { expect } from '@playwright/test';
import { test } from '../../ownExchange';
import { newTraderWithFunds, openDesk, phone } from '../tradingDesk';
import { watchComplaints } from '../../page';
import { createDice } from './dice';
import { roundAt, type Walk } from './rounds';
import { heapOf } from './truth';

const minutes = Number(process.env['WALK_MINUTES'] ?? 60);
const seed = Number(process.env['WALK_SEED'] ?? Date.now() % 100_000);

/** The browser's messages about an unreachable server or network. */
const expected = /net::ERR_|Failed to load resource|WebSocket connection/;

test.use({ settings: { DEMO_MARKET: 'true' } });

const tell = (line: string) => process.stdout.write(`${line}\n`);

test(`two people trade with each other for ${minutes} minutes, at a desktop and with a phone, without any error [TRD-369]`, async ({
  browser,
  exchange,
}) => {
  test.setTimeout((minutes + 10) * 60_000);
  tell(`Seed ${seed}`);
  const desk = await openDesk(browser, exchange, await newTraderWithFunds(browser, exchange));
  const hand = await openDesk(browser, exchange, await newTraderWithFunds(browser, exchange), phone);
  const complaints = [desk, hand].map(({ page }) => watchComplaints(page));
  await Promise.all([desk.open('XDC-USDT'), hand.open('XDC-USDT')]);
  const walk: Walk = { exchange, desk, hand, dice: createDice(seed) };
  const end = Date.now() + minutes * 60_000;
  for (let count = 0; Date.now() < end; count += 1) {
    const round = roundAt(count, walk.dice);
    await test.step(`${count} ${round.name}`, () => round(walk));
    expect(complaints.flat().filter((complaint) => !expected.test(complaint))).toEqual([]);
    if (count % 20 === 0)
      tell(
        `Round ${count}: ${(await heapOf(desk)).toFixed(1)} MB at the desk, ${(await heapOf(hand)).toFixed(1)} MB on the phone`,
      );
  }
  await Promise.all([desk.close(), hand.close()]);
  expect(await exchange.operate(['ledger', 'check'])).toContain('The ledger is sound.');
});
