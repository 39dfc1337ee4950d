import { stakingOrderMachine } from '../../packages/machines/src/stakingOrder/stakingOrderMachine';
import { expectWholeDiagram } from '../machines/expectWholeDiagram';
import { MachinePage } from '../machines/MachinePage';
import preview from '../preview';

const meta = preview.meta({
  title: 'Machines/Staking order',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const StakingOrder = meta.story({
  render: () => (
    <MachinePage
      title="Staking order"
      lead={
        <>
          Revokes a flexible stake, or turns off auto-renewal for any stake. The trader reads the consequences first,
          then confirms with a code. The list is refreshed a second after success. Without an answer, the list shows
          whether the change was made.{' '}
          <a href="./?path=/story/screens-staking-orders-change--revoke-confirm" target="_top">
            Its dialog
          </a>{' '}
          shows every state.
        </>
      }
      machine={stakingOrderMachine}
    />
  ),
  play: async ({ canvasElement }) => expectWholeDiagram(canvasElement, stakingOrderMachine),
});
