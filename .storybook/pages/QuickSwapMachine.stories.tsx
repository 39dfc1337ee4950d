import { quickSwapMachine } from '../../packages/machines/src/quickSwap/quickSwapMachine';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/Quick swap',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const QuickSwap = meta.story({
  render: () => (
    <MachinePage
      title="Quick swap"
      lead="XDCE into XDC at once. A swap has no id, so that sending it again is another swap: one that got no answer is in doubt until the balance was loaded since and the trader has looked at it, and nothing is sent before. A second click while one is under way sends nothing."
      machine={quickSwapMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, quickSwapMachine),
});
