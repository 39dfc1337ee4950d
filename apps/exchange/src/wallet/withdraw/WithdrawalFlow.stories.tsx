import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { InApp } from '#entities/testing/InApp.tsx';
import { OfTrader } from './testing/OfTrader';
import { createScriptedWithdrawals, usedAddress } from './testing/scriptedWithdrawals';
import {
  second,
  panel,
  field,
  toggle,
  dialog,
  reads,
  fill,
  submit,
  typeCodes,
  confirm,
  leave,
  isClosed,
} from './testing/flowSteps';

let exchange = createScriptedWithdrawals();

const meta = preview.meta({
  component: OfTrader,
  title: 'Flows/Withdrawal',
  parameters: {
    docs: {
      description: {
        component:
          'A withdrawal from form to outcome, driven by the real machine, with a simulated exchange that accepts, refuses or doesn’t answer.',
      },
    },
  },
  beforeEach: () => {
    exchange = createScriptedWithdrawals();
  },
  render: () => (
    <InApp {...exchange}>
      <OfTrader />
    </InApp>
  ),
});

/**
 * From the form through both codes to the requested withdrawal; figures follow the live fees, and everything is sent
 * once.
 */
export const Requested = meta.story({
  play: async () => {
    await fill();
    await submit();
    await confirm();
    await reads('Your withdrawal request has been submitted.');
    await expect(await (await panel()).findByText('Withdrawal requested')).toBeVisible();
    await expect(exchange.requests()).toMatchObject([
      {
        currency: 'XDC',
        amount: '1500',
        toAddress: usedAddress,
        transactionSpeed: 'normal',
        otp: '12345',
        tfa: '654321',
        client_withdrawal_id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      },
    ]);
    await userEvent.click((await panel()).getByRole('button', { name: 'New withdrawal' }));
    await expect(await field('XDC address')).toHaveValue('');
    await expect(await field('Amount')).toHaveValue('');
  },
});

/**
 * Without KYC, two-factor or the 24 hours a toast says so, too; when the 24 hours end the panel opens automatically
 * [WAL-306] [WAL-308] and announces it [WAL-359].
 */
export const Gate = meta.story({
  beforeEach: () => exchange.changeAccount({ withdrawalStartIn: '2026-03-02T11:00:00Z' }),
  play: async () => {
    await waitFor(() =>
      expect(
        screen.getAllByText('Please wait at least 24 hours after you have enabled 2FA or reset your password.'),
      ).toHaveLength(2),
    );
    await expect(screen.queryByRole('form')).toBeNull();
    exchange.passTime(3_599 * second);
    await expect(await screen.findByText('Withdrawals unlock in 0:01.')).toBeVisible();
    exchange.passTime(second);
    await expect(await field('XDC address')).toBeVisible();
    await expect(screen.getByText('You can withdraw now.')).toHaveAttribute('role', 'status');
  },
});

const toast = (text: string) => within(screen.getByRole('region', { name: /^Notifications/ })).findByText(text);

/** A toast reports missing KYC first, before missing two-factor [WAL-306]. */
export const GateOfKyc = meta.story({
  beforeEach: () => exchange.changeAccount({ documentStatus: 'NotSubmitted', tfaStatus: 0 }),
  play: async () => {
    await expect(await toast('Your KYC is not completed.')).toBeVisible();
    await expect((await panel()).getByText('Your KYC is not completed.')).toBeVisible();
    await expect(screen.queryByRole('form')).toBeNull();
  },
});

/** Documents under review are told in the panel alone, without a toast [WAL-440]. */
export const GateOfReview = meta.story({
  beforeEach: () => exchange.changeAccount({ documentStatus: 'Submitted', tfaStatus: 0 }),
  play: async () => {
    await (await panel()).findByText(/^We're checking your documents/);
    await expect(screen.getAllByText('Your KYC is not completed.')).toHaveLength(1);
    await expect(screen.queryByRole('link', { name: 'Go to KYC' })).toBeNull();
  },
});

/**
 * Opening the confirmation requests one code, for its address [WAL-376]; closing and reopening it immediately doesn't
 * request a second [WAL-338].
 */
export const OneCode = meta.story({
  play: async () => {
    await fill();
    await submit();
    await reads('OTP sent to your email.');
    for (const _ of [1, 2]) {
      await leave();
      await isClosed();
      await submit();
    }
    await expect((await dialog()).getByRole('button', { name: 'OTP Sent 2:00' })).toBeVisible();
    await expect(exchange.codeRequests()).toEqual([`XDC 1500 to ${usedAddress}`]);
  },
});

/**
 * After 120 seconds, including time in the background, a click requests the next code [WAL-339]; this is announced
 * [WAL-359].
 */
export const NextCode = meta.story({
  play: async () => {
    await fill();
    const inDialog = await submit();
    await inDialog.findByRole('button', { name: 'OTP Sent 2:00' });
    exchange.passTime(119 * second);
    await inDialog.findByRole('button', { name: 'OTP Sent 0:01' });
    exchange.passTime(second);
    const again = await inDialog.findByRole('button', { name: 'Get OTP' });
    await expect(inDialog.getByText('You can request another code now.')).toHaveAttribute('role', 'status');
    await userEvent.click(again);
    await inDialog.findByRole('button', { name: 'OTP Sent 2:00' });
    await expect(exchange.codeRequests()).toEqual([`XDC 1500 to ${usedAddress}`, `XDC 1500 to ${usedAddress}`]);
  },
});

/** A wrong code is reported at its field and typed again; nothing else is lost. */
export const WrongCodes = meta.story({
  play: async () => {
    await fill();
    const inDialog = await submit();
    const [mailed, made] = [
      inDialog.getByRole('textbox', { name: 'Email code' }),
      inDialog.getByRole('textbox', { name: 'Authenticator code' }),
    ];
    exchange.answerWith({ refused: 'Wrong OTP', field: 'otp' });
    await confirm();
    await waitFor(() => expect(mailed).toHaveAccessibleDescription('Wrong OTP'));
    await expect(mailed).toHaveValue('');
    await expect(made).toHaveValue('654321');
    exchange.answerWith({ refused: 'Wrong 2FA code.', field: 'tfa' });
    await userEvent.type(mailed, '54321{Enter}');
    await waitFor(() => expect(made).toHaveAccessibleDescription('Wrong 2FA code.'));
    await expect(mailed).toHaveValue('54321');
    await expect(made).toHaveValue('');
    exchange.answerWith('accepted');
    await userEvent.type(made, '123456{Enter}');
    await expect(await (await panel()).findByText('Withdrawal requested')).toBeVisible();
    await expect(new Set(exchange.requests().map(({ client_withdrawal_id: id }) => id)).size).toBe(1);
  },
});

/** Any other refusal returns to the form in the server's words, with everything typed [WAL-322]. */
export const Refused = meta.story({
  play: async () => {
    await fill();
    await submit();
    exchange.answerWith({ refused: 'Withdrawals of XDC are paused.' });
    await confirm();
    await isClosed();
    const alert = await (await panel()).findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('Withdrawals of XDC are paused.'));
    await expect(await field('XDC address')).toHaveValue(usedAddress);
    await expect(await field('Amount')).toHaveValue('1,500');
  },
});

