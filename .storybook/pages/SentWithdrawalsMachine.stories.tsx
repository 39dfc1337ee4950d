import { sentWithdrawalsMachine } from '../../packages/machines/src/sentWithdrawals/sentWithdrawalsMachine';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/Sent withdrawals',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const SentWithdrawals = meta.story({
  render: () => (
    <MachinePage
      title="Sent withdrawals"
      lead={
        <>
          Follows every withdrawal from when it is sent until its outcome is known. Without an answer it is looked up in
          the history by its id: every five seconds for a minute, then every half minute. If the history has no ids, the
          trader is asked to check it. Nothing is ever sent from here. Each withdrawal has its own lookup, and the
          outermost state handles the answer.{' '}
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
      machine={sentWithdrawalsMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, sentWithdrawalsMachine),
});
