import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { atPath } from './testing/atPath';
import type { StakePanelViewProps } from './stake/StakePanelView';
import { StakingView, type StakingViewProps } from './StakingView';
import { documentedOffers } from './pool/stakingPool';
import { editing, filled, fullPool, openPool, panelArgs } from './testing/samples';
import { TypingStake } from './testing/TypingStake';

type Args = Omit<StakingViewProps, 'children' | 'kind'> & StakePanelViewProps;

const Screen = ({ onKindChange, closedBy, pool, ...panel }: Args) => (
  <StakingView kind={panel.kind} {...{ onKindChange, closedBy, pool }}>
    <TypingStake {...panel} />
  </StakingView>
);

const open: Args = { ...panelArgs, onKindChange: fn(), closedBy: undefined, pool: openPool };

const meta = preview.meta({
  component: Screen,
  title: 'Screens/Staking/Staking',
  decorators: [atPath('/staking')],
  parameters: { layout: 'fullscreen' },
  args: open,
});

const stakeButton = () => screen.getByRole('button', { name: 'Stake XDC' });

/**
 * Open, with nothing typed yet: both kinds, links to the three screens, and an example instead of an empty chart
 * [STK-120] [STK-121] [DOM-313].
 */
export const Empty = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Staking' })).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Staking', '/staking'],
      ['Staking Orders', '/staking-order'],
      ['Staking Rewards', '/staking-rewards'],
    ]);
    await expect(canvas.getByRole('heading', { name: 'Example: 100,000 XDC' })).toBeVisible();
    await expect(stakeButton()).toHaveAttribute('title', 'Enter an amount.');
    await expect(canvas.getByRole('tab', { name: 'Flexible Staking' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'Fixed Staking' }));
    await expect(args.onKindChange).toHaveBeenCalledWith('fixed');
  },
});

/**
 * The periods are cards with their annual yield, three months first; the estimate follows the choice [STK-122]
 * [STK-123].
 */
export const Periods = meta.story({
  args: { typed: filled },
  play: async ({ canvas, userEvent }) => {
    const cards = within(canvas.getByRole('group', { name: 'Period' })).getAllByRole('radio');
    await expect(cards.map((card) => card.closest('label')?.textContent)).toEqual([
      '3 months4.75% a year',
      '6 months5.1% a year',
      '9 months5.45% a year',
      '12 months5.84% a year',
    ]);
    await expect(cards[0]).toBeChecked();
    const mine = canvas.getByRole('region', { name: 'Your stake' });
    await expect(mine).toHaveTextContent('Estimated yield2,394.52');
    await userEvent.click(canvas.getByRole('radio', { name: /12 months/ }));
    await expect(mine).toHaveTextContent('Estimated yield11,680.00 XDC over 12 months');
    await expect(mine).toHaveTextContent('5.84% is the yield for a full year.');
    await expect(mine).toHaveTextContent("doesn't compound");
  },
});

/** Fixed staking: six and twelve months, six first, and one reward at the end [STK-122] [STK-126]. */
export const Fixed = meta.story({
  args: { kind: 'fixed', terms: documentedOffers.fixed, typed: { ...filled, amount: '150000', months: 6 } },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('radio');
    await expect(cards.map((card) => card.closest('label')?.textContent)).toEqual([
      '6 months7.1% a year',
      '12 months7.84% a year',
    ]);
    await expect(cards[0]).toBeChecked();
    await expect(canvas.getByRole('img', { name: /^1 reward, .* 150,000 XDC staked until/ })).toBeVisible();
  },
});

/**
 * The chart describes itself in words, and a table lists every date and amount: each reward, and the stake at the end
 * [STK-126] [STK-127].
 */
export const Course = meta.story({
  args: { typed: filled },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('img', { name: '3 rewards, 2,394.52 XDC in total. 200,000 XDC staked until 15-06-2026.' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All dates and amounts' }));
    const table = await canvas.findByRole('table', { name: 'All dates and amounts' });
    const rows = within(table).getAllByRole('row').slice(1);
    await expect(rows.map((row) => row.querySelector('th')?.textContent.replace('Date (UTC)', ''))).toEqual([
      '15-04-2026',
      '15-05-2026',
      '15-06-2026',
      '15-06-2026',
    ]);
    await expect(rows.at(-1)).toHaveTextContent('Term ends: stake is returned or renewed');
    await expect(rows.at(-1)).toHaveTextContent('200,000');
  },
});

/** Whole XDC within the limits and in the right multiple; a helper fills in the amount that can be staked [STK-124]. */
export const Amounts = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(field).toHaveAccessibleDescription(/100,000 to 5,000,000 XDC, in multiples of 100,000\./);
    await expect(canvas.getByText(/Available 1,250,000\.5 XDC/)).toBeVisible();
    await userEvent.type(field, '150000');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/Enter a multiple of 100,000 XDC\./);
    for (const [typed, said] of [
      ['99999', /Minimum 100,000 XDC/],
      ['100000.5', /only accepts number/],
      ['2000000', /You have 1,250,000\.5 XDC available\./],
      ['5100000', /Maximum 5,000,000 XDC/],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(field).toHaveAccessibleDescription(said);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Max, 1,200,000 XDC' }));
    await expect(field).toHaveValue('1,200,000');
    await expect(field).toBeValid();
  },
});

/** Fixed stakes are multiples of 50,000 [STK-124]. */
export const FixedAmount = meta.story({
  args: { kind: 'fixed', terms: documentedOffers.fixed, typed: { ...filled, amount: '', months: 6 } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, '125000');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/Enter a multiple of 50,000 XDC\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Max, 1,250,000 XDC' }));
    await expect(field).toBeValid();
  },
});

