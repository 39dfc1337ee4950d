import { withdrawalMachine } from '../../packages/machines/src/withdrawal/withdrawalMachine';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/Withdrawal',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Withdrawal = meta.story({
  render: () => (
    <MachinePage
      title="Withdrawal"
      lead={
        <>
          The withdraw panel of one coin. It unlocks automatically once KYC is approved and two-factor has been on for
          24 hours. The confirmation requests one email code when it opens; after a wrong code it asks for another and
          keeps everything else. Without an answer a withdrawal is unconfirmed: the same figures keep its id, or must be
          checked first.{' '}
          <a href="./?path=/story/screens-wallet-withdraw-form--empty" target="_top">
            Its screen
          </a>{' '}
          and{' '}
          <a href="./?path=/story/flows-withdrawal--requested" target="_top">
            its flow
          </a>{' '}
          show every state.
        </>
      }
      machine={withdrawalMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, withdrawalMachine),
});
