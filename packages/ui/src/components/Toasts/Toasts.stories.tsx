import { useLayoutEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { vars } from '../../theme/contract.css';
import { space } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { Dialog, DialogContent, DialogTrigger } from '../Dialog/Dialog';
import { createToasts, type ToastMessage } from './createToasts';
import { Toasts } from './Toasts';

interface SpeakerProps {
  /** Shown one after the other, one for each press. */
  messages: readonly ToastMessage[];
  /** How many are shown initially. */
  saidAtFirst?: number;
  /** A key that shows the next one without moving focus. */
  saidByKey?: string;
  onFollow?: (to: string) => void;
}

const lasting = (messages: readonly ToastMessage[]): ToastMessage[] =>
  messages.map((message) => ({ lastsMs: 3_600_000, ...message }));

const Speaker = ({ messages, saidAtFirst = messages.length, saidByKey, onFollow }: SpeakerProps) => {
  const [store] = useState(() => {
    const toasts = createToasts();
    for (const message of lasting(messages).slice(0, saidAtFirst)) toasts.toast(message);
    return toasts;
  });
  const [said, setSaid] = useState(saidAtFirst);
  const sayNext = () => {
    const message = messages[said % messages.length];
    if (message) store.toast(message);
    setSaid(said + 1);
  };
  useLayoutEffect(() => {
    const sayByKey = ({ key }: KeyboardEvent) => {
      if (key === saidByKey) sayNext();
    };
    window.addEventListener('keydown', sayByKey);
    return () => window.removeEventListener('keydown', sayByKey);
  });
  return (
    <div style={{ minBlockSize: '320px', paddingBlockStart: `calc(5 * ${space[48]})` }}>
      <Toasts store={store} {...(onFollow && { onFollow })} />
      <Button variant="outline" tone="neutral" onClick={sayNext}>
        Say something
      </Button>
    </div>
  );
};

const meta = preview.meta({
  component: Speaker,
  title: 'Components/Feedback/Toasts',
  args: { messages: [] },
  parameters: {
    docs: {
      description: {
        component:
          'What just happened, for 3 seconds at the top right, 10 on the home page: a filled order, a refusal in the server’s words, a resent code. Anything that must not be missed is shown on the page as well.',
      },
    },
  },
});

const toast = (text: string) =>
  screen.findByText((_, element) => element?.tagName === 'LI' && element.textContent.includes(text));

/** Top right, in green [SHL-201]. */
export const Success = meta.story({
  globals: { viewport: { value: 'desk' } },
  args: { messages: [{ tone: 'success', text: 'Order Completed Successfully' }] },
  render: (args) => (
    <>
      <Speaker {...args} />
      <span data-testid="success" style={{ color: vars.tone.success.text }} />
    </>
  ),
  play: async ({ canvas }) => {
    const said = await toast('Order Completed Successfully');
    const { top, right } = said.getBoundingClientRect();
    await expect([top, document.documentElement.clientWidth - right]).toEqual([16, 16]);
    const { color } = getComputedStyle(said);
    await expect(color).toBe(getComputedStyle(canvas.getByTestId('success')).color);
    const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
    await expect(green).toBeGreaterThan(Math.max(red, blue));
  },
});

export const Failure = meta.story({
  args: { messages: [{ tone: 'error', text: 'Insufficient Fund' }] },
  play: async () => {
    await expect(await toast('Error: Insufficient Fund')).toHaveAttribute('data-tone', 'error');
  },
});

export const Info = meta.story({ args: { messages: [{ tone: 'info', text: 'Cancelling is under process' }] } });

export const LongText = meta.story({
  args: {
    messages: [
      {
        tone: 'error',
        text: 'Your txHash value : 0x6f1c4f1f2a6bd5f0f0a8d2b7bfe2e6c0e6b1f7a0d9b8c7a6f5e4d3c2b1a09f8e is invalid',
      },
    ],
  },
});

export const Stack = meta.story({
  args: {
    messages: [
      { tone: 'success', text: 'Order Partially Completed Successfully' },
      { tone: 'error', text: 'Insufficient Fund' },
      { tone: 'info', text: 'Cancelling is under process' },
    ],
  },
  play: async () => {
    const region = within(await screen.findByRole('region', { name: 'Notifications (F8)' }));
    await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(3));
  },
});