/** Max stops at the largest stake, and says what the balance has [STK-174]. */
export const CutByTheMaximum = meta.story({
  args: { balance: '12000000.5' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Max, 5,000,000 XDC' }));
    await expect(canvas.getByText('Largest stake: 5,000,000 XDC. You have 12,000,000.5.')).toBeVisible();
  },
});

/** The exact documented confirmation, without which nothing is sent [STK-125] [DOM-314]. */
export const Agreement = meta.story({
  args: { typed: { ...filled, hasAgreed: false } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(stakeButton()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(
      canvas.getByRole('checkbox', {
        name: 'Confirm and understand that the estimated yield does not represent a guarantee of the actual yield.',
      }),
    );
    await userEvent.click(stakeButton());
    await expect(args.onSubmit).toHaveBeenCalledWith(filled);
  },
});

const bannerText = 'The community staking cap is reached. Staking is temporarily stopped.';

/**
 * Staking is stopped by default: a banner, and a disabled button that says so; the calculator still works, and no pool
 * contradicts the banner with the room it has left [STK-128] [STK-173] [DOM-315].
 */
export const Stopped = meta.story({
  args: { typed: filled, closedBy: 'switch' as const, state: { ...editing, obstacle: 'closed' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(bannerText)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Pool' })).toBeNull();
    const button = canvas.getByRole('button', { name: 'Staking Disabled' });
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /6 months/ }));
    await expect(canvas.getByRole('region', { name: 'Your stake' })).toHaveTextContent('over 6 months');
  },
});

/** The cap is reached: the same banner, and the pool that shows it [STK-128] [STK-173]. */
export const CapReached = meta.story({
  args: { typed: filled, closedBy: 'cap' as const, pool: fullPool, state: { ...editing, obstacle: 'closed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(bannerText)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Staking Disabled' })).toBeVisible();
    const pool = within(canvas.getByRole('region', { name: 'Pool' }));
    await expect(pool.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '99');
  },
});

/** A visitor is sent to sign in, and back [STK-129]. */
export const Visitor = meta.story({
  args: { balance: undefined, state: { ...editing, obstacle: 'visitor' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login to continue' })).toHaveAttribute('href', '/login');
    await expect(stakeButton()).toHaveAttribute('title', 'Login to continue');
  },
});

/** Without two-factor, the button leads to the profile [STK-130]. */
export const TwoFactorOff = meta.story({
  args: { typed: filled, state: { ...editing, obstacle: 'twoFactor' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Please enable 2FA' })).toHaveAttribute(
      'href',
      '/profile?tab=security',
    );
    await userEvent.click(stakeButton());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Total staked, the cap, how much of it is left and how full it is [STK-131]. */
export const Pool = meta.story({
  play: async ({ canvas }) => {
    const pool = within(canvas.getByRole('region', { name: 'Pool' }));
    await expect(pool.getByText('Total staked').nextElementSibling).toHaveTextContent('64,350,000 XDC');
    await expect(pool.getByText('Cap').nextElementSibling).toHaveTextContent('100,000,000 XDC');
    await expect(pool.getByText('Remaining').nextElementSibling).toHaveTextContent('35,650,000 XDC');
    await expect(pool.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
  },
});

export const PoolLoading = meta.story({ args: { pool: { kind: 'loading' }, balance: undefined } });

/** If the pool can't be loaded a message says so, and the form still works [STK-132]. */
export const PoolFailed = meta.story({
  args: {
    pool: { kind: 'failed', text: "We can't reach the exchange.", onRetry: fn(), isRetrying: false },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry loading the pool' }));
    await expect(args.pool.kind === 'failed' && args.pool.onRetry).toHaveBeenCalledOnce();
    await expect(stakeButton()).toBeVisible();
  },
});

/** An amount that is refused shows the server's message at the field [STK-134]. */
export const Refused = meta.story({
  args: {
    typed: filled,
    state: {
      ...editing,
      failure: { code: 'refused', status: 400, message: 'Insufficient Fund', field: 'stakingAmount' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(/Insufficient Fund/);
  },
});

/** Any other refusal is above the button, in the server's words [STK-134]. */
export const RefusedAsAWhole = meta.story({
  args: {
    typed: filled,
    state: { ...editing, failure: { code: 'refused', status: 409, message: 'Staking is temporarily stopped.' } },
  },
  play: async ({ canvas }) => {
    const refusal = canvas.getByRole('alert');
    await expect(refusal).toHaveTextContent('Staking is temporarily stopped.');
    await expect(refusal.getBoundingClientRect().bottom).toBeLessThan(stakeButton().getBoundingClientRect().top);
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toBeValid();
  },
});

/** While only withdrawals are open, the page says so, and what happens to running stakes [STS-125]. */
export const WindDown = meta.story({
  args: { typed: filled, closedBy: 'wind-down' as const, state: { ...editing, obstacle: 'closed' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/^Staking has stopped because the exchange is closing\./)).toBeVisible();
    await expect(canvas.queryByText(/cap is reached/)).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Pool' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Staking Disabled' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Phone = meta.story({ args: { typed: filled }, globals: { viewport: { value: 'phone' } } });

export const PhoneStopped = meta.story({
  args: { closedBy: 'switch' as const, state: { ...editing, obstacle: 'closed' } },
  globals: { viewport: { value: 'phone' } },
});

export const PhoneCapReached = meta.story({
  args: { closedBy: 'cap' as const, pool: fullPool, state: { ...editing, obstacle: 'closed' } },
  globals: { viewport: { value: 'phone' } },
});
