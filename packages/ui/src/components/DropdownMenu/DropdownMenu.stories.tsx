import { shellTexts, tradingTexts } from '@exchange/domain';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Dialog, DialogContent, DialogTrigger } from '../Dialog/Dialog';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuRadioGroup,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './DropdownMenu';
import { DropdownMenuCheckboxItem, DropdownMenuItem, DropdownMenuRadioItem } from './DropdownMenuItem';

const chosen = fn();

const meta = preview.meta({
  component: DropdownMenuContent,
  title: 'Components/Overlays/DropdownMenu',
  parameters: {
    docs: {
      description: {
        component:
          'Actions or destinations, next to their button: the profile menu, the Groups selector of the order book, theme and palette. For a choice that is part of a form, use a Select.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '420px' }}>
        <Story />
      </div>
    ),
  ],
});

const menuOf = (label: string, lines: ReactNode) => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <Button variant="outline" tone="neutral">
        {label}
        <Icon name="chevronDown" size={12} />
      </Button>
    </DropdownMenuTrigger>
    <DropdownMenuContent>{lines}</DropdownMenuContent>
  </DropdownMenu>
);

const gone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

const { profileMenu } = shellTexts;

const profile = (email: string) => (
  <>
    <DropdownMenuItem asChild icon="user">
      <a href="#profile">{email}</a>
    </DropdownMenuItem>
    <DropdownMenuSeparator />
    <DropdownMenuItem asChild icon="wallet" shortcut="Alt+W">
      <a href="#wallet">{profileMenu.wallet}</a>
    </DropdownMenuItem>
    <DropdownMenuItem asChild icon="clock">
      <a href="#history">{profileMenu.history}</a>
    </DropdownMenuItem>
    <DropdownMenuItem asChild icon="history">
      <a href="#order-history">{profileMenu.orderHistory}</a>
    </DropdownMenuItem>
    <DropdownMenuSeparator />
    <DropdownMenuItem asChild icon="mail">
      <a href="#otc">{profileMenu.otc}</a>
    </DropdownMenuItem>
    <DropdownMenuItem asChild icon="info">
      <a href="#support">{profileMenu.support}</a>
    </DropdownMenuItem>
    <DropdownMenuItem asChild icon="plus">
      <a href="#add-asset">{profileMenu.addAsset}</a>
    </DropdownMenuItem>
    <DropdownMenuItem asChild icon="lock">
      <a href="#staking">{profileMenu.staking}</a>
    </DropdownMenuItem>
  </>
);

/** Links stay real links, so that they can be opened in a new tab. */
export const ProfileMenu = meta.story({
  render: () => menuOf('Account', profile('ada@example.com')),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const menu = within(await screen.findByRole('menu', { name: 'Account' }));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'ada@example.com' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(menu.getByRole('menuitem', { name: 'Staking' })).toHaveFocus();
    await userEvent.keyboard('or');
    const orders = menu.getByRole('menuitem', { name: 'Order History' });
    await expect(orders).toHaveFocus();
    await expect(orders).toHaveAttribute('href', '#order-history');
    await expect(menu.getByRole('menuitem', { name: 'Wallet' })).toHaveAttribute('aria-keyshortcuts', 'Alt+W');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
  },
});

export const LongAddress = meta.story({
  render: () => menuOf('Account', profile('augusta.ada.king.countess.of.lovelace@analytical-engine.example.com')),
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    await expect((await screen.findByRole('menu')).offsetWidth).toBeLessThanOrEqual(320);
  },
});

const GroupsSelector = () => {
  const [grouping, setGrouping] = useState('0');
  return menuOf(
    tradingTexts.groups,
    <DropdownMenuRadioGroup label="Merge prices by" value={grouping} onValueChange={setGrouping}>
      <DropdownMenuRadioItem value="0">0.00000001</DropdownMenuRadioItem>
      <DropdownMenuRadioItem value="1">0.0000001</DropdownMenuRadioItem>
      <DropdownMenuRadioItem value="2">0.000001</DropdownMenuRadioItem>
    </DropdownMenuRadioGroup>,
  );
};

