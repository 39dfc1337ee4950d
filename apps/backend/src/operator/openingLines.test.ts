import { describe, expect, it } from 'vitest';
import { currencyRows, pairRows } from '../reference/referenceData';
import { openingLines } from './openingLines';

const open = { registration: true, staking: true, withdrawOnly: false, trading: true };

const withClosed = (pairs: readonly string[], deposits: readonly string[], withdrawals: readonly string[] = []) => ({
  lacksCustody: false,
  pairs: pairRows.map((row) => ({ ...row, isTradingOpen: row.isTradingOpen && !pairs.includes(row.name) })),
  isCopyHeld: false,
  currencies: currencyRows.map(({ symbol }) => ({
    isDepositOpen: !deposits.includes(symbol),
    isWithdrawalOpen: !withdrawals.includes(symbol),
  })),
});

const nothingClosed = withClosed([], []);

const toOpen = '  npm run operator -- open --why "..."';

describe('starting the exchange', () => {
  it.each([
    [{ registration: false, staking: false }, 'Registration and staking are closed. To open them:'],
    [{ registration: false }, 'Registration is closed. To open it:'],
    [{ staking: false }, 'Staking is closed. To open it:'],
    [{ withdrawOnly: true }, 'Only withdrawals are open. To end this, and open registration and staking:'],
  ])('with %j prints what is closed, and the command that opens it', (switches, sentence) => {
    expect(openingLines({ switches: { ...open, ...switches }, ...nothingClosed })).toEqual([sentence, toOpen]);
  });

  it('without custody prints first that no coins come in or go out [STS-141]', () => {
    const closed =
      'No custody is connected: deposits and withdrawals of all coins are closed, and no command opens them.';
    const windingDown = { ...open, withdrawOnly: true };
    expect(openingLines({ switches: open, ...nothingClosed, lacksCustody: true })).toEqual([closed]);
    expect(openingLines({ switches: windingDown, ...nothingClosed, lacksCustody: true })[1]).toContain(
      'Nothing is open.',
    );
  });

  it('prints first that a restored copy is held, and the command that confirms it [OPR-095]', () => {
    expect(openingLines({ switches: open, ...nothingClosed, isCopyHeld: true })).toEqual([
      'This is a restored copy: emails, deposits, withdrawals and due work wait. Once the original is stopped for good:',
      '  npm run operator -- restored --confirm --why "..."',
    ]);
  });

  it('prints nothing about it if everything is open', () => {
    expect(openingLines({ switches: open, ...nothingClosed })).toEqual([]);
  });

  it('prints that trading is halted, which opening the rest leaves as it is [STS-136]', () => {
    expect(openingLines({ switches: { ...open, staking: false, trading: false }, ...nothingClosed })).toEqual([
      'Staking is closed. To open it:',
      toOpen,
      'All trading is halted. To resume it:',
      '  npm run operator -- trading resume --why "..."',
    ]);
  });

  it.each([
    [['XDC-USDT'], ['XRP'], ['XRP', 'BTC'], '1 pair, 2 coins'],
    [[], [], ['XRP'], '1 coin'],
    [['XDC-USDT', 'XDC-ETH'], [], [], '2 pairs'],
  ])('prints how many pairs and coins are closed: %j %j %j [STS-136]', (pairs, deposits, withdrawals, ones) => {
    expect(openingLines({ switches: open, ...withClosed(pairs, deposits, withdrawals) })).toEqual([
      `Closed by an operator: ${ones}. To see which:`,
      '  npm run operator -- status',
    ]);
  });
});
