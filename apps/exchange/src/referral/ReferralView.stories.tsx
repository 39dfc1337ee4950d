import { outOfReachText } from './testing/failure';
import { expect, fn, waitFor, within, type screen } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import type { ComponentType } from 'react';
import { space } from '@exchange/ui';
import { expectNothingCutOff, onPhone } from '#shared/testing/onPhone.ts';
import { ReferralView, type ReferralViewProps } from './ReferralView';
import { everything, nothingYet, ofTwoCoins, withoutStatus } from './testing/samples';

const code = 'ADA1815';
const link = `https://exchange.example/register?referral_code=${code}`;

/** Laid out as the profile lays out its sections. */
const underEachOther = (Story: ComponentType) => (
  <div style={{ display: 'grid', gap: space[24], gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: '960px' }}>
    <Story />
  </div>
);

const args: ReferralViewProps = {
  email: 'ada@example.com',
  code,
  link,
  brandName: 'XDC Exchange',
  isRegistrationOpen: true,
  share: undefined,
  state: { kind: 'ready', referrals: everything, isRefreshing: false },
  invite: fn(async () => ({ data: {} })),
};

const meta = preview.meta({
  component: ReferralView,
  title: 'Screens/Referral/View',
  decorators: [underEachOther],
  args,
});

/** On a phone a cell repeats its column's name. */
const shownIn = (cell: Element): string | null => cell.lastChild?.textContent ?? null;

const rowsOf = (canvas: Pick<typeof screen, 'getByRole'>, list: string): (string | null)[][] =>
  within(canvas.getByRole('table', { name: list }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(1).map(shownIn));

const headersOf = (canvas: Pick<typeof screen, 'getByRole'>, list: string): (string | null)[] =>
  within(canvas.getByRole('table', { name: list }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

/** The first column's dates, with the screen's full name for each. */
const datesOf = (canvas: Pick<typeof screen, 'getByRole'>, list: string): string[] =>
  [...canvas.getByRole('table', { name: list }).querySelectorAll('time')].map(({ textContent }) => textContent);

/**
 * The reward text, code and link [REF-002] [REF-003] [DOM-283], both lists in their columns [REF-020] [REF-021],
 * rewards earned and outstanding [REF-022], the trader's own reward [REF-024], and sent invitations [REF-025].
 */
export const Everything = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/you receive a reward worth 1,000 XDC and they receive one worth 1,500 XDC/),
    ).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Referral code' })).toHaveTextContent(code);
    await expect(canvas.getByRole('group', { name: 'Referral link' })).toHaveTextContent(link);
    await expect(headersOf(canvas, 'People you invited')).toEqual([
      'Date (UTC)',
      'Name',
      'Reward',
      'Status',
      'Your reward',
      'Their reward',
    ]);
    await expect(datesOf(canvas, 'People you invited')).toEqual(['05-03-2026 16:40:00', '04-03-2026 10:15:00']);
    await expect(rowsOf(canvas, 'People you invited')).toEqual([
      ['Kim Brook', '1,000.00 XDC', 'Pending', 'Pending', 'Pending'],
      ['Robin Field', '1,000.00 XDC', 'Completed', 'Completed', 'Completed'],
    ]);
    await expect(headersOf(canvas, 'Paid rewards')).toEqual(['Date (UTC)', 'Name', 'People', 'Bonus', 'Coin']);
    await expect(datesOf(canvas, 'Paid rewards')).toEqual(['04-03-2026 10:15:00']);
    await expect(rowsOf(canvas, 'Paid rewards')).toEqual([['Robin Field', '1', '1,000.00', 'XDC']]);
    const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(figures).toEqual(['2,500.00 XDC', '1,000.00 XDC']);
    await expect(canvas.getByText("For signing up with Ada Penrose's code").parentElement).toHaveTextContent(
      /1,500\.00 XDC\s*Completed/,
    );
    await expect(
      within(canvas.getByRole('table', { name: 'Invitations sent' })).getByText('friend@example.com'),
    ).toBeVisible();
  },
});

/**
 * Each coin has its own figures above the lists, to the last unit [REF-022]; a sign-up reward that hasn't been paid yet
 * says so [REF-024].
 */
export const TwoCoins = meta.story({
  args: { state: { kind: 'ready', referrals: ofTwoCoins, isRefreshing: false } },
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition');
    // A shortened figure is announced in full, and shown in full on hover.
    await expect(figures.map(({ textContent }) => textContent)).toEqual([
      '0.300.300000000000000001 XDC',
      '1,500.00 XDC',
      '0.00 USDT',
      '3.123.123456 USDT',
    ]);
    await expect(within(figures[0] ?? document.body).getByTitle('0.300000000000000001')).toBeVisible();
    await expect(within(figures[3] ?? document.body).getByTitle('3.123456')).toBeVisible();
    const list = canvas.getByRole('table', { name: 'People you invited' });
    for (const figure of figures)
      await expect(figure.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByText("For signing up with Ada Penrose's code").parentElement).toHaveTextContent(
      /1,500\.00 XDC\s*Pending/,
    );
  },
});

