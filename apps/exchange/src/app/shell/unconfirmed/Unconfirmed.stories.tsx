import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { InApp } from '#entities/testing/InApp.tsx';
import { createScriptedSwap } from '#swap/testing/scriptedSwap.ts';
import { WalletScreen } from '#wallet/WalletScreen.tsx';
import { Frame } from '../Frame';
import { Unconfirmed } from './Unconfirmed';
import { useSignOut } from './useSignOut';

let exchange = createScriptedSwap();

const signedOut = fn();

const Wallet = () => {
  const signOut = useSignOut(signedOut);
  return (
    <Frame
      brandName="Exchange"
      socialLinks={[]}
      version="2.0.11"
      who={{ kind: 'trader', email: 'ada@example.com' }}
      theme="dark"
      isTrading={false}
      onChooseTheme={fn()}
      onLogOut={signOut.onAsk}
      onShowTool={fn()}
      platform="other"
      unconfirmed={<Unconfirmed signOut={signOut} />}
    >
      <WalletScreen />
    </Frame>
  );
};

const meta = preview.meta({
  component: Wallet,
  title: 'Screens/Shell/Unconfirmed/Connected',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'On the wallet screen, after a swap that an earlier page sent and lost.' } },
  },
  beforeEach: () => {
    signedOut.mockClear();
    exchange = createScriptedSwap();
    exchange.services.tab.write(
      'quickSwapSent',
      JSON.stringify({ amount: '5000', balance: '11000', trader: 'u-1001' }),
    );
  },
  render: () => (
    <InApp services={exchange.services}>
      <Wallet />
    </InApp>
  ),
});

/** A swap from before a reload is checked and confirmed in the wallet; focus stays on the page [TRD-428]. */
export const SwapAtTheWallet = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1 unconfirmed swap' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Unconfirmed swaps' }));
    await dialog.findByRole('button', { name: "I've checked" });
    await expect(dialog.getByText('Balance before').nextElementSibling).toHaveTextContent('11,000 XDCE');
    await expect(dialog.getByText('Balance now').nextElementSibling).toHaveTextContent('6,000 XDCE');
    await userEvent.click(dialog.getByRole('button', { name: 'Refresh balance' }));
    await expect(await dialog.findByRole('button', { name: "I've checked" })).toBeVisible();
    await expect(exchange.balanceLoads()).toBeGreaterThan(1);
    await userEvent.click(dialog.getByRole('button', { name: "I've checked" }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '1 unconfirmed swap' })).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(exchange.services.tab.read('quickSwapSent')).toBeUndefined();
    await expect(exchange.swaps()).toEqual([]);
  },
});

/** Signing out asks while it is unconfirmed, and at once when it no longer is [SHL-318]. */
export const SigningOut = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '1 unconfirmed swap' });
    const signOut = await canvas.findByRole('button', { name: 'Sign out' });
    await userEvent.click(signOut);
    const question = within(await screen.findByRole('alertdialog', { name: 'Sign out with 1 unconfirmed swap?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(signedOut).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: '1 unconfirmed swap' })).toBeVisible();
    await userEvent.click(signOut);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await expect(signedOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: '1 unconfirmed swap' }));
    await userEvent.click(await screen.findByRole('button', { name: "I've checked" }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '1 unconfirmed swap' })).toBeNull());
    await userEvent.click(signOut);
    await expect(signedOut).toHaveBeenCalledTimes(2);
  },
});
