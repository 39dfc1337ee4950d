import { homeTexts } from '@exchange/domain';
import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { HomeView } from './HomeView';
import { liveHome, shippedSwitches } from './testing/liveHome';

const meta = preview.meta({
  component: HomeView,
  title: 'Screens/Markets/Home/Notices',
  parameters: { layout: 'fullscreen' },
  decorators: [inRouter],
  args: liveHome,
});

/** The setting hides the closure notice, which the other stories show [SHL-102]; what is closed is still said [SHL-311]. */
export const WithoutClosureNotice = meta.story({
  args: { switches: { ...shippedSwitches, closure: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Exchange closure' })).toBeNull();
    const strip = canvas.getByRole('region', { name: 'Notice' });
    await expect(strip).toHaveTextContent(/^Registration and staking are closed at the moment\.$/);
  },
});

/** Everything is open: no strip at all [SHL-311]. */
export const EverythingOpen = meta.story({
  args: { switches: { ...shippedSwitches, closure: false, registrationOpen: true, stakingOpen: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: /^(Exchange closure|Notice)$/ })).toBeNull();
  },
});

/** On a demo the one strip goes on with what is open all the same [STS-128] [SHL-311]. */
export const Demo = meta.story({
  args: { switches: { ...shippedSwitches, demo: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Exchange closure' })).toHaveTextContent(
      `${homeTexts.closure} Trading and deposits are open on this demo.`,
    );
    await expect(canvas.queryByRole('region', { name: 'Notice' })).toBeNull();
  },
});

/** While only withdrawals are open, the notice links to the wallet. */
export const WindDown = meta.story({
  args: { switches: { ...shippedSwitches, withdrawOnly: true } },
  play: async ({ canvas }) => {
    const notice = within(canvas.getByRole('region', { name: 'Exchange closure' }));
    await expect(notice.getByRole('link', { name: 'Open wallet' })).toHaveAttribute('href', '/wallet');
  },
});