/** A status that the exchange doesn't send is a dash, which screen readers announce in words [SHL-270]. */
export const WithoutStatus = meta.story({
  args: { state: { kind: 'ready', referrals: withoutStatus, isRefreshing: false } },
  play: async ({ canvas }) => {
    const [row] = rowsOf(canvas, 'People you invited');
    await expect(row?.slice(-3)).toEqual(['–Not available', '–Not available', '–Not available']);
  },
});

/** A server that doesn't send invitations has no list of them. */
export const WithoutInvitations = meta.story({
  args: { state: { kind: 'ready', referrals: { ...everything, invitations: undefined }, isRefreshing: false } },
});

/** Each list says what it will show, and how to get started [REF-006]. */
export const Empty = meta.story({
  args: { state: { kind: 'ready', referrals: nothingYet, isRefreshing: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has signed up with your code yet.')).toBeVisible();
    await expect(canvas.getByText('No rewards paid yet.')).toBeVisible();
    await expect(canvas.getByText('No open invitations.')).toBeVisible();
    const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(figures).toEqual(['0.00 XDC', '0.00 XDC']);
  },
});

/** The layout is in place while the lists load [REF-006]. */
export const Loading = meta.story({
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Paid rewards' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Invitations sent' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Referral link' })).toHaveTextContent(link);
  },
});

/** Lists that can't be loaded share one message, with Retry; inviting still works [REF-006]. */
export const Failed = meta.story({
  args: { state: { kind: 'failed', text: outOfReachText, onRetry: fn(), isRetrying: false } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(outOfReachText)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    if (args.state.kind === 'failed') await expect(args.state.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Email addresses' })).toBeEnabled();
  },
});

/** The device's own share sheet receives the link [REF-004]. */
export const Shareable = meta.story({
  args: { share: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share link' }));
    await expect(args.share).toHaveBeenCalledWith({ title: 'Join me on XDC Exchange', url: link });
  },
});

/** Without a share sheet, and beside one, the trader's own email program [REF-074]. */
export const ByEmail = meta.story({
  play: async ({ canvas }) => {
    const address = new URL(canvas.getByRole('link', { name: 'Email link' }).getAttribute('href') ?? '');
    await expect([address.protocol, address.pathname]).toEqual(['mailto:', '']);
    await expect(Object.fromEntries(address.searchParams)).toEqual({
      subject: 'Join me on XDC Exchange',
      body: `Sign up for XDC Exchange with my link:\n\n${link}`,
    });
    await expect(canvas.queryByRole('button', { name: 'Share link' })).toBeNull();
  },
});

const copied = fn(async () => undefined);

/** The copy button confirms for a few seconds [REF-003]. */
export const Copied = meta.story({
  beforeEach: () => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
    return () => Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Copy.*Referral link/ }));
    await expect(copied).toHaveBeenCalledWith(link);
    await waitFor(() =>
      expect(within(canvas.getByRole('group', { name: 'Referral link' })).getByRole('status')).toHaveTextContent(
        'Copied',
      ),
    );
  },
});

/** The documented sentence stays, and beside it is what it doesn't say [REF-007]. */
export const BudgetUsedUp = meta.story({
  args: { state: { kind: 'ready', referrals: { ...everything, isBudgetUsedUp: true }, isRefreshing: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/you receive a reward worth 1,000 XDC/)).toBeVisible();
    await expect(
      canvas.getByText("Both are paid once you're both verified, and one person is rewarded once."),
    ).toBeVisible();
    await expect(
      canvas.getByText('The budget for rewards is used up. New rewards wait until there is more.'),
    ).toBeVisible();
  },
});

/** While registration is stopped, the card says what that means, and nothing can be sent [REF-005]. */
export const RegistrationStopped = meta.story({
  args: { isRegistrationOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("Registration is stopped, so people you invite can't sign up.")).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email addresses' })).toBeDisabled();
    const send = canvas.getByRole('button', { name: 'Send invitations' });
    await expect(send).toHaveAttribute('title', 'Registrations Stopped.');
    await userEvent.click(send);
    await expect(args.invite).not.toHaveBeenCalled();
  },
});

export const NoCode = meta.story({
  args: { code: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You have no referral code yet/)).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Referral link' })).toBeNull();
  },
});

const long = `${'somebody.with.a.very.long.name.'.repeat(2)}@a-department-of-a-company.example.com`;

/**
 * The longest names and addresses wrap within their cells, on a desktop and on a phone, where nothing is cut off either
 * [REF-072].
 */
export const Long = meta.story({
  args: {
    link: `https://a-rather-long-name-of-an-exchange.example.com/register?referral_code=${code}`,
    state: {
      kind: 'ready',
      isRefreshing: false,
      referrals: {
        ...everything,
        invited: everything.invited.map((person) => ({
          ...person,
          name: 'Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh',
        })),
        invitations: [{ email: long, sentAt: '2026-03-06T09:00:00Z' }],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const isBroken = async () => {
      await expectNothingCutOff(canvasElement);
      for (const cell of canvasElement.querySelectorAll('td, th, li'))
        await expect(cell.scrollWidth).toBeLessThanOrEqual(Math.max(cell.clientWidth, 1) + 1);
    };
    await isBroken();
    await onPhone(isBroken);
  },
});
