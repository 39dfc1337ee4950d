import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { atPath } from './testing/atPath';
import { StakingOrdersView, type StakingOrdersViewProps } from './orders/StakingOrdersView';
import { fixed, flexible, now, revoked, rewards } from './testing/samples';

// Typed here, because a union's literals would widen to `string` below.
const listed: StakingOrdersViewProps['state'] = { kind: 'ready', rows: [flexible, fixed, revoked] };

const meta = preview.meta({
  component: StakingOrdersView,
  title: 'Screens/Staking/Orders',
  decorators: [atPath('/staking-order')],
  parameters: { layout: 'fullscreen' },
  args: { isLoggedIn: true, state: listed, rewards, now, onChange: fn() },
});

const toggle = (amount: string) => screen.getByRole('button', { name: `Schedule for ${amount} XDC` });

const rowOf = (amount: string): HTMLElement => {
  const row = toggle(amount).closest('tr');
  if (row === null) throw new Error('The schedule belongs to no row.');
  return row;
};

const opened = async (amount: string) => {
  await userEvent.click(toggle(amount));
  const lines = within(screen.getByRole('list', { name: 'Schedule' })).getAllByRole('listitem');
  return lines.map(({ textContent }) => textContent);
};

/** Every documented column; a fixed stake shows its end as its next reward [STK-140] [STK-141]. */
export const Listed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Asset',
      'Begins At (UTC)',
      'Next Rewards At (UTC)',
      'Redemption Date (UTC)',
      'Amount',
      'Period (months)',
      'Yield',
      'Rewards',
      'Status',
      'Auto Renewal',
      'Staking Type',
      'Actions',
      'Schedule',
    ]);
    const first = rowOf('200,000');
    for (const text of ['10-02-2026', '10-04-2026', '4.75%', '728.76', 'Active', 'On', 'Flexible'])
      await expect(first).toHaveTextContent(text);
    const ofFixed = within(rowOf('150,000')).getAllByRole('cell');
    await expect(ofFixed[1]).toHaveTextContent(/05-07-2026/);
    await expect(ofFixed[2]).toHaveTextContent(/05-07-2026/);
  },
});

const figureOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

/** What all of them come to together, and what is paid next [STK-176]. */
export const Totals = meta.story({
  play: async () => {
    await expect(figureOf('Staked')).toHaveTextContent('350,000 XDC');
    await expect(figureOf('Being returned')).toHaveTextContent('100,000 XDC');
    await expect(figureOf('Next payment')).toHaveTextContent(/806\.84.* XDC10-04-2026 09:00:00 UTCin 26 days 0:00:00/);
    await expect(figureOf('Expected until terms end')).toHaveTextContent('6,868.90');
    await expect(figureOf('Rewards received')).toHaveTextContent('1,496.57');
  },
});

/** Fixed stakes have no Revoke, and for others it is disabled unless the stake is active [STK-142] [DOM-166]. */
export const Revoking = meta.story({
  play: async ({ args }) => {
    const ofFixed = within(rowOf('150,000'));
    await expect(ofFixed.queryByRole('button', { name: 'Revoke' })).toBeNull();
    const ofRevoked = within(rowOf('100,000')).getByRole('button', { name: 'Revoke' });
    await expect(ofRevoked).toHaveAttribute('title', 'This stake is no longer active.');
    await userEvent.click(ofRevoked);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(within(rowOf('200,000')).getByRole('button', { name: 'Revoke' }));
    await expect(args.onChange).toHaveBeenCalledWith('revoke', flexible);
  },
});

/**
 * Auto-renewal can only be turned off: Disable Auto while it is on, Wont Renew once it is off, with no way back
 * [STK-143] [DOM-317].
 */
export const AutoRenewal = meta.story({
  play: async ({ args }) => {
    const ofFixed = within(rowOf('150,000'));
    await expect(ofFixed.getByText('Wont Renew')).toBeVisible();
    await expect(ofFixed.queryByRole('button', { name: /Auto|Renew/ })).toBeNull();
    await userEvent.click(within(rowOf('200,000')).getByRole('button', { name: 'Disable Auto' }));
    await expect(args.onChange).toHaveBeenCalledWith('autoRenewal', flexible);
  },
});

/**
 * A row expands to its schedule: what was paid, what is due when, and the next term, to the second [STK-144] [STK-145].
 */
export const Schedule = meta.story({
  play: async ({ canvas }) => {
    const lines = await opened('200,000');
    await expect(lines).toHaveLength(5);
    await expect(lines[1]).toMatch(/^Reward 1 of 3Paid728\.76/);
    await expect(lines[2]).toMatch(/^Reward 2 of 3Due806\.84.*10-04-2026 \d\d:00:00 UTCin 26 days 0:00:00/);
    await expect(lines[4]).toMatch(/^Term ends\. A new term of 3 months starts10-05-2026 \d\d:00:00/);
    await expect(canvas.getByText('Total rewards received').nextElementSibling).toHaveTextContent(
      '728.767123287671232876 XDC',
    );
  },
});

/** Without renewal the schedule ends with the amount returned, and its date [STK-145]. */
export const FixedSchedule = meta.story({
  play: async () => {
    const lines = await opened('150,000');
    await expect(lines).toHaveLength(3);
    await expect(lines[1]).toMatch(/^RewardDue5,281\.23.*05-07-2026/);
    await expect(lines[2]).toMatch(/^Stake will be returned150,000 XDC05-07-2026 \d\d:00:00/);
  },
});

/** A revoked stake shows the reward it forfeited and when it is returned [STK-146]. */
export const RevokedSchedule = meta.story({
  play: async () => {
    const lines = await opened('100,000');
    await expect(lines.at(-2)).toMatch(/^Reward 3 of 3Forfeited/);
    await expect(lines.at(-1)).toMatch(/^Revoked: the stake will be returned100,000 XDC20-03-2026/);
  },
});

/** Nothing staked yet, with a link to staking [STK-147] [DOM-298]. */
export const Nothing = meta.story({
  args: { state: { kind: 'ready', rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Staking Done Yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stake XDC' })).toHaveAttribute('href', '/staking');
  },
});

/** A visitor is sent to sign in [STK-148] [DOM-316] [SHL-253]. */
export const Visitor = meta.story({
  args: { isLoggedIn: false, state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Login to continue')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Loading = meta.story({ args: { state: { kind: 'loading', rows: 3 } } });

/** If the list can't be loaded, the documented message and Retry [STK-149]. */
export const Failed = meta.story({
  args: { state: { kind: 'failed', text: 'Something went wrong', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** On a phone each stake is a row of 64 that opens to its other columns, its actions and its schedule [STK-150] [STK-177]. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(rowOf('200,000').getBoundingClientRect().height).toBe(64);
    await expect(canvas.queryByRole('button', { name: 'Revoke' })).toBeNull();
    const lines = await opened('200,000');
    await expect(lines).toHaveLength(5);
    for (const label of ['Begins At', 'Redemption Date', 'Yield', 'Auto Renewal'])
      await expect(canvas.getByText(label, { selector: 'dt' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Revoke' })).toBeVisible();
  },
});

export const PhoneNothing = meta.story({
  args: { state: { kind: 'ready', rows: [] } },
  globals: { viewport: { value: 'phone' } },
});
