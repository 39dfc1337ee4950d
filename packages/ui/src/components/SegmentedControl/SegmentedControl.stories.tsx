import { sideFilters, stakingPlans, stakingTexts } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { controlSizes } from '../Field/controlSizes';
import { SegmentedControl, type SegmentedControlProps, type SegmentedOption } from './SegmentedControl';

const column = { display: 'grid', gap: space[16], maxInlineSize: '420px' } as const;

type Props = SegmentedControlProps<string | number>;

const Chosen = (args: Props) => {
  const [value, setValue] = useState(args.value);
  const change = (next: string | number) => {
    setValue(next);
    args.onValueChange(next);
  };
  return <SegmentedControl {...args} value={value} onValueChange={change} />;
};

const periods: SegmentedOption<string | number>[] = stakingPlans.flexible.terms.map(({ months }) => ({
  value: months,
  label: `${months} months`,
}));

const meta = preview.meta({
  component: SegmentedControl<string | number>,
  title: 'Components/Choices and dates/SegmentedControl',
  args: { label: 'Period', options: periods, value: 3, onValueChange: fn() },
  render: (args: Props) => <Chosen {...args} />,
  decorators: [
    (Story) => (
      <div style={column}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'One of a few, chosen in one row: the period of a stake (3, 6, 9, 12 months), the side filter of the order history (All, Buy, Sell), the theme. It is a group of radio buttons, so one is always selected. For shortcuts that only act, use a ButtonGroup.',
      },
    },
  },
});

/** Pressing the selected option leaves it selected. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const three = canvas.getByRole('radio', { name: '3 months' });
    const six = canvas.getByRole('radio', { name: '6 months' });
    await expect(canvas.getByRole('radiogroup', { name: 'Period' })).toContainElement(three);
    await userEvent.click(three);
    await expect(three).toBeChecked();
    await userEvent.click(six);
    await userEvent.click(six);
    await expect(six).toBeChecked();
    await expect(three).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(6);
  },
});

/** A single tab stop; arrows choose. The test holds keys briefly, as people do. */
export const ByKeyboard = meta.story({
  args: { onBlur: fn() },
  play: async ({ args, canvas }) => {
    const hand = userEvent.setup({ delay: 20 });
    await hand.tab();
    await expect(canvas.getByRole('radio', { name: '3 months' })).toHaveFocus();
    await hand.keyboard('{ArrowRight>}{/ArrowRight}{ArrowRight>}{/ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '9 months' })).toBeChecked();
    await hand.keyboard('{ArrowLeft>}{/ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '6 months' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(6);
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
});

export const Sides = meta.story({
  args: {
    label: 'Side',
    isLabelHidden: true,
    value: 'All',
    options: sideFilters.map((side) => ({ value: side, label: side })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Side' })).toBeVisible();
  },
});

export const WithPictures = meta.story({
  args: {
    label: 'Theme',
    value: 'dark',
    options: [
      { value: 'system', label: 'System', icon: 'settings' },
      { value: 'light', label: 'Light', icon: 'sun' },
      { value: 'dark', label: 'Dark', icon: 'moon' },
    ],
  },
});

export const WithHint = meta.story({
  args: { hint: 'The stake is returned 7 days after you revoke it.', aside: '4.75% a year' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'The stake is returned 7 days after you revoke it.',
    );
  },
});

export const WithError = meta.story({
  args: { error: 'This period is no longer offered.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('This period is no longer offered.');
  },
});

export const DisabledWithReason = meta.story({
  args: { disabledReason: stakingTexts.closed },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(stakingTexts.closed);
    await userEvent.click(canvas.getByText('6 months'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: '3 months' })).toBeChecked();
  },
});

/** Small in trading panels, large where it is the first choice to make. */
export const Sizes = meta.story({
  render: (args) => (
    <>
      {controlSizes.map((size) => (
        <Chosen {...args} key={size} size={size} label={`Period, ${size}`} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radiogroup').map(({ offsetHeight }) => offsetHeight)).toEqual([28, 36, 44]);
  },
});

/** Labels that don't fit wrap; the row itself doesn't. */
export const LongLabels = meta.story({
  args: {
    label: 'Token type',
    value: 'none',
    options: [
      { value: 'none', label: 'Not decided yet' },
      { value: 'erc20', label: 'ERC20 on Ethereum' },
      { value: 'other', label: 'Any other kind of token' },
    ],
  },
});
