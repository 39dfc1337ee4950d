import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { createToasts, type ToastMessage } from './createToasts';
import { Toasts } from './Toasts';

interface SpeakerProps {
  /** Said one after the other, one at each press. */
  messages: readonly ToastMessage[];
  /** How many are said before anything is pressed. */
  saidAtFirst?: number;
}

const lasting = (messages: readonly ToastMessage[]): ToastMessage[] =>
  messages.map((message) => ({ lastsMs: 3_600_000, ...message }));

const Speaker = ({ messages, saidAtFirst = messages.length }: SpeakerProps) => {
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
  return (
    <div style={{ minBlockSize: '320px', paddingBlockStart: `calc(5 * ${space[48]})` }}>
      <Toasts store={store} />
      <Button variant="outline" tone="neutral" onClick={sayNext}>
        Say something
      </Button>
    </div>
  );
};

const meta = preview.meta({ component: Speaker, title: 'Components/Toasts', args: { messages: [] } });

const toast = (text: string) =>
  screen.findByText((_, element) => element?.tagName === 'LI' && element.textContent.includes(text));

export const Success = meta.story({
  args: { messages: [{ tone: 'success', text: 'Order Completed Successfully' }] },
  play: async () => {
    await expect(await toast('Order Completed Successfully')).toHaveAttribute('data-tone', 'success');
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

/** It goes by itself after 3 seconds; 10 where the place asks for it. */
export const GoesByItself = meta.story({
  args: { saidAtFirst: 0, messages: [{ tone: 'success', text: 'Welcome to the exchange.', lastsMs: 200 }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say something' }));
    const said = await toast('Welcome to the exchange.');
    await waitFor(() => expect(said).not.toBeInTheDocument());
  },
});

/** While the pointer or the focus rests on a toast, none of them goes. */
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

/** What failed interrupts who listens, what went well waits its turn. */
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
