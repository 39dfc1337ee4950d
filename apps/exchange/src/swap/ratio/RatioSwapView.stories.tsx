import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { RatioSwapView, type RatioSwapViewProps } from './RatioSwapView';
import { emptySwap, entry, trader, typedSwap } from './testing/samples';

const quiet = { ...trader, pendingCount: 0 };

const args: RatioSwapViewProps = { tab: 'form', onTabChange: fn(), trader: quiet, hasStopped: false, random: () => 0 };

const meta = preview.meta({
  component: RatioSwapView,
  title: 'Screens/Ratio swap/Form',
  parameters: { layout: 'fullscreen' },
  decorators: [inRouter],
  args,
});

type Canvas = Pick<typeof screen, 'getAllByRole' | 'getByRole'>;

const figuresOf = (canvas: Canvas): Record<string, string | null> => {
  const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
  const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(terms.map((term, at) => [term, values[at] ?? null]));
};

const send = (canvas: Canvas) => canvas.getByRole('button', { name: /SEND/ });

/** A visitor sees a note with a link to sign in, on both tabs, and no form [SWP-001] [DOM-333]. */
export const Visitor = meta.story({
  args: { trader: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByText(/to apply for a ratio swap/)).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
});

/**
 * Tabs, fields, the documented terms with every ratio, the compliance sentence, the box and SEND, which says what is
 * missing [SWP-003] [SWP-005] [DOM-299] [DOM-300] [DOM-301].
 */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    for (const name of ['Ratio Swap', 'Ratio Swap Details'])
      await expect(canvas.getByRole('tab', { name })).toBeVisible();
    for (const name of ['Transaction hash', 'Buying date (GMT)', 'Amount', 'USD amount', 'Number in the image'])
      await expect(canvas.getByRole('textbox', { name })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'I Agree above Terms and Conditions.' })).not.toBeChecked();
    const terms = within(canvas.getByRole('region', { name: 'Terms and conditions' })).getAllByRole('listitem');
    await expect(terms.map(({ textContent }) => textContent)).toEqual([
      'XDCE bought before 6 Dec (5:30 GMT) is swapped at 1:1.',
      'XDCE bought from 6 to 10 Dec is swapped at 3:1.',
      'XDCE bought from 10 to 20 Dec is swapped at 5:1.',
      'XDCE bought from 20 to 28 Dec is swapped at 10:1.',
      'Purchases after 28 Dec 2020 are not supported.',
      'Manual verification can take up to 48 hours.',
      'A sufficient XDCE balance is needed for the withdrawal request.',
      'The compliance team may cancel withdrawals of suspicious users.',
    ]);
    await expect(send(canvas)).toHaveAccessibleDescription(
      'Fill in: Transaction hash, Buying date (GMT), Amount, USD amount.',
    );
  },
});

/** While only withdrawals are open, the page says why there is no form; earlier requests are still listed [STS-126]. */
export const WindDown = meta.story({
  args: { hasStopped: true, trader },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/^Swaps have stopped because the exchange is closing\./)).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Ratio Swap Details' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('details');
  },
});

/** What this purchase receives at its ratio, rounded down, how much is held, and how much stays available [SWP-009]. */
export const Filled = meta.story({
  args: { trader: { ...quiet, entry: { ...entry, typed: typedSwap } } },
  play: async ({ canvas }) => {
    await expect(figuresOf(canvas)).toEqual({
      Ratio: '3:1',
      'You receive': '333.333333333333333333 XDC',
      'Held during review': '1,000 XDCE',
      'Available afterwards': '4,000 XDCE',
    });
    await expect(canvas.getByText(/Sending the request holds your XDCE/)).toBeVisible();
  },
});

const onSubmit = fn();
const onType = fn();

/** SEND is enabled once every field, the captcha and the terms are valid; until then, it says which isn't [SWP-005]. */
export const Sent = meta.story({
  args: { trader: { ...quiet, entry: { ...entry, typed: typedSwap, onSubmit, onType } } },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    const captcha = canvas.getByRole('textbox', { name: 'Number in the image' });
    await expect(send(canvas)).toHaveAccessibleDescription('Enter the number shown.');
    await userEvent.type(captcha, '111112');
    await expect(canvas.getByText('Enter the number shown.', { selector: 'p, span' })).toBeVisible();
    await userEvent.clear(captcha);
    await userEvent.type(captcha, '111111');
    await expect(send(canvas)).toHaveAccessibleDescription('Please agree to the terms and conditions.');
    await userEvent.click(send(canvas));
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(send(canvas));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
});

/** Each error appears at its field in the documented words; so does an amount above the balance [DOM-269] [SWP-010]. */
export const Faults = meta.story({
  play: async ({ canvas }) => {
    const type = async (name: string, text: string) => {
      const field = canvas.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
    };
    await type('Transaction hash', '0x12');
    await expect(await canvas.findByText('Invalid TxHash')).toBeVisible();
    await type('Amount', '0');
    await expect(await canvas.findByText('Amount should be greater than 0')).toBeVisible();
    await type('USD amount', '0');
    await expect(await canvas.findByText('USD should be greater than 0')).toBeVisible();
    await type('Amount', '5000.1');
    await expect(await canvas.findByText('Not enough XDCE.')).toBeVisible();
  },
});

