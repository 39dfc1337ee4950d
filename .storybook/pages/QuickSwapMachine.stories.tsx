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
      lead="Swaps XDCE for XDC instantly. A swap has no id, so sending it again would be a second swap: without an answer it is unconfirmed, and nothing more is sent until the balance has been refreshed and the trader has checked it. A second click during a swap sends nothing."
      machine={quickSwapMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, quickSwapMachine),
});
