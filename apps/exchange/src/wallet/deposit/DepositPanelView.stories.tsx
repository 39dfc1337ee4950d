import { assetSymbols, type AssetSymbol } from '@exchange/domain';
import { QrCode } from '@exchange/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { DepositPanelView, type DepositPanelViewProps } from './DepositPanelView';
import { addresses, addressOf, incoming } from './testing/deposits';
import { bothHeights, SameHeight } from './testing/SameHeight';

// Typed here, because a union's literals would widen to `string` below.
const shown: DepositPanelViewProps = {
  asset: 'XDC',
  address: addressOf('XDC'),
  incoming: incoming.none,
  onRetryAddress: fn(),
  onRetryDeposits: fn(),
  copy: fn(() => Promise.resolve()),
};

const meta = preview.meta({
  component: DepositPanelView,
  title: 'Screens/Wallet/Deposit',
  parameters: {
    docs: {
      description: {
        component:
          'Opens below its coin in the wallet: where to send the coin, and what is on its way. It follows the width of its row.',
      },
    },
  },
  decorators: [inRouter],
  args: shown,
});

const of = (asset: AssetSymbol): Partial<DepositPanelViewProps> => ({ asset, address: addressOf(asset) });

const networks: Readonly<Record<AssetSymbol, string>> = {
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  XRP: 'XRP Ledger',
  USDT: 'Ethereum (ERC20)',
  USDC: 'Ethereum (ERC20)',
  XDC: 'XDC Network',
  XDCE: 'Ethereum (ERC20)',
  BCHABC: 'Bitcoin Cash ABC',
  BCHSV: 'Bitcoin SV',
};

interface Canvas {
  canvas: Pick<typeof screen, 'getByRole' | 'getByText'>;
}

const addressField = ({ canvas }: Canvas, asset: AssetSymbol) =>
  canvas.getByRole('group', { name: `${asset} deposit address` });

/** The address in full, in groups of four [WAL-291], with the tips [DOM-309]. */
export const Xdc = meta.story({
  play: async ({ canvas }) => {
    const field = addressField({ canvas }, 'XDC');
    await expect(field).toHaveTextContent(addresses.XDC);
    for (const group of ['xdc', ...(addresses.XDC.slice(3).match(/.{4}/g) ?? [])])
      await expect(within(field).getAllByText(group)[0]).toBeVisible();
    await expect(canvas.getByText('1 confirmation to arrive, 3 confirmations to withdraw.')).toBeVisible();
    await expect(canvas.getByText('Minimum deposit: 1,000 XDC.')).toBeVisible();
  },
});

/** Each coin names its network, without a choice: for USDT and USDC it is Ethereum (ERC20) [WAL-298]. */
export const Networks = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: '32px' }}>
      {assetSymbols.map((asset) => (
        <DepositPanelView key={asset} {...args} {...of(asset)} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const asset of assetSymbols) {
      const panel = within(canvas.getByRole('region', { name: `${asset} deposit` }));
      await expect(panel.getByRole('definition')).toHaveTextContent(networks[asset]);
      await expect(panel.getByText(new RegExp(`^Send only ${asset} on `))).toHaveTextContent(
        `Send only ${asset} on ${networks[asset]} to this address.`,
      );
    }
  },
});

export const Usdt = meta.story({ args: of('USDT') });

export const Bitcoin = meta.story({ args: of('BTC') });

export const BitcoinCash = meta.story({ args: of('BCHABC') });

/** The tag has its own copy field beside the address [WAL-296], with a warning about leaving it out [WAL-297]. */
export const XrpWithTag = meta.story({
  args: of('XRP'),
  play: async ({ args, canvas, userEvent }) => {
    const tag = canvas.getByRole('group', { name: 'Destination tag' });
    await expect(tag).toHaveTextContent('100001');
    await expect(tag).toHaveAccessibleDescription(/A deposit without this tag isn't credited automatically/);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Destination tag' }));
    await expect(args.copy).toHaveBeenCalledWith('100001');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy XRP deposit address' }));
    await expect(args.copy).toHaveBeenLastCalledWith(addresses.XRP);
  },
});

/**
 * Copied without the gaps between groups, by button and by hand [WAL-292]; the label is back after three seconds
 * [WAL-293].
 */
