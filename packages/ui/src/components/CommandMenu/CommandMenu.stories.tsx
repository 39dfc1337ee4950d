import { pairLabel, shellTexts, spotPairNames, type AssetSymbol } from '@exchange/domain';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { CoinIcon } from '../CoinIcon/CoinIcon';
import { Dialog, DialogContent } from '../Dialog/Dialog';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconNames';
import { CommandMenu, type CommandMenuProps } from './CommandMenu';
import type { CommandItem } from './CommandOption';

const chosen = fn<(id: string) => void>();

const quoteOf = (pair: string): AssetSymbol => (pair.split('-')[1] ?? 'XDC') as AssetSymbol;

const pairItems = spotPairNames.map((pair): CommandItem => ({
  id: pair,
  group: 'Pairs',
  label: pairLabel(pair),
  icon: <CoinIcon asset={quoteOf(pair)} size={16} />,
  onSelect: () => chosen(pair),
}));

const screenItem = (label: string, icon: IconName, more: Partial<CommandItem> = {}): CommandItem => ({
  id: label,
  group: 'Screens',
  label,
  icon: <Icon name={icon} />,
  onSelect: () => chosen(label),
  ...more,
});

const { profileMenu, links, footer } = shellTexts;

const items: readonly CommandItem[] = [
  ...pairItems,
  screenItem(profileMenu.wallet, 'wallet', { keywords: ['deposit', 'withdraw', 'balance'], shortcut: 'Alt+W' }),
  screenItem(profileMenu.history, 'clock', { keywords: ['deposits', 'withdrawals'] }),
  screenItem(profileMenu.orderHistory, 'history'),
  screenItem(links.staking, 'lock'),
  screenItem(links.ratioSwap, 'refresh'),
  screenItem(footer.support, 'info', { keywords: ['help', 'ticket'] }),
];

const Opened = (args: CommandMenuProps) => {
  const [isOpen, setOpen] = useState(args.open);
  return (
    <>
      <Button variant="outline" tone="neutral" onClick={() => setOpen(true)}>
        Search
      </Button>
      <CommandMenu {...args} open={isOpen} onOpenChange={setOpen} />
    </>
  );
};

const meta = preview.meta({
  component: CommandMenu,
  title: 'Components/Navigation/CommandMenu',
  args: {
    open: false,
    onOpenChange: fn(),
    items,
    label: 'Search pairs and screens',
    placeholder: 'Search pairs and screens',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Finds any pair or screen by a few letters, from the header of every screen or by shortcut. It is an addition to the documented ways, which are the pair dropdown, the profile menu and the footer, and replaces none of them.',
      },
    },
  },
  render: (args) => <Opened {...args} />,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '560px' }}>
        <Story />
      </div>
    ),
  ],
});

const opened = async (click: (element: Element) => Promise<void>) => {
  chosen.mockClear();
  await click(screen.getByRole('button', { name: 'Search' }));
  const input = await screen.findByRole('combobox', { name: 'Search pairs and screens' });
  await waitFor(() => expect(input).toHaveFocus());
  return input;
};

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const active = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

/**
 * Focus stays in the search. Arrows move through the results and wrap around, and Enter chooses [SHL-265], unless it
 * belongs to an input method [SHL-266].
 */
export const ByKeyboard = meta.story({
  play: async ({ userEvent }) => {
    const input = await opened(userEvent.click);
    await expect(active(input)).toBe('XDC / ETH');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active(input)).toBe('Support');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active(input)).toBe('XDC / BTC');
    await userEvent.keyboard('{End}');
    await expect(active(input)).toBe('Support');
    await userEvent.keyboard('{Home}');
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await expect(chosen).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(chosen).toHaveBeenCalledWith('XDC-ETH');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
});

