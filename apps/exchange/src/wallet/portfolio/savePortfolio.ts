import type { ExchangeClient } from '@exchange/api';
import {
  csvText,
  exportName,
  multiply,
  positionColumns,
  readWire,
  statementColumns,
  type DecimalText,
  type ExportedPosition,
  type ExportedStatementLine,
} from '@exchange/domain';
import type { ExportFile } from '#shared/export/exportFile.ts';
import type { WalletCoin } from '../walletCoin';
import { unrealisedOf } from './portfolio';
import { loadStatement, type Statement } from './queries';

type Line = Statement['days'][number];
type Wire = Line['opening'];

const figure = (wire: Line['proceeds']): DecimalText => readWire(wire) ?? '0';
const flow = ({ quantity, usd }: Wire) => ({ quantity: figure(quantity), usd: figure(usd) });

const toExported = (year: number, line: Line): ExportedStatementLine => ({
  period: line.day ?? String(year),
  symbol: line.symbol,
  opening: flow(line.opening),
  deposited: flow(line.deposited),
  earned: flow(line.earned),
  bought: flow(line.bought),
  swappedIn: flow(line.swappedIn),
  withdrawn: flow(line.withdrawn),
  sold: flow(line.sold),
  swappedOut: flow(line.swappedOut),
  paid: flow(line.paid),
  proceeds: figure(line.proceeds),
  realised: figure(line.realised),
  closing: flow(line.closing),
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
  return {
    name: exportName({ kind: 'statement', part: kind === 'byCoin' ? 'coins' : 'days', days, madeAt }),
    text: csvText(
      statementColumns,
      lines.map((line) => toExported(year, line)),
    ),
  };
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
  const day = new Date(madeAt).toISOString().slice(0, 10);
  return {
    name: exportName({ kind: 'portfolio', part: 'coins', days: { from: day, to: day }, madeAt }),
    text: csvText(positionColumns, coins.flatMap(toPosition)),
  };
};
