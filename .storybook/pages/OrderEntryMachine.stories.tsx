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
      lead="One side of the order form, from what is typed to what became of it; the other side has its own. An order gets its id once and keeps it: without an answer it is neither placed nor refused, the same figures are sent again as the same order, and others are asked about first. Live prices touch nothing that was typed."
      machine={orderEntryMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, orderEntryMachine),
});
