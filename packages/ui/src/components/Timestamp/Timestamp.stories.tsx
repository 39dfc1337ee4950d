import { createClock } from '@exchange/domain';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Table } from '../Table/Table';
import { TableBody, TableCell } from '../Table/TableBody';
import { TableHeader, TableHeaderCell } from '../Table/TableHeader';
import { TableRow } from '../Table/TableRow';
import { ClockContext } from './ClockContext';
import { Timestamp } from './Timestamp';

const inIndia = () => 330;

const local = createClock('local', inIndia);
const utc = createClock('utc', inIndia);

const meta = preview.meta({
  component: Timestamp,
  title: 'Components/Figures/Timestamp',
  args: { moment: '2026-03-09T19:05:07Z' },
  render: (args) => (
    <ClockContext value={utc}>
      <Timestamp {...args} />
    </ClockContext>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'When something happened: order history, deposit and withdrawal history, staking orders and rewards, referrals, ratio swap details, an account’s logins, the trades beside the order book.',
      },
    },
  },
});

/** Day first, in UTC; local time on hover [DOM-031] [SHL-206]. */
export const Utc = meta.story({
  play: async ({ canvas }) => {
    const time = canvas.getByTitle('10-03-2026 00:35:07 UTC+05:30');
    await expect(time).toHaveTextContent(/^09-03-2026 19:05:07$/);
    await expect(time).toHaveAttribute('datetime', '2026-03-09T19:05:07.000Z');
  },
});

/** Where no header does, it names its zone. */
export const WithZone = meta.story({
  args: { namesZone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('10-03-2026 00:35:07 UTC+05:30')).toHaveTextContent(/^09-03-2026 19:05:07 UTC$/);
  },
});

/** For a trader who chose local time: the UTC value on hover [SHL-313]. */
export const Local = meta.story({
  render: (args) => (
    <ClockContext value={local}>
      <Timestamp {...args} /> · <Timestamp {...args} namesZone />
    </ClockContext>
  ),
  play: async ({ canvas }) => {
    const [time, withZone] = canvas.getAllByTitle('09-03-2026 19:05:07 UTC');
    await expect(time).toHaveTextContent(/^10-03-2026 00:35:07$/);
    await expect(withZone).toHaveTextContent(/^10-03-2026 00:35:07 UTC\+05:30$/);
  },
});

/** For events whose date is obvious. */
export const TimeOnly = meta.story({
  args: { isTimeOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(/^10-03-2026/)).toHaveTextContent(/^19:05:07$/);
  },
});

/** A missing or invalid time doesn't appear as 1970. */
export const Unknown = meta.story({
  args: { moment: 'yesterday' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Not available')).toBeInTheDocument();
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
});

const moments = ['2026-03-09T19:05:07Z', '2026-03-08T03:41:59Z', '2025-12-31T18:29:59Z'];

/** Tabular figures keep the digits aligned. */
export const InATable = meta.story({
  render: (args) => (
    <Table label="Deposits">
      <TableHeader>
        <TableRow>
          <TableHeaderCell>Date (UTC)</TableHeaderCell>
          <TableHeaderCell align="end">Amount (XDC)</TableHeaderCell>
        </TableRow>
      </TableHeader>
      <TableBody>
        {moments.map((moment) => (
          <TableRow key={moment}>
            <TableCell>
              <Timestamp {...args} moment={moment} />
            </TableCell>
            <TableCell align="end">1,250.00</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
});

/** In a narrow column it wraps between date and time. */
export const Narrow = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '88px', padding: space[4] }}>
      <Timestamp {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [day, time] = canvas.getByTitle(/UTC/).children;
    await expect(day).toHaveTextContent('09-03-2026');
    await expect(time?.getBoundingClientRect().left).toBe(day?.getBoundingClientRect().left);
  },
});
