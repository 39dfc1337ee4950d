import type { ExchangeClient } from '@exchange/api';
import {
  multiply,
  positionColumns,
  readWire,
  statementColumns,
  utcDay,
  type DecimalText,
  type ExportedPosition,
  type ExportedStatementLine,
} from '@exchange/domain';
import { csvFile, type ExportFile } from '#shared/export/exportFile.ts';
import type { WalletCoin } from '../walletCoin';
import { unrealisedOf } from './portfolio';
import { loadStatement, type Statement } from './queries';

type Line = Statement['days'][number];
const figure = (wire: Line['proceeds']): DecimalText => readWire(wire) ?? '0';

const toExported = (year: number, { day, symbol, flows, ...line }: Line): ExportedStatementLine => ({
  period: day ?? String(year),
  symbol,
  flow: (name) => {
    const { quantity = '0', usd = '0' } = flows[name] ?? {};
    return { quantity: figure(quantity), usd: figure(usd) };
  },
  proceeds: figure(line.proceeds),
  realised: figure(line.realised),
});

export type StatementKind = 'byCoin' | 'byDay';

/** A year as a CSV file: a line per coin, or per coin and day. */
export const makeStatement = async (
  client: Pick<ExchangeClient, 'wallet'>,
  { year, kind, madeAt }: { year: number; kind: StatementKind; madeAt: number },
): Promise<ExportFile> => {
  const statement = await loadStatement(client, year);
  const lines = kind === 'byCoin' ? statement.coins : statement.days;
  const days = { from: `${String(year)}-01-01`, to: `${String(year)}-12-31` };
  return csvFile({
    kind: 'statement',
    part: kind === 'byCoin' ? 'coins' : 'days',
    days,
    madeAt,
    columns: statementColumns,
    rows: lines.map((line) => toExported(year, line)),
  });
};

const toPosition = ({ symbol, position, usdPrice }: WalletCoin): ExportedPosition[] =>
  position === undefined
    ? []
    : [
        {
          symbol,
          amount: position.amount,
          cost: position.cost,
          averageCost: position.averageCost,
          worth: usdPrice === undefined ? undefined : multiply(position.amount, usdPrice),
          unrealised: unrealisedOf(position, usdPrice)?.usd,
          realised: position.realised,
          earned: position.earned,
        },
      ];

/** What each coin cost and brought until now. */
export const makePositions = (coins: readonly WalletCoin[], madeAt: number): ExportFile => {
  const day = utcDay(madeAt);
  return csvFile({
    kind: 'portfolio',
    part: 'coins',
    days: { from: day, to: day },
    madeAt,
    columns: positionColumns,
    rows: coins.flatMap(toPosition),
  });
};
