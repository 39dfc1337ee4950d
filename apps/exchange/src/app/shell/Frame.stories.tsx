import { EmptyState } from '@exchange/ui';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { configSchema } from '#shared/config/config.ts';
import { Page } from '#shared/page/Page.tsx';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { pairOf } from '@exchange/domain';
import { unconfirmedOrdersKind } from '#trading/orders/UnconfirmedOrders.tsx';
import { Frame, type FrameProps } from './Frame';
import { UnconfirmedView } from '#shared/unconfirmed/UnconfirmedView.tsx';

const { brandName } = configSchema.parse({});

const socialLinks = ['X', 'Telegram', 'Reddit', 'GitHub'].map((name) => ({ name, url: `https://${name}.example` }));

// Typed here, because a union's literals would widen to `string` below.
const visitor: FrameProps = {
  brandName,
  socialLinks,
  version: '2.0.11',
  who: { kind: 'visitor', isOfferedSignIn: true },
  theme: 'dark',
  isTrading: false,
  onChooseTheme: fn(),
  onLogOut: fn(),
  onShowTool: fn(),
  platform: 'other',
  children: <Page title="Fees">What stands in the frame.</Page>,
};

/** Stands in for the trading screen, which has its own stories. */
const trading = {
  isTrading: true,
  children: <EmptyState text="The trading screen stands here, from edge to edge." />,
} satisfies Partial<FrameProps>;

const meta = preview.meta({
  component: Frame,
  title: 'Screens/Shell/Frame',
  parameters: { layout: 'fullscreen' },
  decorators: [inRouter],
  args: visitor,
});

export const Visitor = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the light theme' }));
    await expect(args.onChooseTheme).toHaveBeenCalledWith('light');
  },
});

const trader: FrameProps['who'] = { kind: 'trader', email: 'ada@example.com' };

/**
 * A trader's links in the documented order [SHL-075] [DOM-267], the email address, which links to the profile
 * [SHL-076], then signing out [SHL-317]; and the icons [SHL-077].
 */
export const Trader = meta.story({
  args: { who: trader },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Wallet' })).toHaveAttribute('href', '/wallet');
    canvas.getByRole('button', { name: 'Your account' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    const places = within(menu).getAllByRole('menuitem');
    await expect(places.map(({ textContent }) => textContent)).toEqual([
      'ada@example.com',
      'Wallet',
      'History',
      'Order History',
      'OTC',
      'Support',
      'Add Asset',
      'Staking',
      'Sign out',
    ]);
    await expect(places[0]).toHaveAttribute('href', '/profile');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Sign out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onLogOut).toHaveBeenCalledTimes(2);
  },
});

const sectionsIn = (canvasElement: HTMLElement): string[] =>
  [...canvasElement.querySelectorAll<HTMLElement>('nav[aria-label="Main"] a')]
    .filter((link) => link.checkVisibility())
    .map((link) => `${link.textContent} → ${String(link.getAttribute('href'))}`);

/** The links to trading stand in the header, not in a menu [SHL-316]. */
export const Sections = meta.story({
  args: { who: trader },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(sectionsIn(canvasElement)).toEqual([
      'Markets → /',
      'Spot Trading → /trade',
      'Wallet → /wallet',
      'Order History → /order-history',
    ]);
    await expect(canvas.getByRole('link', { name: 'Markets' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
  },
});

/** Beside a pair's figures they are in the menu [SHL-316]. */
export const SectionsWhileTrading = meta.story({
  args: { ...trading, who: trader },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(sectionsIn(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    for (const name of ['Markets', 'Spot Trading', 'Wallet', 'Order History'])
      await expect(menu.getByRole('link', { name })).toBeVisible();
  },
});

/** The account menu, open. */
export const TraderMenu = meta.story({
  args: { who: trader },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Your account' }));
    await screen.findByRole('menu');
  },
});

/** While an account is being verified, the header doesn't offer to sign in [SHL-081] [ACC-110]. */
export const VerifyingAccount = meta.story({
  args: { who: { kind: 'visitor', isOfferedSignIn: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Sign Up' })).toBeNull();
  },
});

export const TradingTrader = meta.story({ args: { ...trading, who: trader } });

/** Until it is known whether anyone is signed in. */
export const Loading = meta.story({
  args: { who: { kind: 'unknown' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

export const Trading = meta.story({ args: trading });

/**
 * The search is on every page and shows its keyboard shortcut; so are the display settings, for visitors, too
 * [SHL-263].
 */
export const Tools = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('button', { name: 'Search pairs and screens' });
    await expect(search).toHaveAttribute('title', 'Search pairs and screens (Ctrl+K)');
    await expect(search).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    await userEvent.click(search);
    await expect(args.onShowTool).toHaveBeenLastCalledWith('commands');
    await userEvent.click(canvas.getByRole('button', { name: 'Screen settings' }));
    await expect(args.onShowTool).toHaveBeenLastCalledWith('settings');
  },
});

export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const TraderOnPhone = meta.story({ args: { who: trader }, globals: { viewport: { value: 'phone' } } });

export const TradingOnPhone = meta.story({
  args: trading,
  globals: { viewport: { value: 'phone' } },
});

const unconfirmed = (
  <UnconfirmedView
    kinds={[
      unconfirmedOrdersKind({
        sent: [
          {
            state: 'unconfirmed',
            request: { side: 'sell', pair: pairOf('XDC-USDT'), price: '0.0522', amount: '1234', id: 'id-1' },
          },
        ],
        check: 'notFound',
        onCheck: fn(),
        onSendAgain: fn(),
        onDismiss: fn(),
      }),
    ]}
  />
);

const expectInHeader = async (canvasElement: HTMLElement) => {
  const item = within(canvasElement).getByRole('button', { name: '1 unconfirmed order' });
  const header = within(canvasElement).getByRole('banner');
  await expect(header).toContainElement(item);
  await expect(item.getBoundingClientRect().bottom).toBeLessThanOrEqual(header.getBoundingClientRect().bottom);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

/** The header shows that an order is unconfirmed [SHL-220]. */
export const UnconfirmedOrder = meta.story({
  args: { who: trader, unconfirmed },
  play: ({ canvasElement }) => expectInHeader(canvasElement),
});

/** The trading header shows that an order is unconfirmed [SHL-220]. */
export const TradingUnconfirmedOrder = meta.story({
  args: { ...trading, who: trader, pairBar: <p>XDC / USDT</p>, unconfirmed },
  play: ({ canvasElement }) => expectInHeader(canvasElement),
});

/** On a phone, the header shows that an order is unconfirmed [SHL-220]. */
export const UnconfirmedOrderOnPhone = meta.story({
  args: { who: trader, unconfirmed },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => expectInHeader(canvasElement),
});

export const SkippedToContent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});