/** The same message shown again replaces the first one, with a count. */
export const Repeated = meta.story({
  args: {
    saidAtFirst: 2,
    messages: [
      { tone: 'info', text: 'Cancelling is under process' },
      { tone: 'success', text: 'Order Completed Successfully' },
      { tone: 'success', text: 'Order Completed Successfully' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const first = await toast('Order Completed Successfully');
    await userEvent.click(canvas.getByRole('button', { name: 'Say something' }));
    const again = await toast('Success: Order Completed Successfully×2, 2 times');
    await expect(first).not.toBeInTheDocument();
    await expect(again.parentElement?.children).toHaveLength(2);
  },
});

/** If the focused toast disappears, focus moves to the list, from where Tab continues. */
export const KeepsTheFocus = meta.story({
  args: { saidAtFirst: 0, messages: [{ tone: 'success', text: 'Order Completed Successfully', lastsMs: 3_600_000 }] },
  render: (args) => <Speaker {...args} saidByKey="s" />,
  play: async ({ userEvent }) => {
    await userEvent.keyboard('s');
    const first = await toast('Order Completed Successfully');
    first.focus();
    await userEvent.keyboard('s');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    const again = await toast('Order Completed Successfully');
    await expect(again.parentElement).toHaveFocus();
    await userEvent.tab();
    await expect(again).toHaveFocus();
  },
});

const undo = fn();

/** The action must be available elsewhere too. The toast stays for at least 10 seconds. */
export const WithAction = meta.story({
  args: {
    messages: [
      { tone: 'info', text: 'XDC / USDT removed from favourites.', action: { label: 'Undo', onSelect: undo } },
      {
        tone: 'info',
        text: 'Orders of ETH / USDT, BTC / USDT and XRP / USDT are hidden from the history.',
        action: { label: 'Undo', onSelect: undo },
      },
    ],
  },
  play: async ({ userEvent }) => {
    undo.mockClear();
    const said = await toast('removed from favourites');
    await userEvent.click(within(said).getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(said).not.toBeInTheDocument());
  },
});

/** Leads to what it is about, by the application's own navigation, and lasts long enough to be followed. */
export const WithLink = meta.story({
  args: {
    messages: [
      {
        tone: 'success',
        text: 'Your order was filled: Sell 1,000 XDC at 0.05 USDT.',
        link: { label: 'Order History', to: '/order-history' },
      },
    ],
    onFollow: fn(),
  },
  play: async ({ userEvent, args }) => {
    const said = await toast('Your order was filled');
    await userEvent.click(within(said).getByRole('button', { name: 'Order History' }));
    await expect(args.onFollow).toHaveBeenCalledWith('/order-history');
    await waitFor(() => expect(said).not.toBeInTheDocument());
  },
});

/** Disappears automatically when its time is over. */
export const GoesByItself = meta.story({
  args: { saidAtFirst: 0, messages: [{ tone: 'success', text: 'Welcome to the exchange.', lastsMs: 200 }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say something' }));
    const said = await toast('Welcome to the exchange.');
    await waitFor(() => expect(said).not.toBeInTheDocument());
  },
});

/** No toast disappears while the pointer or focus is on one. */
export const WaitsForTheReader = meta.story({
  args: { saidAtFirst: 0, messages: [{ tone: 'success', text: 'Order Completed Successfully', lastsMs: 300 }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say something' }));
    const said = await toast('Order Completed Successfully');
    await userEvent.hover(said);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(said).toBeVisible();
    await userEvent.unhover(said);
    await waitFor(() => expect(said).not.toBeInTheDocument());
  },
});

/** No toast disappears while the window is hidden. */
export const WaitsForTheWindow = meta.story({
  args: { saidAtFirst: 0, messages: [{ tone: 'success', text: 'Order Completed Successfully', lastsMs: 300 }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say something' }));
    const said = await toast('Order Completed Successfully');
    await fireEvent(window, new FocusEvent('blur'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(said).toBeVisible();
    await fireEvent(window, new FocusEvent('focus'));
    await waitFor(() => expect(said).not.toBeInTheDocument());
  },
});

/** A toast from or before a dialog is above it, and can be dismissed without closing the dialog. */
export const AboveDialog = meta.story({
  args: { messages: [{ tone: 'error', text: 'Wrong OTP' }] },
  render: (args) => (
    <>
      <Speaker {...args} />
      <Dialog>
        <DialogTrigger asChild>
          <Button variant="outline" tone="neutral">
            Withdraw
          </Button>
        </DialogTrigger>
        <DialogContent title="Withdraw 2,500 XDC" size="large">
          Delivery of crypto may take up to 24 hours.
        </DialogContent>
      </Dialog>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const said = await toast('Wrong OTP');
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    const dialog = await screen.findByRole('dialog');
    const { left, top } = said.getBoundingClientRect();
    await expect(said.contains(document.elementFromPoint(left + 40, top + 20))).toBe(true);
    await userEvent.click(within(said).getByLabelText('Dismiss'));
    await waitFor(() => expect(said).not.toBeInTheDocument());
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
});

export const ByKeyboard = meta.story({
  args: {
    messages: [
      { tone: 'success', text: 'Order Completed Successfully' },
      { tone: 'error', text: 'Insufficient Fund' },
    ],
  },
  play: async ({ userEvent }) => {
    const newest = await toast('Insufficient Fund');
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await expect(newest).toHaveFocus();
    await userEvent.tab();
    await expect(within(newest).getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(newest).not.toBeInTheDocument());
    await expect(await toast('Order Completed Successfully')).toBeVisible();
  },
});

/** An error interrupts screen readers; a success waits its turn. */
export const Announced = meta.story({
  args: { saidAtFirst: 0, messages: [{ tone: 'error', text: 'Insufficient Fund', lastsMs: 3_600_000 }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say something' }));
    await waitFor(() => {
      const spoken = screen.getAllByRole('status').find(({ textContent }) => textContent.includes('Insufficient Fund'));
      return expect(spoken).toHaveAttribute('aria-live', 'assertive');
    });
  },
});
