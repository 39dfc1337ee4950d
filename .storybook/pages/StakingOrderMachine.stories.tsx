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
          Revokes a flexible stake, or turns the auto-renewal of any stake off. What follows from it is read first, then
          the code submits it. The list is loaded again a second after success. With no answer the list tells whether it
          was carried out.{' '}
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
