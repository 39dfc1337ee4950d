import { createFakeExchange } from '@exchange/api/testing';
import { Button, TextField } from '@exchange/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import type { HotkeyWords } from '#shared/hotkeys/hotkey.ts';
import { useHotkeys } from '#shared/services/useHotkeys.ts';
import { ServicesContext, useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { createServices } from '#shared/services/createServices.ts';
import {
  createTestEnvironment,
  signedInAnswers,
  storedTrader,
  testConfig,
  testVersion,
} from '#shared/testing/testEnvironment.ts';
import { audienceOf } from '../audience';
import './CheatSheetTool';
import './CommandPalette';
import { OpenTools } from './OpenTools';
import './ScreenSettingsTool';
import { useTools } from './useTools';

// Imported above as well, so that no story waits for the lazy load.

const buy = fn();
const chooseTheme = fn();

const screenHotkeys = [
  { name: 'buy', label: 'Go to the buy form', group: 'Order forms', keys: ['b'] },
] as const satisfies readonly HotkeyWords[];

const Screen = () => {
  const { session } = useServices();
  const { pathname } = useLocation();
  const tools = useTools();
  useHotkeys(screenHotkeys, { buy });
  const [amount, setAmount] = useState('');
  return (
    <div
      style={{
        display: 'grid',
        gap: '16px',
        placeItems: 'start',
        alignContent: 'start',
        minBlockSize: '640px',
        padding: '16px',
      }}
    >
      <p>You are on {pathname}.</p>
      <Button variant="outline" tone="neutral" onClick={() => tools.show('commands')}>
        Search
      </Button>
      <TextField label="Amount" value={amount} onChange={({ target }) => setAmount(target.value)} />
      <OpenTools
        tools={tools}
        who={audienceOf(useSession(), pathname)}
        theme="dark"
        onChooseTheme={chooseTheme}
        onLogOut={() => session.send({ type: 'logout.requested' })}
      />
    </div>
  );
};

interface ConnectedProps {
  isTrader: boolean;
}

const Connected = ({ isTrader }: ConnectedProps) => {
  const [services] = useState(() => {
    const { fetch } = createFakeExchange({ ...signedInAnswers, pairPrices: 'found' });
    const stored = isTrader ? storedTrader : {};
    return createServices(testConfig, testVersion, createTestEnvironment({ fetch, stored }));
  });
  return (
    <ServicesContext value={services}>
      <Screen />
    </ServicesContext>
  );
};

const meta = preview.meta({
  component: Connected,
  title: 'Screens/Shell/Command menu',
  decorators: [inRouter],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'What the keyboard opens on any screen: the command menu with Ctrl+K, ⌘K or a slash, the list of shortcuts with a question mark.',
      },
    },
  },
  args: { isTrader: false },
  beforeEach: () => {
    buy.mockClear();
    chooseTheme.mockClear();
  },
});

const menu = () => screen.findByRole('combobox', { name: 'Search pairs and screens' });

const dialog = (name: string) => screen.findByRole('dialog', { name });

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const optionNames = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

/** Opens from a field as well, and leads anywhere by keyboard alone [TRD-313]. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Amount' }).focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await menu()).toHaveFocus());
    await userEvent.keyboard('btcper{Enter}');
    await gone();
    await expect(canvas.getByText('You are on /trade/margin/BTC-PERPETUAL.')).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await menu()).toHaveFocus());
    const recent = within(screen.getByRole('group', { name: 'Recent' }));
    await expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['BTC / PERPETUAL']);
    await userEvent.keyboard('{Control>}k{/Control}');
    await gone();
  },
});

const holdAnimations = (): void => {
  for (const animation of document.getAnimations()) animation.pause();
};

/** While the menu is still closing, a slash opens it again with an empty search [TRD-313]. */
export const BySlashWhileItCloses = meta.story({
  globals: { motion: 'full' },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('/');
    await waitFor(async () => expect(await menu()).toHaveFocus());
    await userEvent.keyboard('btcper');
    document.addEventListener('animationstart', holdAnimations, { once: true });
    await userEvent.keyboard('{Enter}');
    // As a screen does when it moves the focus to its heading. With reduced motion the menu has gone by now.
    screen.queryByRole('combobox')?.blur();
    await userEvent.keyboard('/');
    await expect(await screen.findByRole('dialog')).toHaveAttribute('data-state', 'open');
    await waitFor(async () => expect(await menu()).toHaveFocus());
    await expect(await menu()).toHaveValue('');
    await expect(screen.getByRole('group', { name: 'Recent' })).toHaveTextContent('BTC / PERPETUAL');
  },
});

/** Offers visitors a way to sign in. */
export const Visitor = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await menu();
    const names = optionNames();
    await expect(names).toContain('Sign In');
    await expect(names).not.toContain('Wallet');
    await expect(names).not.toContain('Sign out');
  },
});

/** Offers traders their own screens, and a way to log out. */
export const Trader = meta.story({
  args: { isTrader: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await menu();
    await waitFor(() => expect(optionNames()).toEqual(expect.arrayContaining(['Wallet', 'Sign out'])));
    await expect(optionNames()).not.toContain('Sign In');
  },
});

/** Lists actions, too: the hotkeys of the screen with their keys, the theme and the settings. */
export const Actions = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await menu();
    await userEvent.keyboard('buy form');
    await expect(screen.getByRole('option', { name: 'Go to the buy form' })).toHaveAttribute('aria-keyshortcuts', 'b');
    await userEvent.keyboard('{Enter}');
    await expect(buy).toHaveBeenCalledOnce();
    await gone();
    await userEvent.keyboard('{Control>}k{/Control}');
    await menu();
    await userEvent.keyboard('light{Enter}');
    await expect(chooseTheme).toHaveBeenCalledWith('light');
    await gone();
    await userEvent.keyboard('{Control>}k{/Control}');
    await menu();
    await userEvent.keyboard('screen set{Enter}');
    await expect(await dialog('Screen settings')).toBeVisible();
  },
});

/** A question mark opens the sheet with the hotkeys of the screen. */
export const Sheet = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.keyboard('?');
    const sheet = within(await dialog('Keyboard shortcuts'));
    await expect(sheet.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Search pairs and screens',
      'Keyboard shortcuts',
      'Leave a field',
      'Go to the buy form',
    ]);
  },
});

/**
 * A key acts, but not while the trader is typing, with a modifier key held, over a dialog, or once turned off
 * [TRD-312].
 */
export const SingleKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('b');
    await expect(buy).toHaveBeenCalledTimes(1);
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(field);
    await userEvent.keyboard('b?/');
    await expect(field).toHaveValue('b?/');
    await userEvent.keyboard('{Escape}');
    await expect(field).not.toHaveFocus();
    await userEvent.keyboard('{Shift>}b{/Shift}{Alt>}b{/Alt}');
    await expect(buy).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('b?');
    await expect(buy).toHaveBeenCalledTimes(2);
    const sheet = within(await dialog('Keyboard shortcuts'));
    await userEvent.keyboard('b');
    await expect(buy).toHaveBeenCalledTimes(2);
    await userEvent.click(sheet.getByRole('switch', { name: 'Single-key shortcuts' }));
    await userEvent.keyboard('{Escape}');
    await gone();
    await userEvent.keyboard('b?/');
    await expect(buy).toHaveBeenCalledTimes(2);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}k{/Control}');
    await menu();
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await menu();
  },
});
