import { percentShares } from '@exchange/domain';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { controlSizes } from '../Field/controlSizes';
import { ButtonGroup } from './ButtonGroup';

const shares = percentShares.map((share) => ({ value: share, label: `${share}%` }));

const meta = preview.meta({
  component: ButtonGroup<string | number>,
  title: 'Components/Actions/ButtonGroup',
  args: {
    label: 'Share of your balance',
    options: shares,
    onPress: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: space[16], maxInlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Shortcuts side by side that act when pressed and keep no state: 25, 50, 75 and 100 percent of the balance in the order forms, in the withdrawal panel and for the staking amount. For one choice that stays selected, use a SegmentedControl.',
      },
    },
  },
});

/** The same button can be pressed again, because the price may have moved since. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Share of your balance' })).toBeVisible();
    const half = canvas.getByRole('button', { name: '50%' });
    await userEvent.click(half);
    await userEvent.click(half);
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await expect(args.onPress).toHaveBeenLastCalledWith(50);
    await expect(half).not.toHaveAttribute('aria-pressed');
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenLastCalledWith(50);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenLastCalledWith(75);
    await expect(canvas.getByRole('button', { name: '75%' })).toHaveFocus();
  },
});

/** As wide as the order form around it, 28 pixels tall. */
export const InOrderForm = meta.story({
  args: { size: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '100%' }).offsetHeight).toBe(28);
  },
});

export const DisabledWithReason = meta.story({
  args: { size: 'small', disabledReason: 'Sign in to see your balance.' },
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('button', { name: '100%', description: 'Sign in to see your balance.' });
    await userEvent.click(all);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <>
      {controlSizes.map((size) => (
        <ButtonGroup {...args} key={size} size={size} label={`${args.label}, ${size}`} />
      ))}
    </>
  ),
});
