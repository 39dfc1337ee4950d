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
      lead="Open orders, each cancelled by itself whenever its row is asked, or all together, a few at a time. Every order has a call of its own, whose answer the outermost box takes. What fails leaves its order open and holds up no other; stopping awaits what is under way and sends nothing more."
      machine={orderCancellingMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, orderCancellingMachine),
});
