import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { InApp } from '#entities/testing/InApp.tsx';
import { WalletScreen } from './WalletScreen';
import { createScriptedWithdrawals, usedAddress } from './withdraw/testing/scriptedWithdrawals';

let exchange = createScriptedWithdrawals();

const Screen = () => (
  <InApp {...exchange} at="/wallet">
    <WalletScreen />
  </InApp>
);

const meta = preview.meta({
  component: Screen,
  title: 'Screens/Wallet/Wallet/By keyboard',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The whole wallet with Tab, Enter and Escape alone. Nothing here is clicked.' } },
  },
  beforeEach: () => {
    exchange = createScriptedWithdrawals();
  },
  render: () => <Screen />,
});

interface Keys {
  tab: (options?: { shift?: boolean }) => Promise<void>;
  keyboard: (text: string) => Promise<void>;
  paste: (text: string) => Promise<void>;
}

const expectFocus = (name: string | RegExp) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));

/** Follows Tab from one control to the next, with none missing and none extra. */
const expectNext = async (keys: Keys, ...names: readonly (string | RegExp)[]) => {
  for (const name of names) {
    await keys.tab();
    await expectFocus(name);
  }
};

const most = 60;

const tabTo = async (keys: Keys, target: HTMLElement) => {
  for (let times = 0; times < most && document.activeElement !== target; times += 1) await keys.tab();
  await expect(target).toHaveFocus();
};

const button = (name: string) => screen.findByRole('button', { name });
const panel = (name: string) => screen.findByRole('region', { name });

/** From the top of the page into the withdraw panel of XDC, filled in up to its button. */
const fillIn = async (keys: Keys) => {
  await tabTo(keys, await button('Withdraw XDC'));
  await keys.keyboard('{Enter}');
  const inPanel = within(await panel('Withdraw XDC'));
  await inPanel.findByRole('textbox', { name: 'Amount' });
  await expectNext(keys, 'XDC address');
  await keys.paste(usedAddress);
  await expectNext(keys, 'Address book', 'Amount');
  await keys.keyboard('1500');
  await expectNext(keys, 'All', 'Withdraw');
  const submit = inPanel.getByRole('button', { name: 'Withdraw' });
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
  return submit;
};

const confirm = async (keys: Keys) => {
  await keys.keyboard('{Enter}');
  await expectFocus('Email code');
  await keys.keyboard('12345');
  await expectNext(keys, /^OTP Sent/, 'Authenticator code');
  await keys.keyboard('654321{Enter}');
};

/**
 * The deposit row opens, its address is enlarged and copied, and it closes; focus stays on the control pressed
 * [WAL-358].
 */
export const Deposit = meta.story({
  play: async ({ userEvent }) => {
    const opener = await button('Deposit XDC');
    await tabTo(userEvent, opener);
    await userEvent.keyboard('{Enter}');
    await panel('XDC deposit');
    await expect(opener).toHaveFocus();
    await button('Copy XDC deposit address');
    await expectNext(userEvent, 'Withdraw XDC', 'Enlarge QR code');

    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'XDC deposit address' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (const _ of [1, 2, 3]) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectFocus('Enlarge QR code');

    await expectNext(userEvent, 'Copy XDC deposit address');
    const write = fn((_: string) => Promise.resolve());
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await userEvent.keyboard('{Enter}');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    await expect(write).toHaveBeenCalledWith('xdc3f5ce1a8b2d4907e6c81f0a5b9d3e7246c08fa1b');
    await expect(await screen.findByText('Copied', { selector: '[role="status"]' })).toBeInTheDocument();
    await expectFocus('Copy XDC deposit address');
    await expectNext(userEvent, 'XDC history');

    for (const _ of [1, 2, 3, 4]) await userEvent.tab({ shift: true });
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('region', { name: 'XDC deposit' })).toBeNull();
    await expect(opener).toHaveFocus();
  },
});

/**
 * The confirmation keeps the focus while it is open and returns it; once the withdrawal is requested the panel has it
 * [WAL-358].
 */
export const Withdraw = meta.story({
  play: async ({ userEvent }) => {
    const submit = await fillIn(userEvent);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Confirm XDC withdrawal' });
    await expectFocus('Email code');
    await expectNext(userEvent, /^OTP Sent/, 'Authenticator code', 'Cancel', 'Withdraw', 'Close', 'Email code');
    for (const _ of [1, 2, 3]) await userEvent.tab();
    await expectFocus('Cancel');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(submit).toHaveFocus();

    await confirm(userEvent);
    await screen.findByText('Withdrawal requested');
    await expectFocus('Withdraw XDC');
    await expect(document.activeElement).toBe(await panel('Withdraw XDC'));
    await expectNext(userEvent, 'View in history', 'New withdrawal', 'Label', 'Authenticator code', 'Save address');
    for (const _ of [1, 2, 3]) await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(await panel('Withdraw XDC')).toHaveFocus();
    await expectNext(userEvent, 'XDC address');
    await expect(exchange.requests()).toHaveLength(1);
  },
});

/** An unanswered withdrawal is read, checked and dismissed; the panel has the focus after each step [WAL-358]. */
export const Unconfirmed = meta.story({
  play: async ({ userEvent }) => {
    exchange.forgetIds();
    exchange.answerWith('lost on the way back');
    await fillIn(userEvent);
    await confirm(userEvent);
    await screen.findByText('Your withdrawal is unconfirmed');
    const region = await panel('Withdraw XDC');
    await waitFor(() => expect(region).toHaveFocus());
    await expectNext(userEvent, 'Withdrawal history', "I've checked", 'Back to the form');
    await userEvent.keyboard('{Enter}');
    await within(region).findByRole('textbox', { name: 'Amount' });
    await expect(region).toHaveFocus();
    await expectNext(userEvent, 'Withdrawal history', "I've checked");
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Your withdrawal is unconfirmed')).toBeNull());
    await expect(region).toHaveFocus();
    await expectNext(userEvent, 'XDC address');
  },
});
