import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, csvTime, type CsvColumn } from './csv';
import { depositColumns, orderColumns, rewardColumns, withdrawalColumns, type ExportedOrder } from './csvColumns';
import { daysOf, exportName } from './exportName';

/** Parses RFC 4180 with a pattern, cell by cell, independently of the code that wrote it. */
const readCsv = (file: string): string[][] => {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of file.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') lines.push([]);
  }
  return lines.slice(0, -1);
};

const columns: CsvColumn<string[]>[] = [0, 1].map((at) => ({ header: `Column ${at}`, cell: (row) => row[at] }));

const written = (...cells: string[]): string[] => readCsv(csvText(columns, [cells]))[1] ?? [];

describe('a CSV file', () => {
  it('has a byte order mark, its headers, and a line per row that ends with CR and LF [HIS-089]', () => {
    expect(csvText(columns, [['a', 'b']])).toBe('\uFEFFColumn 0,Column 1\r\na,b\r\n');
  });

  it('of nothing has the headers alone', () => {
    expect(csvText(columns, [])).toBe('\uFEFFColumn 0,Column 1\r\n');
  });

  it('leaves the cell of what is unknown empty', () => {
    expect(csvText(columns, [['a']])).toContain('\r\na,\r\n');
  });

  it.each(['a,b', 'say "hello"', '"', 'one\ntwo', 'one\r\ntwo', ' blank ', '\t', 'Größe', '数量', 'کیف پول', '🪙', ''])(
    'gives back %j as it was [HIS-089]',
    (text) => expect(written(text, 'next')).toEqual([text, 'next']),
  );

  it('gives back every text as it was, or after an apostrophe [HIS-088] [HIS-089]', () => {
    const risky = fc.constantFrom('=', '+', '-', '@', '"', ',', '\r', '\n', '\t', ' ', '1', '.', "'", 'ß');
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(risky).map((letters) => letters.join('')),
    );
    fc.assert(
      fc.property(text, text, (one, other) => {
        for (const [at, was] of [one, other].entries()) {
          const read = written(one, other)[at];
          const isFormula = /^[=+\-@]/.test(was.trimStart()) && !/^-?\d+(\.\d+)?$/.test(was);
          expect(read).toBe(isFormula ? `'${was}` : was);
        }
      }),
    );
  });

  it.each([
    '=1+1',
    '+1',
    '@SUM(A1)',
    '-2+3',
    ' =1',
    '\t=1',
    '\r=1',
    '\n=1',
    '\u200B=1',
    '-1e5',
    '- 5',
    '-',
    '=HYPERLINK("x","y")',
  ])('does not let %j run as a formula [HIS-088]', (text) => expect(written(text)[0]).toBe(`'${text}`));

  it.each(['-12.5', '-0.000000000000000001', '0', '1234567.89'])('keeps %j a figure [HIS-085] [HIS-088]', (text) => {
    expect(csvText(columns, [[text]])).toContain(`\r\n${text},`);
  });

  it('writes times in UTC, as spreadsheets and programs read them [HIS-086]', () => {
    expect(csvTime('2026-03-01T10:00:00.123Z')).toBe('2026-03-01 10:00:00');
    expect(csvTime('2026-03-01T01:30:00+05:30')).toBe('2026-02-28 20:00:00');
    expect(csvTime('2026-03-01 10:00:00')).toBe('2026-03-01 10:00:00');
    expect(csvTime('some day')).toBe('some day');
  });
});

const order: ExportedOrder = {
  orderId: 'o-7001',
  name: 'XDC-USDT',
  tradeType: 'limit',
  side: 'buy',
  status: 'completed',
  averagePrice: '0.052123456789012345',
  price: '0.0522',
  amount: '1234567.000001',
  received: '1228394.164999995',
  total: '64347.123456789012345678',
  fee: '6172.835000005',
  updatedAt: '2026-01-15T10:04:12Z',
};

