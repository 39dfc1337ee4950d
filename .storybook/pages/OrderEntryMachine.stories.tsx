import { orderEntryMachine } from '../../packages/machines/src/orderEntry/orderEntryMachine';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/Order entry',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const OrderEntry = meta.story({
  render: () => (
    <MachinePage
      title="Order entry"
      lead="One side of the order form, from typing to the outcome; the other side has its own. An order keeps its id: without an answer it is unconfirmed, sending the same figures again sends the same order, and different figures need confirmation first. Live prices never overwrite what was typed."
      machine={orderEntryMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, orderEntryMachine),
});
