import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Switch, type SwitchProps } from './Switch';

const column = { display: 'grid', gap: space[16], maxInlineSize: '420px' } as const;

const Switched = (args: SwitchProps) => {
  const [value, setValue] = useState(args.value);
  const change = (next: boolean) => {
    setValue(next);
    args.onValueChange(next);
  };
  return <Switch {...args} value={value} onValueChange={change} />;
};

const meta = preview.meta({
  component: Switch,
  title: 'Components/Choices and dates/Switch',
  args: { label: 'Hide cancelled', value: false, onValueChange: fn() },
  render: (args) => <Switched {...args} />,
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
          'Turns something on or off immediately: hiding cancelled orders in the order history, auto-renewal of a stake, the screen settings.',
      },
    },
  },
});

export const Off = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Hide cancelled', checked: false });
    await userEvent.click(canvas.getByText('Hide cancelled'));
    await expect(control).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
  },
});

export const On = meta.story({ args: { value: true } });

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(control).not.toBeChecked();
  },
});

export const WithHint = meta.story({
  args: { label: 'Auto-renewal', hint: 'Once it is off it cannot be turned on again.', value: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'Once it is off it cannot be turned on again.',
    );
  },
});

/** In a list of settings, switches are aligned at the end of the lines. */
export const AtTheEnd = meta.story({
  args: { place: 'end' },
  render: (args) => (
    <>
      <Switched {...args} label="Blue and orange instead of green and red" hint="For buying and selling, everywhere." />
      <Switched {...args} label="Less motion" value />
      <Switched {...args} label="Ask before an order is placed" value />
    </>
  ),
});

/** If a column header says what it is, the label is for screen readers only. */
export const LabelHidden = meta.story({
  args: { label: 'Auto-renewal of stake 42', isLabelHidden: true, value: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Auto-renewal of stake 42' })).toBeVisible();
  },
});

export const WithError = meta.story({
  args: { label: 'Auto-renewal', value: true, error: 'Something went wrong' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeInvalid();
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Something went wrong');
  },
});

export const DisabledWithReason = meta.story({
  args: { label: 'Auto-renewal', disabledReason: 'Wont Renew' },
  render: (args) => (
    <>
      <Switched {...args} />
      <Switched {...args} label="Auto-renewal of a fixed stake" disabledReason="Its term has not ended." value />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Auto-renewal', description: 'Wont Renew' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const Compact = meta.story({
  args: { value: true },
  render: (args) => (
    <div data-density="compact">
      <Switched {...args} />
    </div>
  ),
});
