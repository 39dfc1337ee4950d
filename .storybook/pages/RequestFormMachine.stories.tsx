import { requestFormMachine } from '../../packages/machines/src/requestForm/requestFormMachine';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/Request form',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const RequestForm = meta.story({
  render: () => (
    <MachinePage
      title="Request form"
      lead="Sends one of the public forms: OTC, partnership, support and adding an asset. It waits for a valid form and a solved captcha, shows a new captcha after either outcome, and clears the form only once the request is accepted."
      machine={requestFormMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, requestFormMachine),
});
