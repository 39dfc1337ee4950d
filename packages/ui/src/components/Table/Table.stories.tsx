import {
  compare,
  formatPrice,
  formatUsd,
  formatVolume,
  marketColumns,
  pairLabel,
  pairOf,
  type DecimalText,
  type PairName,
} from '@exchange/domain';
import { useState, type ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { vars } from '../../theme/contract.css';
import { space, typography, weight } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { CoinIcon } from '../CoinIcon/CoinIcon';
import { Figure } from '../Figure/Figure';
import { IconButton } from '../IconButton/IconButton';
import { Link } from '../Link/Link';
import { PriceChange } from '../PriceChange/PriceChange';
import { EmptyRow } from './EmptyRow';
import { ErrorRow } from './ErrorRow';
import { PlaceholderRows, type PlaceholderColumn } from './PlaceholderRows';
import { SortHeader } from './SortHeader';
import { Table, type TableProps } from './Table';
import { TableBody, TableCell } from './TableBody';
import { TableHeader, TableHeaderCell } from './TableHeader';
import { TableRow } from './TableRow';
import type { Column, SortDirection } from './tableVariants';

interface Market {
  name: PairName;
  price: DecimalText;
  usd: DecimalText;
  change: DecimalText;
  high: DecimalText;
  low: DecimalText;
  volume: DecimalText;
}

type Figures = [price: string, usd: string, change: string, high: string, low: string, volume: string];

const market = (name: PairName, ...[price, usd, change, high, low, volume]: Figures): Market => {
  return { name, price, usd, change, high, low, volume };
};

const markets = [
  market('XDC-USDT', '0.0538', '0.0538', '4.2', '0.0551', '0.05102', '37500000'),
  market('XDC-ETH', '0.0000173', '0.0537', '-1.25', '0.0000181', '0.000017', '1234567.89'),
  market('XDC-BTC', '0.000000586', '0.0538', '0.3', '0.00000059', '0.00000057', '999999'),
  market('XDC-XDCE', '1', '0.0538', '0', '1', '1', '250000'),
  market('XRP-USDT', '2.2801', '2.2801', '-9.31', '2.51', '2.2012', '48210.5'),
  market('BTC-USDT', '91800', '91800', '12.04', '92000.5', '81934.15', '12.345'),
];

const middle: Column = { align: 'end', hideBelow: 640 };
const wide: Column = { align: 'end', hideBelow: 1024 };

/** Relative widths, so that columns don't move while rows load and change. */
const widths = { star: '4%', currency: '22%', price: '17%', change: '14%', high: '15%', low: '15%', volume: '13%' };

const placeholderColumns: PlaceholderColumn[] = [
  { isFlush: true },
  { width: '112px' },
  { width: '80px', align: 'end' },
  { width: '56px', align: 'end' },
  { ...wide, width: '80px' },
  { ...wide, width: '80px' },
  { ...middle, width: '56px' },
];

const names = { display: 'flex', alignItems: 'center', gap: space[8] } as const;
const twoLines = { display: 'grid', justifyItems: 'end' } as const;
const inDollars = { ...typography[12], color: vars.text.secondary } as const;
const onlyWide = { display: 'flex', flexShrink: 0 } as const;

const opened = fn((event: { preventDefault: () => void }) => event.preventDefault());

const MarketRow = ({ name, price, usd, change, high, low, volume }: Market) => {
  const pair = pairOf(name);
  return (
    <TableRow followsLink>
      <TableCell isFlush>
        <IconButton icon="star" label={`Favourite ${pairLabel(name)}`} size="small" isPressed={false} />
      </TableCell>
      <TableCell isRowHeader>
        <span style={names}>
          <span style={onlyWide}>
            <CoinIcon asset={pair.base} />
          </span>
          <span style={{ fontWeight: weight.medium }}>
            <Link variant="quiet" href={`#${name}`} onClick={opened}>
              {pairLabel(name)}
            </Link>
          </span>
        </span>
      </TableCell>
      <TableCell align="end">
        <span style={twoLines}>
          <Figure figure={formatPrice(price, pair, 'table')} value={price} decimals={8} />
          <span style={inDollars}>
            <Figure figure={formatUsd(usd)} decimals={6} />
          </span>
        </span>
      </TableCell>
      <TableCell align="end">
        <PriceChange percent={change} />
      </TableCell>
      <TableCell {...wide}>
        <Figure figure={formatPrice(high, pair, 'table')} decimals={8} />
      </TableCell>
      <TableCell {...wide}>
        <Figure figure={formatPrice(low, pair, 'table')} decimals={8} />
      </TableCell>
      <TableCell {...middle}>
        <Figure figure={formatVolume(volume)} />
      </TableCell>
    </TableRow>
  );
};

type SortableColumn = 'currency' | 'change';

interface MarketTableProps extends Omit<TableProps, 'label'> {
  body?: ReactNode;
}

const orders: Record<SortableColumn, (one: Market, other: Market) => number> = {
  currency: (one, other) => one.name.localeCompare(other.name),
  change: (one, other) => compare(one.change, other.change),
};

const turned = (direction: SortDirection): SortDirection => (direction === 'ascending' ? 'descending' : 'ascending');

const MarketTable = ({ body, ...rest }: MarketTableProps) => {
  const [column, setColumn] = useState<SortableColumn>('change');
  const [direction, setDirection] = useState<SortDirection>('descending');
  const sorted = [...markets].sort((one, other) => orders[column](one, other) * (direction === 'ascending' ? 1 : -1));
  const header = (name: SortableColumn) => ({
    direction: name === column ? direction : undefined,
    onSort: () => {
      setDirection(name === column ? turned(direction) : 'ascending');
      setColumn(name);
    },
  });
  const resting = { onSort: () => setDirection(turned(direction)) };
  return (
    <Table {...rest} label="Markets">
      <TableHeader>
        <TableRow>
          <TableHeaderCell isFlush width={widths.star}>
            <IconButton icon="star" label="Favourites only" size="small" isPressed={false} />
          </TableHeaderCell>
          <SortHeader {...header('currency')} width={widths.currency}>
            {marketColumns.currency}
          </SortHeader>
          <SortHeader {...resting} align="end" width={widths.price}>
            {marketColumns.lastPrice}
          </SortHeader>
          <SortHeader {...header('change')} align="end" width={widths.change}>
            {marketColumns.change}
          </SortHeader>
          <SortHeader {...resting} {...wide} width={widths.high}>
            {marketColumns.high}
          </SortHeader>
          <SortHeader {...resting} {...wide} width={widths.low}>
            {marketColumns.low}
          </SortHeader>
          <SortHeader {...resting} {...middle} width={widths.volume}>
            {marketColumns.volume}
          </SortHeader>
        </TableRow>
      </TableHeader>
      <TableBody>{body ?? sorted.map((row) => <MarketRow key={row.name} {...row} />)}</TableBody>
    </Table>
  );
};

const meta = preview.meta({
  component: MarketTable,
  subcomponents: { Table, TableRow, TableCell, TableHeaderCell, SortHeader, PlaceholderRows, EmptyRow, ErrorRow },
  title: 'Components/Data/Table',
  parameters: { layout: 'fullscreen' },
});

const firstCells = (rows: HTMLElement[]) => rows.slice(1).map((row) => row.querySelector('th')?.textContent);

/** A table like the one on the home page. */
export const Comfortable = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(7);
    await expect(rows.slice(1).map(({ offsetHeight }) => offsetHeight)).toEqual(Array<number>(6).fill(44));
    await expect(canvas.getByRole('rowheader', { name: 'XDC / USDT' })).toBeVisible();
  },
});