/** What was typed survives closing the panel and opening another coin's; codes don't [WAL-322]. */
export const Kept = meta.story({
  play: async () => {
    await fill();
    await submit();
    await typeCodes();
    await leave();
    await isClosed();
    await toggle('XRP');
    await expect(await field('XRP address', 'XRP')).toHaveValue('');
    await toggle('XDC');
    await expect(await field('XDC address')).toHaveValue(usedAddress);
    await toggle('XDC');
    await expect(screen.queryByRole('region', { name: /Withdraw/ })).toBeNull();
    await toggle('XDC');
    await expect(await field('Amount')).toHaveValue('1,500');
    const inDialog = await submit();
    await expect(inDialog.getByRole('textbox', { name: 'Email code' })).toHaveValue('');
    await expect(inDialog.getByRole('textbox', { name: 'Authenticator code' })).toHaveValue('');
  },
});

/**
 * The answer was lost but the withdrawal went through: it is found by its id and reported, and never sent again
 * [WAL-347].
 */
export const FoundAgain = meta.story({
  play: async () => {
    exchange.openHistory(false);
    exchange.answerWith('lost on the way back');
    await fill();
    await submit();
    await confirm();
    const notice = within(await screen.findByRole('alert'));
    await expect(
      notice.getByText(/We have no reply yet for your withdrawal\. It may have gone through\./),
    ).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    exchange.openHistory(true);
    exchange.passTime(second);
    await reads('Your withdrawal of 1,500 XDC is in your history. Status: Pending.');
    await expect(await (await panel()).findByText('Withdrawal requested')).toBeVisible();
    await expect(exchange.requests()).toHaveLength(1);
  },
});

const sentBefore = { id: 'id-1', asset: 'XDC', amount: '1500', address: usedAddress };

/**
 * Sent by a page that was reloaded before the answer came: it is found by its id and reported, and nothing is sent
 * automatically [WAL-347].
 */
export const ReloadedMeanwhile = meta.story({
  beforeEach: () => {
    const booked = {
      status: 'Process',
      currencyName: 'XDC',
      amount: '1500',
      createdAt: '2026-03-02T09:59:00Z',
      transactionId: 'w-2',
      walletTxId: null,
      paymentType: 'Auto',
      address: usedAddress,
      client_withdrawal_id: 'id-1',
    } as const;
    exchange = createScriptedWithdrawals({
      storedInTab: { withdrawalsSent: JSON.stringify({ trader: 'u-1001', withdrawals: [sentBefore] }) },
      history: [booked],
    });
  },
  play: async () => {
    await reads('Your withdrawal of 1,500 XDC is in your history. Status: Queued.');
    await expect(await field('Amount')).toHaveValue('');
    await expect(exchange.services.tab.read('withdrawalsSent')).toBeUndefined();
    await expect(exchange.requests()).toEqual([]);
    await expect(exchange.codeRequests()).toEqual([]);
  },
});

/**
 * A history without ids can't tell: the trader is asked to check, and the same withdrawal is blocked until then
 * [WAL-347].
 */
export const MustBeChecked = meta.story({
  play: async () => {
    exchange.forgetIds();
    exchange.answerWith('lost on the way back');
    await fill();
    await submit();
    await confirm();
    const notice = within(await screen.findByRole('alert'));
    await notice.findByText(/Check your withdrawal history before you withdraw again\./);
    await userEvent.click(notice.getByRole('button', { name: 'Back to the form' }));
    await userEvent.click((await panel()).getByRole('button', { name: 'Withdraw' }));
    await reads(
      'Your withdrawal of 1,500 XDC may have gone through. Check your withdrawal history before you send it again.',
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: "I've checked" }));
    await waitFor(() => expect(screen.queryByText('Your withdrawal is unconfirmed')).toBeNull());
    await expect(await field('Amount')).toHaveValue('1,500');
    await expect(exchange.requests()).toHaveLength(1);
  },
});
