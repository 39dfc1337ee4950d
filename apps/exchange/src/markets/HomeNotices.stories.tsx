import { homeTexts } from '@exchange/domain';
import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { HomeView } from './HomeView';
import { liveHome } from './testing/liveHome';

const meta = preview.meta({
  component: HomeView,
  title: 'Screens/Markets/Home/Notices',
  parameters: { layout: 'fullscreen' },
  decorators: [inRouter],
  args: liveHome,
});

/** The setting hides the closure notice, which the other stories show [SHL-102]. */
export const WithoutClosureNotice = meta.story({
  args: { isClosing: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Exchange closure' })).toBeNull();
  },
});

/** On a demo, a separate strip says what is open nevertheless [STS-128]. */
export const Demo = meta.story({
  args: { isOpenDemo: true },
  play: async ({ canvas }) => {
    const [closure, demo] = canvas.getAllByRole('region', { name: /^(Exchange closure|Demo)$/ });
    await expect(closure).toHaveTextContent(homeTexts.closure);
    await expect(demo).toHaveTextContent('Trading and deposits are open on this demo.');
  },
});

/** While only withdrawals are open, the notice links to the wallet. */
export const WindDown = meta.story({
  args: { isWithdrawOnly: true },
  play: async ({ canvas }) => {
    const notice = within(canvas.getByRole('region', { name: 'Exchange closure' }));
    await expect(notice.getByRole('link', { name: 'Open wallet' })).toHaveAttribute('href', '/wallet');
  },
});