/** The picker accepts the documented limits, in UTC, and refuses a minute before and after [SWP-004] [DOM-189]. */
export const Dates = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Buying date (GMT)' });
    const words = 'The buying date must be between 06-12-2020 05:30 and 28-12-2020 05:30 (GMT).';
    for (const [typed, isTaken] of [
      ['2020-12-06T05:29', false],
      ['2020-12-06T05:30', true],
      ['2020-12-28T05:31', false],
      ['2020-12-28T05:30', true],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(typed);
      await userEvent.click(document.body);
      if (isTaken) await waitFor(() => expect(canvas.queryByText(words)).toBeNull());
      else await expect(await canvas.findByText(words)).toBeVisible();
    }
  },
});

/** The calendar offers the days between the bounds, and the times from the first on [SWP-004]. */
export const DaysToPick = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Calendar, Buying date \(GMT\)/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Calendar, Buying date (GMT)' }));
    await expect(sheet.getByRole('button', { name: 'Saturday, 5 December 2020' })).toBeDisabled();
    await expect(sheet.getByRole('button', { name: 'Tuesday, 29 December 2020' })).toBeDisabled();
    for (const name of [/Previous month/, /Next month/])
      await expect(sheet.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(sheet.getByRole('button', { name: 'Sunday, 6 December 2020' }));
    await expect(sheet.getByText('from 05:30')).toBeVisible();
  },
});

const onSend = fn();

/** Nothing can be changed or sent again while the request is being sent [SWP-006]. */
export const Sending = meta.story({
  args: { trader: { ...quiet, entry: { ...entry, typed: typedSwap, isSending: true, onSubmit: onSend } } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Number in the image' }), '111111');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Processing' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '{Enter}');
    await expect(onSend).not.toHaveBeenCalled();
  },
});

const onFillInAgain = fn();

/** The reason stays after the toast has gone, with a way to fill the form in again [SWP-008]. */
export const Refused = meta.story({
  args: {
    trader: {
      ...quiet,
      entry: {
        ...entry,
        typed: emptySwap,
        refusal: {
          code: 'refused',
          status: 400,
          message: `Your txHash value : ${typedSwap.txHash} is invalid`,
          field: 'txHash',
        },
        onFillInAgain,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Your request wasn't submitted: Your txHash value : 0x4b8e.* is invalid/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore what I typed' }));
    await expect(onFillInAgain).toHaveBeenCalled();
  },
});

/** Without the balance the form still works, and says that it is missing [SWP-011]. */
export const BalanceUnknown = meta.story({
  args: {
    trader: { ...quiet, available: undefined, hasBalanceFailed: true, entry: { ...entry, typed: typedSwap } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/couldn't load your XDCE balance/)).toBeVisible();
    await expect(send(canvas)).toHaveAccessibleDescription('Enter the number shown.');
  },
});

/** Pending requests are mentioned, with a link to them [SWP-015]. */
export const Waiting = meta.story({
  args: { trader: { ...quiet, pendingCount: 2 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/2 requests are under review/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See details' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('details');
  },
});

const unconfirmed = { txHash: typedSwap.txHash, onLook: fn(), onConfirm: fn() };

/** While the request is being looked up, no other can be sent [SWP-012]. */
export const Unconfirmed = meta.story({
  args: {
    trader: { ...quiet, entry: { ...entry, typed: typedSwap, unconfirmed: { ...unconfirmed, look: 'looking' } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/We have no reply yet for your request 0x4b8e/);
    await expect(canvas.queryByRole('form')).toBeNull();
  },
});

/** Not found yet: the trader can check again, or confirm that it isn't there [SWP-012]. */
export const NotFoundSoFar = meta.story({
  args: {
    trader: { ...quiet, entry: { ...entry, typed: typedSwap, unconfirmed: { ...unconfirmed, look: 'missing' } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/don't see it in your requests yet/);
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await userEvent.click(canvas.getByRole('button', { name: "I've checked: it's not there" }));
    await expect([unconfirmed.onLook, unconfirmed.onConfirm]).toSatisfy((calls: ReturnType<typeof fn>[]) =>
      calls.every(({ mock }) => mock.calls.length > 0),
    );
  },
});

/** The list couldn't be loaded either [SWP-012]. */
export const Unseen = meta.story({
  args: {
    trader: { ...quiet, entry: { ...entry, typed: typedSwap, unconfirmed: { ...unconfirmed, look: 'unseen' } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/couldn't load your requests/);
    await expect(canvas.queryByRole('button', { name: /checked/ })).toBeNull();
  },
});
