import { orderCancellingMachine } from '../../packages/machines/src/orderCancelling/orderCancellingMachine';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/Order cancelling',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const OrderCancelling = meta.story({
  render: () => (
    <MachinePage
      title="Order cancelling"
      lead="Cancels open orders one at a time from their rows, or all of them, a few at once. Each order has its own call, and the outermost state handles the answer. A failed call leaves its order open and doesn't hold up the others. Stopping waits for the calls already sent and sends no more."
      machine={orderCancellingMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, orderCancellingMachine),
});
