import { expect, within, type screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { HistoryInState } from '../testing/HistoryInState';
import {
  addresses,
  deposit,
  inMinutes,
  plainDeposit,
  plainWithdrawal,
  sampleDeposits,
  sampleNow,
  sampleWithdrawals,
  transactions,
  withdrawal,
} from '../transactions/testing/sampleTransactions';
import { waitingTexts, type WaitsFor } from './texts';
import type { Deposit, KeptFor, Withdrawal, WithdrawalStep } from '#entities/transactions/transaction.ts';

const explorers = { XRP: 'https://xrp.example/{transaction}' };

const meta = preview.meta({
  component: HistoryInState,
  title: 'Screens/History/Deposits and withdrawals/Timelines',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'What has happened to a deposit or withdrawal, and what it waits for.' } },
  },
  decorators: [inRouter],
});

const openWithdrawal = (row: Withdrawal) => ({
  place: { tab: 'withdrawal', row: row.key } as const,
  withdrawals: { kind: 'ready', rows: [row] } as const,
  explorers,
});

const openDeposit = (row: Deposit) => ({
  place: { row: row.key },
  deposits: { kind: 'ready', rows: [row] } as const,
  explorers,
});

type Canvas = Pick<typeof screen, 'getByRole'>;

const lines = (canvas: Canvas): string[] =>
  within(canvas.getByRole('list', { name: 'Timeline' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const timeOf = (line: string | undefined) => /\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}/.exec(line ?? '')?.[0];

/** Opened and closed by click, and by keyboard, one row at a time [HIS-051] [HIS-097]. */
export const OpenedByHand = meta.story({
  play: async ({ canvas, userEvent }) => {
    const ethereum = canvas.getByRole('button', { name: 'Details of 0.75 ETH' });
    await userEvent.click(ethereum);
    await expect(lines(canvas)[0]).toContain('Detected on the network');
    const bitcoin = canvas.getByRole('button', { name: 'Details of 0.4 BTC' });
    bitcoin.focus();
    await userEvent.keyboard('{Enter}');
    await expect(bitcoin).toHaveAttribute('aria-expanded', 'true');
    await expect(ethereum).toHaveAttribute('aria-expanded', 'false');
    await expect(lines(canvas)[1]).toContain('No longer on the network');
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('list', { name: 'Timeline' })).toBeNull();
  },
});

/**
 * Requested, approved, sent, each confirmation and completed, each with its time [HIS-052]; the transaction with its
 * link, and the address in full with its tag [HIS-054].
 */
export const Completed = meta.story({
  args: openWithdrawal(sampleWithdrawals.completed),
  play: async ({ canvas }) => {
    const [requested, approved, sent, one, two, three, completed, ...more] = lines(canvas);
    await expect(requested).toMatch(/^Requested/);
    await expect(approved).toMatch(/^Approved/);
    await expect(sent).toMatch(/^Sent/);
    await expect([one, two, three].map((line) => line?.slice(0, 10))).toEqual([
      '1 confirma',
      '2 confirma',
      '3 confirma',
    ]);
    await expect(completed).toMatch(/^Completed.*74\.75 XRP arrived\.$/);
    await expect(more).toEqual([]);
    const all = [requested, approved, sent, one, two, three, completed];
    await expect(new Set(all.map(timeOf)).size).toBe(7);
    await expect(sent).toContain(transactions.XRP);
    await expect(sent).toContain(`To${addresses.XRP}`);
    await expect(sent).toContain('Destination tag104218337');
    await expect(canvas.getByText('rN7n').nextElementSibling?.nextElementSibling).toHaveTextContent('7otQ');
    const list = within(canvas.getByRole('list', { name: 'Timeline' }));
    await expect(list.getByRole('link', { name: /View transaction/ })).toHaveAttribute(
      'href',
      `https://xrp.example/${transactions.XRP}`,
    );
    await expect(canvas.getByText('0.25 XRP')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
  },
});

/** Why it is waiting and until when, with a countdown [HIS-053]. */
export const WaitingForReview = meta.story({
  args: openWithdrawal(sampleWithdrawals.review),
  play: async ({ canvas }) => {
    const [, waiting] = lines(canvas);
    await expect(waiting).toContain('Waiting for review');
    await expect(waiting).toContain('Expected by');
    await expect(canvas.getByRole('timer')).toHaveTextContent('50:00 left');
  },
});

let clock = sampleNow;

/** The countdown follows the clock: if the page wakes after the time, it says that it is taking longer [HIS-053]. */
export const WaitingTooLong = meta.story({
  beforeEach: () => {
    clock = sampleNow;
  },
  args: { ...openWithdrawal(sampleWithdrawals.review), now: () => clock },
  play: async ({ canvas }) => {
    clock += 49 * 60_000;
    window.dispatchEvent(new Event('focus'));
    await expect(await canvas.findByText('1:00 left', { selector: '[role="timer"]' })).toBeVisible();
    clock += 60_000;
    window.dispatchEvent(new Event('focus'));
    await expect(await canvas.findByText('This is taking longer than expected.')).toBeVisible();
  },
});

const waitsFor = Object.keys(waitingTexts) as WaitsFor[];

const waitingFor = (reason: WaitsFor): Withdrawal => {
  const key = `w-${reason}`;
  const step: WithdrawalStep = { step: 'delayed', at: inMinutes(-1), waitsFor: reason, until: inMinutes(60) };
  const status = ['sending', 'confirmations', 'custody'].includes(reason) ? 'Process' : 'Pending';
  return withdrawal({ key, transactionId: key, status, steps: [{ step: 'requested', at: inMinutes(-10) }, step] });
};

/** Every reason for waiting, in plain words [HIS-053]. */
export const EveryReason = meta.story({
  args: { place: { tab: 'withdrawal' }, withdrawals: { kind: 'ready', rows: waitsFor.map(waitingFor) } },
  play: async ({ canvas, userEvent }) => {
    for (const [at, reason] of waitsFor.entries()) {
      const toggle = canvas.getAllByRole('button', { name: 'Details of 40,000 XDC' })[at];
      if (toggle) await userEvent.click(toggle);
      const waiting = lines(canvas).at(-1);
      await expect(waiting).toContain(waitingTexts[reason].title);
      await expect(waiting).toContain(waitingTexts[reason].text);
    }
  },
});

const changed: Partial<WithdrawalStep> = { reason: 'Your password was changed after you requested it.' };

/** One on hold says what changed in the account, and that our team checks it [WAL-396]. */
export const Held = meta.story({
  args: openWithdrawal({
    ...waitingFor('account'),
    steps: [{ step: 'held', at: inMinutes(-1), waitsFor: 'account', ...changed }],
  }),
  play: async ({ canvas }) => {
    await expect(lines(canvas)[0]).toMatch(/^Account changed.*Your password was changed after you requested it\.$/);
    await expect(lines(canvas).at(-1)).toContain('On hold');
  },
});

/** A delay gives its reason, in the operator's own words [HIS-052]. */
export const Delayed = meta.story({
  args: openWithdrawal(
    withdrawal({
      steps: [
        { step: 'requested', at: inMinutes(-10) },
        { step: 'delayed', at: inMinutes(-1), waitsFor: 'review', until: inMinutes(480), reason: 'We called you.' },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(lines(canvas)[1]).toMatch(/^Delayed.*Reason: We called you\.$/);
    await expect(canvas.getByRole('timer')).toHaveTextContent('8:00:00 left');
  },
});

/** Cancelled by the exchange: the reason, and the amount that is available again [HIS-052] [HIS-055]. */
export const CancelledByUs = meta.story({
  args: openWithdrawal(sampleWithdrawals.cancelled),
  play: async ({ canvas }) => {
    await expect(lines(canvas)[1]).toContain('We cancelled it.');
    await expect(lines(canvas)[1]).toContain('Reason: The address belongs to a closed account.');
    await expect(lines(canvas)[1]).toContain('40,000 XDC is available again.');
    await expect(canvas.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
  },
});

/** Cancelled by the trader, with the amount available again [HIS-055]. */
export const Cancelled = meta.story({
  args: openWithdrawal(
    withdrawal({
      status: 'Cancelled',
      steps: [
        { step: 'requested', at: inMinutes(-10) },
        { step: 'cancelled', at: inMinutes(-1), by: 'trader' },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(lines(canvas)[1]).toContain('You cancelled it.');
    await expect(lines(canvas)[1]).toContain('40,000 XDC is available again.');
  },
});

/** Seen, credited and each confirmation to the third, with what the amount can be used for at each step [HIS-056]. */
export const Deposited = meta.story({
  args: openDeposit(sampleDeposits.completed),
  play: async ({ canvas }) => {
    const [seen, credited, two, three, ...more] = lines(canvas);
    await expect(seen).toMatch(/^Detected on the network/);
    await expect(credited).toMatch(/^Credited.*You can trade with it\. Until it has 3 confirmations, withdrawals/);
    await expect(two).toMatch(/^2 confirmations.*You can trade with it\.$/);
    await expect(three).toMatch(/^3 confirmations.*You can trade with it and withdraw it\.$/);
    await expect(more).toEqual([]);
    await expect(new Set([seen, credited, two, three].map(timeOf)).size).toBe(4);
    await expect(canvas.getByText('3 of 3')).toBeVisible();
  },
});

/** A deposit that has been seen but not yet credited [HIS-056]. */
export const DepositSeen = meta.story({
  args: openDeposit(sampleDeposits.seen),
  play: async ({ canvas }) => {
    await expect(lines(canvas)[1]).toContain('Waiting for its first confirmation');
  },
});

/** Until the third confirmation, shows how many there are [HIS-056]. */
export const DepositCredited = meta.story({
  args: openDeposit(sampleDeposits.credited),
  play: async ({ canvas }) => {
    await expect(lines(canvas)[2]).toContain('It has 1 of 3.');
  },
});

/** A deposit that covered a reversed one shows how much of it did. */
export const DepositThatRepaid = meta.story({
  args: openDeposit(
    deposit({
      confirmations: 1,
      steps: [
        { step: 'seen', at: inMinutes(-5) },
        { step: 'credited', at: inMinutes(-4), confirmations: 1, repaid: '1000' },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(lines(canvas)[1]).toContain('1,000 XDC of it repaid a deposit that was reversed earlier.');
  },
});

const keptFor: readonly [KeptFor, string][] = [
  ['minimum', "It's below the minimum deposit of 20 XRP."],
  ['tagMissing', 'It came without a destination tag'],
  ['tagUnknown', "Its destination tag doesn't belong to any account."],
  ['addressUnknown', "Its address doesn't belong to any account."],
  ['closed', 'Deposits of XRP were paused when it arrived.'],
  ['changed', 'The network first showed it with different details'],
];

const kept = (reason: KeptFor): Deposit =>
  deposit({
    ...{ key: `d-${reason}`, symbol: 'XRP', amount: '5', status: 'Pending', confirmations: 1, keptFor: reason },
    steps: [
      { step: 'seen', at: inMinutes(-5) },
      { step: 'kept', at: inMinutes(-4), keptFor: reason },
    ],
  });

/** A held deposit says why, that it isn't lost, what happens next and whom to ask [HIS-057]. */
export const EveryReasonToKeep = meta.story({
  args: { deposits: { kind: 'ready', rows: keptFor.map(([reason]) => kept(reason)) } },
  play: async ({ canvas, userEvent }) => {
    for (const [at, [, words]] of keptFor.entries()) {
      const toggle = canvas.getAllByRole('button', { name: 'Details of 5 XRP' })[at];
      if (toggle) await userEvent.click(toggle);
      await expect(lines(canvas)[1]).toContain('On hold');
      await expect(lines(canvas)[1]).toContain(words);
      await expect(lines(canvas)[1]).toContain("Your coins are safe. We'll credit them or return them to the sender.");
      await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
    }
  },
});

/** Returned, with the reason and the transaction [HIS-057]. */
export const Returned = meta.story({
  args: openDeposit(sampleDeposits.returned),
  play: async ({ canvas }) => {
    const last = lines(canvas).at(-1);
    await expect(last).toMatch(/^Returned.*We returned it to the sender\.Reason: Sent back to its sender\./);
    await expect(last).toContain(transactions.XRP);
  },
});

/** Reversed by its network: what left the balance, what is owed, and how to reopen withdrawals [HIS-057]. */
export const Reversed = meta.story({
  args: openDeposit(sampleDeposits.reversed),
  play: async ({ canvas }) => {
    await expect(lines(canvas).at(-1)).toContain(
      'The network reversed it after we credited it. 149,000 XDC left your balance, and 1,000 XDC had already been used. Withdrawals stay locked until a new deposit repays it.',
    );
    await expect(lines(canvas).join()).not.toContain('Waiting');
  },
});

/** Reversed while all of it was still there: nothing is owed [HIS-057]. */
export const ReversedInFull = meta.story({
  args: openDeposit({ ...sampleDeposits.reversed, steps: [{ step: 'reversed', at: inMinutes(-1) }] }),
  play: async ({ canvas }) => {
    await expect(lines(canvas).at(-1)).toContain(
      'The network reversed it after we credited it, so 150,000 XDC left your balance.',
    );
  },
});

/** Dropped before it was credited, at no cost [HIS-057]. */
export const Gone = meta.story({
  args: openDeposit(sampleDeposits.gone),
  play: async ({ canvas }) => {
    await expect(lines(canvas).at(-1)).toContain(
      "The network dropped it before we credited it, so your balance hasn't changed. If it appears again, we'll continue from there.",
    );
  },
});

/** Only the documented fields, without an empty timeline or Cancel withdrawal [HIS-062]. */
export const WithoutSteps = meta.story({
  args: openWithdrawal(plainWithdrawal(sampleWithdrawals.review)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('w-5002')).toBeVisible();
    await expect(canvas.getByText('Manual')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Timeline' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
  },
});

/** A deposit without steps shows only the documented fields [HIS-062]. */
export const DepositWithoutSteps = meta.story({
  args: openDeposit(plainDeposit(sampleDeposits.completed)),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(transactions.XDC.slice(2, 6))[0]).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Timeline' })).toBeNull();
  },
});