export const OneOfSeveral = meta.story({
  render: () => <GroupsSelector />,
  play: async ({ userEvent }) => {
    const trigger = screen.getByRole('button', { name: 'Groups' });
    await userEvent.click(trigger);
    const group = within(await screen.findByRole('group', { name: 'Merge prices by' }));
    const first = group.getByRole('menuitemradio', { name: '0.00000001' });
    await expect(first).toBeChecked();
    const mark = first.querySelector('[data-state="checked"] > span')?.getBoundingClientRect();
    await expect(mark?.width).toBeGreaterThan(0);
    await userEvent.click(group.getByRole('menuitemradio', { name: '0.000001' }));
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemradio', { name: '0.000001' })).toBeChecked();
  },
});

const Look = () => {
  const [theme, setTheme] = useState('dark');
  const [isColourblind, setColourblind] = useState(false);
  return menuOf(
    'Look',
    <>
      <DropdownMenuRadioGroup label="Theme" value={theme} onValueChange={setTheme}>
        <DropdownMenuRadioItem value="dark">Dark</DropdownMenuRadioItem>
        <DropdownMenuRadioItem value="light">Light</DropdownMenuRadioItem>
      </DropdownMenuRadioGroup>
      <DropdownMenuSeparator />
      <DropdownMenuGroup label="Palette">
        <DropdownMenuCheckboxItem checked={isColourblind} onCheckedChange={setColourblind}>
          Blue and orange
        </DropdownMenuCheckboxItem>
      </DropdownMenuGroup>
    </>,
  );
};

export const OnAndOff = meta.story({
  render: () => <Look />,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Look' }));
    const palette = within(await screen.findByRole('group', { name: 'Palette' }));
    const item = palette.getByRole('menuitemcheckbox', { name: 'Blue and orange' });
    await expect(item).not.toBeChecked();
    await userEvent.click(item);
    await expect(item).toBeChecked();
    await expect(screen.getByRole('menu')).toHaveAttribute('data-state', 'open');
  },
});

export const WithDisabledLine = meta.story({
  render: () =>
    menuOf(
      'Orders',
      <>
        <DropdownMenuItem icon="refresh" onSelect={chosen}>
          Refresh
        </DropdownMenuItem>
        <DropdownMenuItem icon="trash" disabled shortcut="Alt+C" onSelect={chosen}>
          Cancel all orders
        </DropdownMenuItem>
      </>,
    ),
  play: async ({ userEvent }) => {
    chosen.mockClear();
    const trigger = screen.getByRole('button', { name: 'Orders' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Refresh' }));
    await gone();
    await expect(chosen).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Cancel all orders' })).toHaveAttribute('aria-disabled');
  },
});

/** A menu in a dialog appears above it, and Escape closes only the menu. */
export const InDialog = meta.story({
  render: () => (
    <Dialog>
      <DialogTrigger asChild>
        <IconButton icon="settings" label="Settings" variant="outline" />
      </DialogTrigger>
      <DialogContent title="Settings" size="small">
        <Look />
      </DialogContent>
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Look' }));
    const item = await screen.findByRole('menuitemradio', { name: 'Light' });
    const { left, top } = item.getBoundingClientRect();
    await expect(item.contains(document.elementFromPoint(left + 8, top + 8))).toBe(true);
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(screen.getByRole('dialog', { name: 'Settings' })).toHaveAttribute('data-state', 'open');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Look' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
  },
});

const OpensDialog = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {menuOf('Orders', <DropdownMenuItem onSelect={() => setOpen(true)}>Show details</DropdownMenuItem>)}
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title="Order details" size="small">
          Bought at 0.00005210 USDT.
        </DialogContent>
      </Dialog>
    </>
  );
};

/** The menu item that opened the dialog is gone when it closes, so focus returns to the menu's button. */
export const OpeningDialog = meta.story({
  render: () => <OpensDialog />,
  play: async ({ userEvent }) => {
    const trigger = screen.getByRole('button', { name: 'Orders' });
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Order details' });
    await gone();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});
