import { shellTexts } from '@exchange/domain';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { option } from '../../theme/option.css';
import { space } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Drawer, DrawerClose, DrawerContent, DrawerTrigger, type DrawerContentProps } from './Drawer';

const column = { display: 'grid', gap: space[16] } as const;

const opened = (args: DrawerContentProps, label: string) => (
  <Drawer>
    <DrawerTrigger asChild>
      <Button variant="outline" tone="neutral">
        {label}
      </Button>
    </DrawerTrigger>
    <DrawerContent {...args} />
  </Drawer>
);

const meta = preview.meta({
  component: DrawerContent,
  title: 'Components/Overlays/Drawer',
  args: { title: 'Buy XDC' },
  parameters: {
    docs: {
      description: {
        component:
          'A sheet from the edge of a small screen: the buy and sell forms of the trade screen on a phone, the pair picker, the collapsed public menu and the tablet menu.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '560px' }}>
        <Story />
      </div>
    ),
  ],
});

const openBy = async (name: string, click: (element: Element) => Promise<void>) => {
  await click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog');
};

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const order = {
  description: 'Available 250.0000 USDT',
  actions: (
    <Button tone="buy" size="large">
      Buy XDC
    </Button>
  ),
  children: (
    <div style={column}>
      <TextField label="Price" end="USDT" inputMode="decimal" align="end" size="large" />
      <TextField label="Amount" end="XDC" inputMode="decimal" align="end" size="large" />
    </div>
  ),
} as const;

export const OrderForm = meta.story({
  args: order,
  render: (args) => opened(args, 'Buy'),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Buy XDC', description: 'Available 250.0000 USDT' });
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Price' })).toHaveFocus());
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(window.innerHeight));
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Buy' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
});

/** Focusing something while the drawer slides in doesn't scroll it: it still comes from the edge in one move. */
export const LedIntoWhileItComes = meta.story({
  args: order,
  render: (args) => opened(args, 'Buy'),
  play: async ({ userEvent }) => {
    const dialog = await openBy('Buy', (element) => userEvent.click(element));
    dialog.style.animation = 'none';
    dialog.style.transform = 'translateY(100%)';
    within(dialog).getByRole('textbox', { name: 'Amount' }).focus();
    await expect(dialog.parentElement?.scrollTop).toBe(0);
    dialog.style.transform = '';
    await expect(dialog.getBoundingClientRect().bottom).toBe(window.innerHeight);
  },
});

const pull = async (sheet: HTMLElement, distance: number, pauseMs: number) => {
  const grip = sheet.querySelector('[data-grip]') ?? sheet;
  // Browsers only capture a real pointer.
  sheet.setPointerCapture = () => undefined;
  await fireEvent.pointerDown(grip, { pointerId: 1, button: 0, clientY: 100 });
  await fireEvent.pointerMove(grip, { pointerId: 1, clientY: 100 + distance });
  const followed = sheet.style.translate;
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  await fireEvent.pointerUp(grip, { pointerId: 1, clientY: 100 + distance });
  return followed;
};

export const PulledDown = meta.story({
  args: order,
  render: (args) => opened(args, 'Buy'),
  play: async ({ userEvent }) => {
    const sheet = await openBy('Buy', userEvent.click);
    await expect(await pull(sheet, 30, 200)).toBe('0px 30px');
    await expect(sheet).toHaveAttribute('data-state', 'open');
    await expect(sheet.style.translate).toBe('');
    await pull(sheet, sheet.offsetHeight / 2, 200);
    await gone();
  },
});

/** With unsaved input it has no grip, and only its buttons close it. */
export const StaysOpen = meta.story({
  args: { ...order, isDismissible: false },
  render: (args) => opened(args, 'Buy'),
  play: async ({ userEvent }) => {
    const sheet = await openBy('Buy', userEvent.click);
    await pull(sheet, sheet.offsetHeight, 0);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(sheet.parentElement ?? document.body);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(sheet).toHaveAttribute('data-state', 'open');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await gone();
  },
});

const { footer, links, visitor } = shellTexts;

const menu = (
  <nav aria-label="Main" style={{ marginInline: `-${space[8]}` }}>
    {[...Object.values(links), footer.fees, footer.faqs, footer.support].map((text) => (
      <DrawerClose key={text} asChild>
        <a href={`#${text}`} className={option}>
          {text}
        </a>
      </DrawerClose>
    ))}
  </nav>
);

/** Focus starts before its first link; following a link closes it. */
export const PublicMenu = meta.story({
  args: {
    title: 'Menu',
    side: 'end',
    children: menu,
    actions: (
      <>
        <Button variant="outline" tone="neutral">
          {visitor.signIn}
        </Button>
        <Button>{visitor.signUp}</Button>
      </>
    ),
  },
  render: (args) => opened(args, 'Menu'),
  play: async ({ userEvent }) => {
    const dialog = await openBy('Menu', userEvent.click);
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(within(dialog).getByRole('link', { name: 'Staking' })).toHaveFocus();
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(within(dialog).getByRole('link', { name: 'Staking' }));
    await gone();
    const again = await openBy('Menu', userEvent.click);
    await waitFor(() => expect(again.getBoundingClientRect().right).toBe(window.innerWidth));
    await expect(again.offsetHeight).toBe(window.innerHeight);
  },
});

export const FromTheStart = meta.story({
  args: { title: 'Menu', side: 'start', children: menu },
  render: (args) => opened(args, 'Menu'),
  play: async ({ userEvent }) => {
    const dialog = await openBy('Menu', userEvent.click);
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(0));
  },
});

const pairs = ['ETH', 'BTC', 'XRP', 'XDCE', 'USDT', 'USDC', 'ETH', 'BTC', 'XRP', 'XDCE', 'USDT', 'USDC'];

/** Long content scrolls inside it, and the page behind stays visible. */
export const LongList = meta.story({
  args: {
    title: 'Choose a pair',
    children: (
      <ul style={column}>
        {[...pairs, ...pairs].map((quote, at) => (
          <li key={at}>XDC / {quote}</li>
        ))}
      </ul>
    ),
  },
  render: (args) => opened(args, 'Pairs'),
  play: async ({ userEvent }) => {
    const dialog = await openBy('Pairs', userEvent.click);
    await expect(await within(dialog).findByRole('group', { name: 'Choose a pair' })).toHaveAttribute('tabindex', '0');
    await expect(dialog.offsetHeight).toBeLessThanOrEqual(window.innerHeight * 0.9 + 1);
  },
});