/** The typed letters are highlighted, and the number of results is announced. */
export const Found = meta.story({
  play: async ({ userEvent }) => {
    const input = await opened(userEvent.click);
    await userEvent.keyboard('hist');
    const results = screen.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(results).toEqual(['History', 'Order History']);
    await expect(screen.getByRole('status')).toHaveTextContent('2 results');
    await expect(active(input)).toBe('History');
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marks).toEqual(['Hist', 'Hist']);
  },
});

export const ByPointer = meta.story({
  play: async ({ userEvent }) => {
    const input = await opened(userEvent.click);
    const option = screen.getByRole('option', { name: 'Ratio Swap' });
    await userEvent.hover(option);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(active(input)).toBe('Ratio Swap');
    await userEvent.click(option);
    await expect(chosen).toHaveBeenCalledWith('Ratio Swap');
    await gone();
  },
});

export const ByAnotherWord = meta.story({
  play: async ({ userEvent }) => {
    const input = await opened(userEvent.click);
    await userEvent.keyboard('withd');
    await expect(active(input)).toContain('Wallet');
    await expect(screen.getByRole('option', { name: 'Wallet', selected: true })).toHaveAttribute(
      'aria-keyshortcuts',
      'Alt+W',
    );
  },
});

export const Recent = meta.story({
  args: { recentIds: ['Wallet', 'BTC-USDT'] },
  play: async ({ userEvent }) => {
    const input = await opened(userEvent.click);
    const recent = within(screen.getByRole('group', { name: 'Recent' }));
    await expect(recent.getAllByRole('option')).toHaveLength(2);
    await expect(active(input)).toContain('Wallet');
  },
});

const figures: Partial<Record<string, string>> = { 'XDC-USDT': '0.05208', 'BTC-USDT': '91,840.00' };

const pricedItems = pairItems.map((item): CommandItem => {
  const figure = figures[item.id];
  return figure === undefined ? item : { ...item, end: <span>{figure}</span> };
});

/** Figures are at the end of their line, and are read out with its name. */
export const WithFigures = meta.story({
  args: { items: pricedItems },
  play: async ({ userEvent }) => {
    await opened(userEvent.click);
    await expect(screen.getByRole('option', { name: 'BTC / USDT 91,840.00' })).toBeVisible();
  },
});

const LeadingToField = (args: CommandMenuProps) => {
  const amount = { ...screenItem('Amount', 'plus'), onSelect: () => document.getElementById('amount')?.focus() };
  return (
    <>
      <Opened {...args} items={[amount]} />
      <input id="amount" aria-label="Amount" />
    </>
  );
};

/** A command can move focus elsewhere, and it stays there. */
export const LeadingToAField = meta.story({
  render: (args) => <LeadingToField {...args} />,
  play: async ({ userEvent }) => {
    await opened(userEvent.click);
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
  },
});

export const NothingFound = meta.story({
  play: async ({ userEvent }) => {
    const input = await opened(userEvent.click);
    await userEvent.keyboard('dogecoin');
    await expect(screen.getByRole('status')).toHaveTextContent('No matches for “dogecoin”');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(chosen).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
  },
});

export const Escaped = meta.story({
  play: async ({ userEvent }) => {
    await opened(userEvent.click);
    await userEvent.keyboard('wal{Escape}');
    await gone();
    await expect(chosen).not.toHaveBeenCalled();
    await expect(await opened(userEvent.click)).toHaveValue('');
  },
});

const LeadingToDialog = (args: CommandMenuProps) => {
  const [isShown, setShown] = useState(false);
  const details = { ...screenItem('System status', 'info'), onSelect: () => setShown(true) };
  return (
    <>
      <Opened {...args} items={[details]} />
      <Dialog open={isShown} onOpenChange={setShown}>
        <DialogContent title="System status" size="small">
          Everything is up.
        </DialogContent>
      </Dialog>
    </>
  );
};

/** Closing a dialog opened from the menu returns focus to where the menu was opened. */
export const OpeningDialog = meta.story({
  render: (args) => <LeadingToDialog {...args} />,
  play: async ({ userEvent }) => {
    await opened(userEvent.click);
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'System status' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus());
  },
});
