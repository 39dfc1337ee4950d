import { stakingMachine } from '../../packages/machines/src/staking/stakingMachine';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/Staking',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Staking = meta.story({
  render: () => (
    <MachinePage
      title="Staking"
      lead={
        <>
          Flexible or fixed staking, each with its own machine. The form becomes available once staking is open, the
          trader is signed in and two-factor is on. The code is submitted with its sixth digit; after a wrong one it
          asks for another and keeps everything else. Without an answer a stake is unconfirmed: it is looked up by its
          id, and only ever sent again under that id.{' '}
          <a href="./?path=/story/screens-staking-staking--empty" target="_top">
            Its screen
          </a>{' '}
          shows every state.
        </>
      }
      machine={stakingMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, stakingMachine),
});
