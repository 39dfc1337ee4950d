import { accountTexts, stakingTexts, ratioSwapTexts } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Link } from '../Link/Link';
import { Checkbox, type CheckboxProps } from './Checkbox';

const column = { display: 'grid', gap: space[16], maxInlineSize: '420px' } as const;

const Ticked = (args: CheckboxProps) => {
  const [value, setValue] = useState(args.value);
  const change = (next: boolean) => {
    setValue(next);
    args.onValueChange(next);
  };
  return <Checkbox {...args} value={value} onValueChange={change} />;
};

const meta = preview.meta({
  component: Checkbox,
  title: 'Components/Choices and dates/Checkbox',
  args: { label: accountTexts.rememberMe, value: false, onValueChange: fn() },
  render: (args) => <Ticked {...args} />,
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
          'Something to agree to or ask for: Remember me at sign-in, the terms of registration and of the ratio swap, the confirmation of staking, hiding small balances in the wallet.',
      },
    },
  },
});

/** Clicking the label ticks the box. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false);
    await expect(box).not.toBeChecked();
  },
});

export const Checked = meta.story({ args: { value: true } });

/** The space bar ticks it; Enter submits the form. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(box).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
});

export const WithHint = meta.story({
  args: { label: 'Hide small balances', hint: 'Balances worth less than 1 USD.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Balances worth less than 1 USD.');
  },
});

const Agreement = (args: CheckboxProps) => {
  const [value, setValue] = useState(false);
  return (
    <Checkbox
      {...args}
      value={value}
      onValueChange={setValue}
      error={value ? undefined : ratioSwapTexts.agreementNeeded}
    />
  );
};

/** The error disappears once the box is ticked. */
export const WithError = meta.story({
  args: { label: ratioSwapTexts.agreement, need: 'required' },
  render: (args) => <Agreement {...args} />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I Agree above Terms and Conditions.' });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription('Please agree to the terms and conditions.');
    await userEvent.click(box);
    await expect(box).toBeValid();
    await expect(box).not.toHaveAccessibleDescription();
    await userEvent.click(box);
  },
});

export const LongLabel = meta.story({ args: { label: stakingTexts.agreement, value: true } });

/** Links in the label work as links; the rest of it ticks the box. */
export const LinksInLabel = meta.story({
  args: {
    label: (
      <>
        I have read the <Link href="#terms">Terms of Use</Link> and the <Link href="#privacy">Privacy Policy</Link>, and
        I am 18 or older.
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /^I have read the Terms of Use and the Privacy Policy/ });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Terms of Use' })).toHaveFocus();
    await userEvent.click(canvas.getByText(/18 or older/));
    await expect(box).toBeChecked();
  },
});

/** It stays focusable, so that keyboard users get the reason too. */
export const DisabledWithReason = meta.story({
  args: { label: 'Receive rewards in XDC', disabledReason: stakingTexts.disabled },
  render: (args) => (
    <>
      <Ticked {...args} />
      <Ticked {...args} label="Renew at the end of the term" value />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Receive rewards in XDC', description: 'Staking Disabled' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('Receive rewards in XDC'));
    await expect(box).not.toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** Takes the size of the surrounding text. */
export const Compact = meta.story({
  args: { label: 'Hide other pairs', value: true },
  render: (args) => (
    <div data-density="compact">
      <Ticked {...args} />
    </div>
  ),
});
