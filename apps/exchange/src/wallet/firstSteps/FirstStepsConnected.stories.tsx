import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { InApp } from '#entities/testing/InApp.tsx';
import { createScriptedWallet } from '../testing/scriptedWallet';
import { WalletScreen } from '../WalletScreen';

const newcomer = { tfaStatus: 0, documentStatus: 'NotSubmitted' } as const;

let exchange = createScriptedWallet(newcomer);

const meta = preview.meta({
  component: WalletScreen,
  title: 'Screens/Wallet/First steps/Connected',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    exchange = createScriptedWallet(newcomer);
  },
  render: () => (
    <InApp services={exchange.services} at="/wallet">
      <WalletScreen />
    </InApp>
  ),
});

const name = 'Get started';

/** Fund has its tick from the balance. Hidden, they are kept away for this trader [WAL-435]. */
export const PutAway = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Done');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/^Fund.*Done$/);
    await userEvent.click(canvas.getByRole('button', { name: `Hide “${name}”` }));
    await expect(canvas.queryByRole('region', { name })).toBeNull();
    await expect(exchange.services.device.read('firstSteps-u-1001')).toBe('hidden');
  },
});

/** Hidden on an earlier visit [WAL-435]. */
export const PutAwayBefore = meta.story({
  beforeEach: () => exchange.services.device.write('firstSteps-u-1001', 'hidden'),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /XDC Network/ });
    await expect(canvas.queryByRole('region', { name })).toBeNull();
  },
});

/** Another trader hid them on this device, this one didn't [WAL-435]. The link opens the deposit, also a second time. */
export const Fund = meta.story({
  beforeEach: () => {
    exchange = createScriptedWallet({ ...newcomer, balance: '0' });
    exchange.setXdc({ balance: '0', inTrade: '0' });
    exchange.services.device.write('firstSteps-u-2002', 'hidden');
  },
  play: async ({ canvas }) => {
    const opener = () => canvas.findByRole('button', { name: 'Deposit XDC' });
    const isOpen = (is: string) => waitFor(async () => expect(await opener()).toHaveAttribute('aria-expanded', is));
    await userEvent.click(await canvas.findByRole('link', { name: 'Deposit XDC' }));
    await isOpen('true');
    await userEvent.click(await opener());
    await isOpen('false');
    await userEvent.click(await canvas.findByRole('link', { name: 'Deposit XDC' }));
    await isOpen('true');
  },
});

/** With everything done they are gone, and stay away when the money has left [WAL-435]. */
export const AllDone = meta.story({
  beforeEach: () => {
    exchange = createScriptedWallet();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /XDC Network/ });
    await waitFor(() => expect(canvas.queryByRole('region', { name })).toBeNull());
    await expect(exchange.services.device.read('firstSteps-u-1001')).toBe('done');
  },
});
