import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '../testing/inRouter';
import { NotBuiltYet } from './NotBuiltYet';

const meta = preview.meta({
  component: NotBuiltYet,
  title: 'Screens/Shell/Not built yet',
  parameters: { layout: 'fullscreen' },
  decorators: [inRouter],
  args: { title: 'Staking Rewards' },
});

export const WithAWayHome = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Staking Rewards' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  },
});

export const WithAnotherWayOn = meta.story({
  args: { title: 'Markets', onward: { to: '/trade', label: 'Go to spot trading' } },
});
