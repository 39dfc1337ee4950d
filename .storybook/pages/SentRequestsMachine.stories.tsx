import { createSentRequestsMachine } from '../../packages/machines/src/sentRequests/sentRequestsMachine';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/Sent requests',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const machine = createSentRequestsMachine();

export const SentRequests = meta.story({
  render: () => (
    <MachinePage
      title="Sent requests"
      lead={
        <>
          Follows every order and every withdrawal from when it is sent until its outcome is known. Without an answer it
          is looked up, orders in the list of open orders and withdrawals by their id: every five seconds for a minute,
          then every half minute. If the exchange has no ids, the trader is asked to check. Nothing is sent again by
          itself, and withdrawals never from here. The outermost state handles the answers to its calls.{' '}
          <a href="./?path=/story/screens-shell-unconfirmed-withdrawals--counted-and-checked" target="_top">
            The header
          </a>{' '}
          and{' '}
          <a href="./?path=/story/flows-withdrawal--found-again" target="_top">
            the flow
          </a>{' '}
          show every state.
        </>
      }
      machine={machine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, machine),
});
