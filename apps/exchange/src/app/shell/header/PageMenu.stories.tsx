import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ownFrame } from '../../../../../../.storybook/ownFrame';
import preview from '../../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { PageMenu, type PageMenuProps } from './PageMenu';

const Opened = (props: PageMenuProps) => {
  const [isOpen, setOpen] = useState(true);
  return (
    <div style={{ minBlockSize: '640px' }}>
      <PageMenu {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </div>
  );
};

const visitor: PageMenuProps['who'] = { kind: 'visitor', isOfferedSignIn: true };

const meta = preview.meta({
  component: PageMenu,
  title: 'Screens/Shell/Menu',
  parameters: { layout: 'fullscreen', docs: { story: ownFrame(640) } },
  decorators: [inRouter],
  globals: { viewport: { value: 'phone' } },
  args: { who: visitor, isOpen: true, onOpenChange: fn(), onLogOut: fn(), onShowTool: fn() },
  render: (args) => <Opened {...args} />,
});

const linksOf = async () =>
  within(await screen.findByRole('dialog'))
    .getAllByRole('link')
    .map((link) => `${link.textContent} → ${String(link.getAttribute('href'))}`);

/** Markets and trading, the sections of the site [SHL-073] [SHL-074], then signing in and signing up [SHL-080] [DOM-265] [DOM-268]. */
export const Visitor = meta.story({
  play: async () => {
    await expect(await linksOf()).toEqual([
      'Markets → /',
      'Spot Trading → /trade',
      'Staking → /staking',
      'Ratio Swap → /ratio-swap',
      'Swap → /trade/XDC-XDCE',
      'Sign In → /login',
      'Sign Up → /register',
    ]);
  },
});

export const VerifyingAccount = meta.story({
  args: { who: { kind: 'visitor', isOfferedSignIn: false } },
  play: async () => {
    await expect((await linksOf()).join()).not.toContain('Sign');
  },
});

export const Trader = meta.story({
  args: { who: { kind: 'trader', email: 'ada.lovelace.of.the.analytical.engine@example.com' } },
  play: async () => {
    const links = await linksOf();
    await expect(links[0]).toContain('→ /profile');
    await expect(links).toHaveLength(12);
  },
});

/** Logging out closes the menu. */
export const LoggingOut = meta.story({
  args: { who: { kind: 'trader', email: 'ada@example.com' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** The search and the settings, for screens without room for their buttons; choosing one closes the menu. */
export const Tools = meta.story({
  play: async ({ args, userEvent }) => {
    const menu = within(await screen.findByRole('dialog'));
    await expect(menu.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Search pairs and screens', 'Screen settings']),
    );
    await userEvent.click(menu.getByRole('button', { name: 'Screen settings' }));
    await expect(args.onShowTool).toHaveBeenCalledWith('settings');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});
