import { stakingTexts } from '@exchange/domain';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { TabLink, TabLinks } from './TabLinks';

const { navigation } = stakingTexts;

const followed = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = preview.meta({
  component: TabLinks,
  subcomponents: { TabLink },
  title: 'Components/Navigation/TabLinks',
  parameters: {
    docs: {
      description: {
        component:
          'Links that look like tabs, for screens with addresses of their own: Staking, Staking Orders and Staking Rewards, and the tokens of token details. Each is a separate tab stop, as links are.',
      },
    },
  },
  args: {
    label: 'Staking',
    children: (
      <>
        <TabLink href="#staking" isCurrent>
          {navigation.staking}
        </TabLink>
        <TabLink href="#staking-order" onClick={followed}>
          {navigation.orders}
        </TabLink>
        <TabLink href="#staking-rewards">{navigation.rewards}</TabLink>
      </>
    ),
  },
});

export const Staking = meta.story({
  play: async ({ canvas, userEvent }) => {
    followed.mockClear();
    await expect(canvas.getByRole('navigation', { name: 'Staking' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Staking');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Staking Orders' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Staking Orders' }));
    await expect(followed).toHaveBeenCalledOnce();
  },
});

/** The app passes its router's links, which mark the current one themselves; this story uses plain ones. */
export const AroundRouterLinks = meta.story({
  args: {
    children: (
      <>
        <TabLink asChild>
          <a href="#staking">{navigation.staking}</a>
        </TabLink>
        <TabLink asChild>
          <a href="#staking-order" aria-current="page">
            {navigation.orders}
          </a>
        </TabLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Staking Orders' });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(getComputedStyle(link, '::after').opacity).toBe('1');
    await expect(getComputedStyle(canvas.getByRole('link', { name: 'Staking' }), '::after').opacity).toBe('0');
  },
});

export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '240px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('navigation')).toHaveAttribute('data-more', 'end'));
  },
});