export const Sorting = meta.story({
  play: async ({ canvas, userEvent }) => {
    const change = canvas.getByRole('columnheader', { name: '24h Change' });
    const currency = canvas.getByRole('columnheader', { name: 'Currency' });
    await expect(change).toHaveAttribute('aria-sort', 'descending');
    await expect(currency).toHaveAttribute('aria-sort', 'none');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Currency' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(currency).toHaveAttribute('aria-sort', 'ascending');
    await expect(change).toHaveAttribute('aria-sort', 'none');
    await expect(firstCells(canvas.getAllByRole('row'))[0]).toBe('BTC / USDT');
    await userEvent.keyboard(' ');
    await expect(currency).toHaveAttribute('aria-sort', 'descending');
    await expect(firstCells(canvas.getAllByRole('row'))[0]).toBe('XRP / USDT');
  },
});

/** Clicking anywhere in a row follows its link, except on its star. */
export const FollowingLinks = meta.story({
  play: async ({ canvas, userEvent }) => {
    opened.mockClear();
    await userEvent.click(canvas.getByText('12.04%', { exact: false }));
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: 'XDC / ETH' }));
    await expect(opened).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite XDC / ETH' }));
    await expect(opened).toHaveBeenCalledTimes(2);
  },
});

/** On a narrow screen some columns are hidden completely, for screen readers too. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '360px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(shown).toEqual(['', 'Currency', 'Last Price', '24h Change']);
    const [, first] = canvas.getAllByRole('row');
    await expect([...(first?.children ?? [])].filter((cell) => cell.checkVisibility())).toHaveLength(4);
    await expect(canvas.queryByRole('group')).toBeNull();
  },
});

/** The narrowest phone gets smaller letters before it scrolls. */
export const Narrowest = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
    const [, first] = canvas.getAllByRole('row');
    await expect(first?.offsetHeight).toBe(44);
  },
});

export const Loading = meta.story({
  args: { body: <PlaceholderRows rows={6} columns={placeholderColumns} /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    const heights = [...canvasElement.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height);
    await expect(heights).toEqual(Array<number>(6).fill(44));
  },
});

const showAll = fn();

export const Empty = meta.story({
  args: {
    body: (
      <EmptyRow
        columns={7}
        text="You have no favourites yet."
        action={
          <Button variant="outline" tone="neutral" size="small" onClick={showAll}>
            Show all pairs
          </Button>
        }
      >
        The star beside a pair keeps it here.
      </EmptyRow>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all pairs' }));
    await expect(showAll).toHaveBeenCalledOnce();
  },
});

const retried = fn();

export const Failed = meta.story({
  args: {
    body: (
      <ErrorRow
        columns={7}
        text="We can't reach the exchange. Check your connection and try again."
        onRetry={retried}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We can't reach the exchange.");
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retried).toHaveBeenCalledOnce();
  },
});

export const TryingAgain = meta.story({
  args: { body: <ErrorRow columns={7} text="Something went wrong!" onRetry={retried} isRetrying /> },
});
