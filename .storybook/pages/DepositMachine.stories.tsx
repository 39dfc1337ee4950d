import { depositMachine } from '../../packages/machines/src/deposit/depositMachine';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/Deposit',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Deposit = meta.story({
  render: () => (
    <MachinePage
      title="Deposit"
      lead="The deposit panel of a coin. Fetches the address when it opens, and rejects one that is for another coin or, for XRP, has no destination tag. Follows incoming deposits from 0 to 3 confirmations through live events, and polls until the first one arrives."
      machine={depositMachine}
      stories={[
        { id: 'flows-deposit--fetching', name: 'fetching' },
        { id: 'flows-deposit--unavailable', name: 'unavailable' },
        { id: 'flows-deposit--shown-loading', name: 'shown, loading' },
        { id: 'flows-deposit--shown-waiting', name: 'shown, waiting' },
        { id: 'flows-deposit--whole-way', name: 'From 0 to 3 confirmations' },
        { id: 'screens-wallet-deposit--xdc', name: 'The deposit panel' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, depositMachine),
});
