import { expect, fn, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { atPath } from './testing/atPath';
import { RewardsView, type RewardsViewProps } from './rewards/RewardsView';
import { fixed, flexible, now, revoked, rewards } from './testing/samples';

// Typed here, because a union's literals would widen to `string` below.
const listed: RewardsViewProps['state'] = { kind: 'ready', rows: rewards };

const stakes: RewardsViewProps['stakes'] = { kind: 'ready', rows: [flexible, fixed, revoked] };

const meta = preview.meta({
  component: RewardsView,
  title: 'Screens/Staking/Rewards',
  decorators: [atPath('/staking-rewards')],
  parameters: { layout: 'fullscreen' },
  args: { isLoggedIn: true, state: listed, stakes, now },
});

/** The documented columns, and each month's rewards [STK-160]. */
export const Listed = meta.story({
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Staking Rewards' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Asset',
      'Reward Date (UTC)',
      'Amount',
      'Status',
      'Staking Type',
    ]);
    const rows = table.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(3);
    for (const text of ['XDC', '10-03-2026', '728.76', 'Completed', 'Flexible'])
      await expect(rows[0]).toHaveTextContent(text);
    const months = within(canvas.getByRole('table', { name: 'Rewards per month' }))
      .getAllByRole('row')
      .slice(1);
    await expect(months).toHaveLength(2);
    await expect(months[0]).toHaveTextContent(/03-2026.*2.*1,093\.15/);
  },
});

/** A status or type that the exchange doesn't send is a dash, which screen readers announce in words [SHL-270]. */
export const WithoutDetails = meta.story({
  args: { state: { kind: 'ready', rows: rewards.map((row) => ({ ...row, status: '', stakingType: undefined })) } },
  play: async ({ canvas }) => {
    const [, first] = within(canvas.getByRole('table', { name: 'Staking Rewards' })).getAllByRole('row');
    const cells = [...(first?.children ?? [])].map(({ lastChild }) => lastChild?.textContent);
    await expect(cells.slice(-2)).toEqual(['–Not available', '–Not available']);
  },
});

/** No rewards yet, with a link to staking [STK-162] [DOM-298]. */
export const Nothing = meta.story({
  args: { state: { kind: 'ready', rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Rewards Yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stake XDC' })).toHaveAttribute('href', '/staking');
  },
});

/** A visitor is sent to sign in [STK-148]. */
export const Visitor = meta.story({
  args: { isLoggedIn: false, state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Login to continue')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Loading = meta.story({ args: { state: { kind: 'loading', rows: 3 } } });

/** If the rewards can't be loaded, the documented message and Retry [STK-163]. */
export const Failed = meta.story({
  args: { state: { kind: 'failed', text: 'Something went wrong!', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong!');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
