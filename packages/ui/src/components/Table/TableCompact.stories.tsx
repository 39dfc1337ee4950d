import { formatAmount, formatPrice, formatTotal, pairOf } from '@exchange/domain';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { vars } from '../../theme/contract.css';
import { Figure } from '../Figure/Figure';
import { Table, type TableProps } from './Table';
import { TableBody, TableCell } from './TableBody';
import { TableHeader, TableHeaderCell } from './TableHeader';
import { TableRow } from './TableRow';

const pair = pairOf('XDC-USDT');

interface Trade {
  minute: number;
  side: 'buy' | 'sell';
  price: string;
  amount: string;
  total: string;
}

const trades = Array.from({ length: 48 }, (_, at): Trade => ({
  minute: 59 - at,
  side: at % 3 === 0 ? 'sell' : 'buy',
  price: `0.053${at % 10}`,
  amount: `${1200 + at * 37}.5`,
  total: `${64 + at}.25`,
}));

const sides = { buy: 'Buy', sell: 'Sell' } as const;

const TradeTable = (props: Omit<TableProps, 'label'>) => (
  <Table {...props} label="Trade history">
    <TableHeader>
      <TableRow>
        <TableHeaderCell>Time</TableHeaderCell>
        <TableHeaderCell>Side</TableHeaderCell>
        <TableHeaderCell align="end">Price (USDT)</TableHeaderCell>
        <TableHeaderCell align="end">Amount (XDC)</TableHeaderCell>
        <TableHeaderCell align="end">Total (USDT)</TableHeaderCell>
      </TableRow>
    </TableHeader>
    <TableBody>
      {trades.map(({ minute, side, price, amount, total }) => (
        <TableRow key={minute}>
          <TableCell>{`20-11-2026 18:${String(minute).padStart(2, '0')}:07`}</TableCell>
          <TableCell>
            <span style={{ color: vars.tone[side].text }}>{sides[side]}</span>
          </TableCell>
          <TableCell align="end">
            <Figure figure={formatPrice(price, pair)} />
          </TableCell>
          <TableCell align="end">
            <Figure figure={formatAmount(amount, pair)} />
          </TableCell>
          <TableCell align="end">
            <Figure figure={formatTotal(total, pair, side)} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

const meta = preview.meta({
  component: TradeTable,
  title: 'Components/Data/Table',
  args: { density: 'compact', surface: 'panel' },
});

const inPanel = { blockSize: '260px', border: `1px solid ${vars.line.subtle}` } as const;

/** In a panel the rows scroll, and the header stays in view. */
export const CompactInPanel = meta.story({
  args: { scrolls: 'panel' },
  decorators: [
    (Story) => (
      <div style={inPanel}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const frame = await canvas.findByRole('group', { name: 'Trade history' });
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    const [header] = canvas.getAllByRole('columnheader');
    const top = header?.getBoundingClientRect().top;
    frame.scrollTop = 200;
    await waitFor(() => expect(frame.scrollTop).toBe(200));
    await expect(header?.getBoundingClientRect().top).toBe(top);
  },
});

/** On a page the header sticks to the top of the page. */
export const CompactOnPage = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(new Set(rows.map(({ offsetHeight }) => offsetHeight))).toEqual(new Set([28]));
    await expect(canvas.queryByRole('group')).toBeNull();
    window.scrollTo(0, 200);
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(100));
    await expect(canvas.getAllByRole('columnheader')[0]?.getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  },
});

/** A table that doesn't fit scrolls inside its frame, by keyboard too; the page doesn't get wider. */
export const CompactOverflowing = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const frame = await canvas.findByRole('group', { name: 'Trade history' });
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    await expect(frame.scrollWidth).toBeGreaterThan(320);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
