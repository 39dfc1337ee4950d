import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { InApp } from '#entities/testing/InApp.tsx';
import { createScriptedProfile } from '#shared/testing/scriptedProfile.ts';
import { ClosureNotice } from '#shared/page/ClosureNotice.tsx';
import { storedTrader } from '#shared/testing/testEnvironment.ts';
import { Notices } from './Notices';

let exchange = createScriptedProfile();

const meta = preview.meta({
  component: Notices,
  args: { closure: <ClosureNotice withdrawOnly /> },
  title: 'Screens/Shell/Notices/Connected',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Above every screen, from the switches and the profile of who is signed in.' } },
  },
  beforeEach: () => {
    exchange = createScriptedProfile({ userProfile: 'closed' }, { stored: storedTrader });
  },
  render: (args) => (
    <InApp services={exchange.services} at="/wallet">
      <Notices {...args} />
    </InApp>
  ),
});

/** What is about the trader's own account comes before what is about all. */
export const ClosedWhileWindingDown = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('region', { name: 'Closed account' })).toHaveTextContent(/is closed/);
    await expect(canvas.queryByRole('region', { name: 'Exchange closure' })).not.toBeInTheDocument();
  },
});
