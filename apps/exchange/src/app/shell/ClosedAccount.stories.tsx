import { expect } from 'storybook/test';
import { MemoryRouter } from 'react-router-dom';
import preview from '../../../../../.storybook/preview';
import { ClosedAccount } from './ClosedAccount';

const withdrawableUntil = Date.parse('2026-05-31T12:00:00Z');

const meta = preview.meta({
  component: ClosedAccount,
  title: 'Screens/Shell/Closed account',
  args: { withdrawableUntil, now: Date.parse('2026-03-02T12:00:00Z') },
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Above every screen, for the trader of a closed account.' } },
  },
  render: (args) => (
    <MemoryRouter>
      <ClosedAccount {...args} />
    </MemoryRouter>
  ),
});

/** Until when the funds can be withdrawn, and the way to them [SHL-290]. */
export const CanWithdraw = meta.story({
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('region', { name: 'Closed account' });
    await expect(notice).toHaveTextContent(/Your account is closed\. .* You can withdraw your funds until 31-05-2026/);
    await expect(canvas.getByRole('link', { name: 'Open wallet' })).toHaveAttribute('href', '/wallet');
  },
});

/** Nothing was taken, and support releases it [SHL-291]. */
export const TimeIsOver = meta.story({
  args: { now: withdrawableUntil },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Closed account' })).toHaveTextContent(/They are still yours/);
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
  },
});

export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