describe('an export', () => {
  it('has the headers that programs know [HIS-087]', () => {
    const headersOf = (known: readonly { header: string }[]) => known.map(({ header }) => header);
    // Files must stay readable by existing programs: add columns at the end, and never change earlier ones.
    expect(headersOf(orderColumns)).toEqual([
      'Updated (UTC)',
      'Pair',
      'Order type',
      'Side',
      'Status',
      'Average price',
      'Amount',
      'Amount currency',
      'Total',
      'Total currency',
      'Received',
      'Fee',
      'Received and fee currency',
      'Order ID',
      'Price',
    ]);
    expect(headersOf(rewardColumns)).toEqual(['Rewarded (UTC)', 'Asset', 'Amount', 'Status', 'Staking type', 'Stake']);
    expect(headersOf(depositColumns)).toEqual([
      'Created (UTC)',
      'Coin',
      'Amount',
      'Status',
      'Confirmations',
      'Transaction',
    ]);
    expect(headersOf(withdrawalColumns)).toEqual([
      'Created (UTC)',
      'Coin',
      'Amount',
      'Fee',
      'Received at the address',
      'Status',
      'Payment type',
      'Address',
      'Destination tag',
      'Withdrawal ID',
      'Transaction',
    ]);
  });

  it('has every figure of an order exactly, and whose currency it is [HIS-085] [HIS-086]', () => {
    const sold = { ...order, side: 'sell', tradeType: undefined };
    const [, bought, seller] = csvText(orderColumns, [order, sold]).split('\r\n');
    expect(bought).toBe(
      '2026-01-15 10:04:12,XDC-USDT,limit,buy,completed,0.052123456789012345,1234567.000001,XDC,' +
        '64347.123456789012345678,USDT,1228394.164999995,6172.835000005,XDC,o-7001,0.0522',
    );
    expect(seller).toMatch(/,XDC-USDT,,sell,.*,USDT,o-7001,0\.0522$/);
  });

  it('has no average of an order that was never filled, but its price [HIS-104]', () => {
    const never = { ...order, status: 'cancelled', averagePrice: undefined };
    expect(csvText(orderColumns, [never])).toMatch(/,cancelled,,1234567\.000001,.*,0\.0522$/m);
  });

  it('has a deposit, and a withdrawal in the words of the screen [HIS-085] [HIS-106]', () => {
    const seen = { symbol: 'XDC', createdAt: '2026-01-15T10:04:12Z', transactionId: '0xab' };
    const deposit = { ...seen, amount: '150000.000000000000000001', status: 'Pending', confirmations: 2 };
    expect(csvText(depositColumns, [deposit])).toContain(
      '\r\n2026-01-15 10:04:12,XDC,150000.000000000000000001,Pending,2,0xab\r\n',
    );
    const withdrawal = {
      ...seen,
      ...{ amount: '100', fee: '0.5', receiveAmount: '99.5', status: 'Process', paymentType: 'Auto' },
      ...{ walletTxId: undefined, address: 'xdc12', destinationTag: undefined },
    };
    expect(csvText(withdrawalColumns, [withdrawal])).toContain(
      '\r\n2026-01-15 10:04:12,XDC,100,0.5,99.5,Queued,Auto,xdc12,,0xab,\r\n',
    );
    const cancelled = { ...withdrawal, status: 'Cancelled' };
    expect(csvText(withdrawalColumns, [cancelled])).toContain(',Cancelled,Auto,xdc12,,0xab,Never sent\r\n');
  });
});

describe('the name of an export', () => {
  const madeAt = Date.parse('2026-11-23T12:04:56Z');

  it('says what it holds, of which days, and when it was made', () => {
    const days = { from: '2026-10-24', to: '2026-11-23' };
    expect(exportName({ kind: 'deposits', part: 'XDC', days, madeAt })).toBe(
      'deposits_XDC_2026-10-24_to_2026-11-23_made_2026-11-23T1204Z.csv',
    );
  });

  it('holds nothing that a system refuses in a name', () => {
    expect(exportName({ kind: 'orders', part: 'XDC/../ETH', days: undefined, madeAt })).toBe(
      'orders_XDC-ETH_empty_made_2026-11-23T1204Z.csv',
    );
  });

  it('has the UTC days of the oldest and of the newest row', () => {
    expect(daysOf([])).toBeUndefined();
    expect(daysOf(['2026-03-01T23:30:00Z', 'some day', '2026-03-01T01:00:00+05:30', '2026-03-03T00:00:00Z'])).toEqual({
      from: '2026-02-28',
      to: '2026-03-03',
    });
  });
});
