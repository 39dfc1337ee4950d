import { pairOf } from '@exchange/domain';
import { expect, fn, screen, within } from 'storybook/test';
import { ownFrame } from '../../../../../.storybook/ownFrame';
import preview from '../../../../../.storybook/preview';
import { OrderQuestion, type OrderQuestionProps } from './OrderQuestion';

const asked: OrderQuestionProps = {
  question: 'size',
  order: { pair: pairOf('XDC-USDT'), side: 'buy', price: '0.0522', amount: '90000', id: 'order-1' },
  onConfirm: fn(),
  onDecline: fn(),
};

const meta = preview.meta({
  component: OrderQuestion,
  title: 'Screens/Trading/Order question',
  parameters: {
    docs: {
      description: { component: 'The question asked before sending an order that looks like a mistake.' },
      story: ownFrame(360),
    },
  },
  args: asked,
});

/** Far above the usual size: shows the order exactly as it will be sent, and going back sends nothing [TRD-123]. */
export const FarAboveTheUsual = meta.story({
  play: async ({ args, userEvent }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Buy XDC / USDT?' });
    await expect(question).toHaveTextContent('Buy 90,000 XDC at 0.0522 USDT. Total 4,698 USDT.');
    await expect(question).toHaveTextContent(/far above your usual order size/);
    await userEvent.click(within(question).getByRole('button', { name: 'Go back' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** The previous order is unconfirmed: sending another one needs a confirmation. */
export const AfterAnUnconfirmedOrder = meta.story({
  args: { question: 'unconfirmed' },
  play: async ({ args, userEvent }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Buy XDC / USDT?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Buy XDC' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
