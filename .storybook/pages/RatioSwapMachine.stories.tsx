import { ratioSwapMachine } from '../../packages/machines/src/ratioSwap/ratioSwapMachine';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/Ratio swap',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const RatioSwap = meta.story({
  render: () => (
    <MachinePage
      title="Ratio swap"
      lead="Sends a request to swap purchased XDCE. Either outcome clears the form; the details of a refused request can be restored. A request without an answer is looked up by its id until it turns up in the list or the trader has checked, and nothing is sent meanwhile."
      machine={ratioSwapMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, ratioSwapMachine),
});
