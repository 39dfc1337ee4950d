import { sessionMachine } from '../../packages/machines/src/session/sessionMachine';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/Session',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Session = meta.story({
  render: () => (
    <MachinePage
      title="Session"
      lead="Who is using this tab: unknown while storage is read, then a visitor or a trader. A stored token is accepted immediately and verified afterwards; the session ends after too long without activity in any tab."
      machine={sessionMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, sessionMachine),
});
