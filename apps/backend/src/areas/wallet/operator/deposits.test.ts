import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readActions } from '#operator/actions';
import { startOperatorExchange, type OperatorExchange } from '../../testing/operatorExchange';

let server: OperatorExchange;

beforeAll(async () => {
  server = await startOperatorExchange(inject('clusterUrl'));
});

afterAll(() => server.close());

const newest = async () => (await readActions(server.exchange.database.db, 1))[0];
const emailOf = (uniqueId: string): string => `trader${uniqueId.slice(2)}@example.com`;

/** Somebody new, who has nothing. */
const addTrader = async () => {
  const uniqueId = await server.exchange.addTrader();
  return { uniqueId, email: emailOf(uniqueId), balances: () => server.exchange.balancesOf(uniqueId) };
};

describe('`deposit credit`', () => {
  it('credits a trader with the exact amount typed, and is logged [OPR-010] [OPR-020] [OPR-050]', async () => {
    const { email, balances } = await addTrader();
    const line = `deposit credit ${email.toUpperCase()} xdc 1,234.500000000000000001`;
    const { exit, lines, json } = await server.operate(line);
    const id = String(json['id']);
    expect([exit, lines]).toEqual([0, [`Credited 1234.500000000000000001 XDC to ${email}, as deposit ${id}.`]]);
    expect(json).toEqual({
      id,
      outcome: 'done',
      isRepeat: false,
      email,
      coin: 'XDC',
      amount: '1234.500000000000000001',
    });
    expect(await balances()).toEqual({ 'available XDC': '1234.500000000000000001' });
    expect(server.told.at(-1)).toBe(`Sending this to the exchange as ${id}…`);
    expect(await newest()).toMatchObject({ who: 'ada', why: 'Ticket 4711', words: line, id });
    const { rows } = await server.exchange.database.pool.query(
      `select made_by, reason from posting where id = 'deposit ' || $1`,
      [id],
    );
    expect(rows).toEqual([{ made_by: 'ada', reason: 'Ticket 4711' }]);
  });

  it('repeated with the same ID credits once and is logged once [OPR-011]', async () => {
    const { email, balances } = await addTrader();
    const line = `deposit credit ${email} XDC 5 --id again-1`;
    const answers = await Promise.all([server.operate(line), server.operate(line)]);
    const later = await server.operate(line);
    expect([...answers, later].map(({ exit }) => exit)).toEqual([0, 0, 0]);
    expect(await balances()).toEqual({ 'available XDC': '5' });
    const kept = await readActions(server.exchange.database.db, 100);
    expect(kept.filter(({ id }) => id === 'again-1')).toHaveLength(1);
  });

  it('is refused with the ID of another command, and says which [OPR-011]', async () => {
    const { email, balances } = await addTrader();
    await server.operate(`deposit credit ${email} XDC 5 --id taken-1`);
    const { exit, lines } = await server.operate(`deposit credit ${email} XDC 6 --id taken-1`);
    expect([exit, lines]).toEqual([
      1,
      [
        `The ID taken-1 is already used by another command (ada: deposit credit ${email} XDC 5 --why "Ticket 4711"). ` +
          'Nothing has changed. Choose another ID, or leave it out.',
      ],
    ]);
    expect(await balances()).toEqual({ 'available XDC': '5' });
  });

  it.each([
    ['nobody@example.com XDC 5', 'There is no account nobody@example.com.'],
    ['EMAIL DOGE 5', 'There is no currency DOGE.'],
    ['EMAIL XDC 0', '0 is not an amount. Type a figure above 0 with at most 18 decimals, such as 12.5.'],
    ['EMAIL XDC -5', '-5 is not an amount. Type a figure above 0 with at most 18 decimals, such as 12.5.'],
    ['EMAIL XDC 1e3', '1e3 is not an amount. Type a figure above 0 with at most 18 decimals, such as 12.5.'],
    ['EMAIL XDC 0,500', '0,500 is not an amount. Type a figure above 0 with at most 18 decimals, such as 12.5.'],
    ['EMAIL XDC 1,250', '1,250 can mean 1250 or 1.250. Type it without a comma.'],
    [
      'EMAIL XDC 0.0000000000000000001',
      '0.0000000000000000001 is not an amount. Type a figure above 0 with at most 18 decimals, such as 12.5.',
    ],
  ])('refuses `%s` and moves nothing [OPR-021] [OPR-022]', async (words, sentence) => {
    const { email, balances } = await addTrader();
    const before = await newest();
    const { exit, lines } = await server.operate(`deposit credit ${words.replace('EMAIL', email)}`);
    expect([exit, lines]).toEqual([1, [sentence]]);
    expect(await balances()).toEqual({});
    expect(await newest()).toEqual(before);
  });
});

describe('`ledger correct`', () => {
  it('books several movements at once, exactly, and prints a line for each [OPR-025]', async () => {
    const [one, other] = [await addTrader(), await addTrader()];
    const { exit, lines, json } = await server.type(
      'ledger',
      'correct',
      `5.50 XDC from custody to ${one.email}`,
      `2 xdc from ${one.email.toUpperCase()} to ${other.email}`,
      '1 USDT from swap reserve to fees',
      '--why',
      'Credited to the wrong chain',
      '--by',
      'grace',
    );
    const booked = [
      `5.5 XDC from custody to ${one.email}`,
      `2 XDC from ${one.email} to ${other.email}`,
      '1 USDT from swap reserve to fees',
    ];
    expect([exit, lines]).toEqual([0, booked.map((line) => `Booked: ${line}`)]);
    expect(json).toMatchObject({ outcome: 'done', legs: booked });
    expect(server.told.slice(-6, -2)).toEqual(['About to book, all or nothing:', ...booked.map((line) => `  ${line}`)]);
    expect(await one.balances()).toEqual({ 'available XDC': '3.5' });
    expect(await other.balances()).toEqual({ 'available XDC': '2' });
    expect(await newest()).toMatchObject({ who: 'grace', why: 'Credited to the wrong chain' });
  });

  it('books nothing if a trader has less than the amount [OPR-026]', async () => {
    const { email, balances } = await addTrader();
    const { exit, lines, json } = await server.type(
      'ledger',
      'correct',
      `5 XDC from custody to ${email}`,
      `6 XDC from ${email} to fees`,
      '--why',
      'Wrong',
    );
    expect([exit, lines]).toEqual([
      1,
      ["The exchange refused this command. A trader's available balance is too low for this. Nothing has changed."],
    ]);
    expect(json).toMatchObject({ outcome: 'refused', code: 'insufficient', error: lines[0] });
    expect(await balances()).toEqual({});
  });

  it.each([
    ['custody -> fees 5 XDC', '“custody -> fees 5 XDC” is not a movement of money.'],
    ['5 XDC from custody', '“5 XDC from custody” is not a movement of money.'],
    ['5 XDC from custody to bank', 'There is no account bank.'],
    ['5 XDC from nobody@example.com to fees', 'There is no account nobody@example.com.'],
    ['0 XDC from custody to fees', '0 is not an amount.'],
    ['5 DOGE from custody to fees', 'There is no currency DOGE.'],
    ['5 XDC from fees to Fees', '“5 XDC from fees to Fees” moves nothing'],
  ])('refuses `%s` and books nothing [OPR-026]', async (leg, sentence) => {
    const before = await newest();
    const good = '1 XDC from custody to fees';
    const { exit, lines } = await server.type('ledger', 'correct', good, leg, '--why', 'Wrong');
    expect(exit).toBe(1);
    expect(lines[0]).toContain(sentence);
    expect(await newest()).toEqual(before);
  });
});