export const Copied = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy XDC deposit address' });
    const started = performance.now();
    await userEvent.click(button);
    await expect(args.copy).toHaveBeenCalledWith(addresses.XDC);
    await waitFor(() => expect(within(button).getByText('Copied')).toBeVisible());
    const field = addressField({ canvas }, 'XDC');
    document.getSelection()?.selectAllChildren(field.firstElementChild ?? field);
    await expect(document.getSelection()?.toString()).toBe(addresses.XDC);
    document.getSelection()?.removeAllRanges();
    await waitFor(() => expect(within(button).getByText('Copy')).toBeVisible());
    await expect(performance.now() - started).toBeGreaterThan(2900);
  },
});

/**
 * The QR code is in the row, and larger in a dialog, with the copy fields beside it [WAL-294]. It contains the address
 * alone, without the tag [WAL-296].
 */
export const QrCodeInDialog = meta.story({
  args: of('XRP'),
  render: (args) => (
    <>
      <DepositPanelView {...args} />
      <div hidden>
        <QrCode value={addresses.XRP} label="QR code of the address alone" />
      </div>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const inRow = canvas.getByTitle('QR code of your XRP deposit address').closest('svg');
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge QR code' }));
    const dialog = await screen.findByRole('dialog', { name: 'XRP deposit address' });
    const larger = within(dialog).getByTitle('QR code of your XRP deposit address').closest('svg');
    await expect(larger?.getBoundingClientRect().width).toBeGreaterThan(
      (inRow?.getBoundingClientRect().width ?? 0) * 1.5,
    );
    // Two QR codes of one address have the same modules.
    const ofAddress = canvas.getByTitle('QR code of the address alone').closest('svg');
    for (const code of [inRow, larger])
      await expect(code?.lastElementChild?.getAttribute('d')).toBe(ofAddress?.lastElementChild?.getAttribute('d'));
    await expect(within(dialog).getByRole('group', { name: 'Destination tag' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Enlarge QR code' })).toHaveFocus();
  },
});

/** A simulated chain is labelled. */
export const Simulated = meta.story({
  args: { address: { ...addressOf('XDC'), isSimulated: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Simulated chain. Don't send real coins.")).toBeVisible();
  },
});

/** While the address loads, its space is reserved: tips, network and deposits are where they will be. */
export const Loading = meta.story({
  args: { address: { kind: 'loading' }, incoming: incoming.loading },
  render: (args) => (
    <SameHeight
      before={<DepositPanelView {...args} />}
      after={<DepositPanelView {...shown} asset={args.asset} address={addressOf(args.asset)} />}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Loading your deposit address…');
    const { before, after } = bothHeights(canvasElement);
    await expect(before).toHaveLength(4);
    await expect(before).toEqual(after);
  },
});

/** The space for the tag and its warning is reserved, too. */
export const LoadingXrp = Loading.extend({ args: { asset: 'XRP' } });

/** Shows the address after a retry. */
const Retried = ({ onRetryAddress, ...rest }: DepositPanelViewProps) => {
  const [address, setAddress] = useState(rest.address);
  const retry = () => {
    onRetryAddress();
    setAddress({ kind: 'loading' });
  };
  return <DepositPanelView {...rest} address={address} onRetryAddress={retry} />;
};

/**
 * If no address could be given, the server's message appears with Retry; then Retry is gone, and the panel takes the
 * focus [WAL-302].
 */
export const Unavailable = meta.story({
  render: (args) => <Retried {...args} />,
  args: {
    address: { kind: 'unavailable', text: 'No address is available for this coin.' },
    incoming: { deposits: undefined, isLoading: false, failureText: undefined },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No address is available for this coin.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryAddress).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'XDC deposit' })).toHaveFocus());
  },
});

const phone = { inlineSize: '328px', maxInlineSize: '100%' } as const;

/** Address, tag, warning and tips fit together on a phone of 360 by 640, without scrolling [WAL-299]. */
export const OnPhone = meta.story({
  args: { ...of('XRP'), address: { ...addressOf('XRP'), isSimulated: true } },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={phone}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const header = 48;
    const top =
      canvas.getByTitle('QR code of your XRP deposit address').closest('svg')?.getBoundingClientRect().top ?? 0;
    const tips = canvas.getByText('Minimum deposit: 20 XRP.').getBoundingClientRect();
    await expect(addressField({ canvas }, 'XRP').getBoundingClientRect().bottom).toBeLessThan(tips.top);
    await expect(tips.bottom - top).toBeLessThan(640 - header);
  },
});

export const OnPhoneXdc = meta.story({
  args: { incoming: incoming.onTheirWay },
  globals: { viewport: { value: 'phone' } },
});
