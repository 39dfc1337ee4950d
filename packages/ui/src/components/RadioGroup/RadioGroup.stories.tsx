import { fieldTexts, requestTexts } from '@exchange/domain';
import { useRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup';
import { radioOrientations } from './radioOrientations';

const column = { display: 'grid', gap: space[16], maxInlineSize: '420px' } as const;

type Props = RadioGroupProps<string | number>;

const Chosen = (args: Props) => {
  const [value, setValue] = useState(args.value);
  const change = (next: string | number) => {
    setValue(next);
    args.onValueChange(next);
  };
  return <RadioGroup {...args} value={value} onValueChange={change} />;
};

const genders: RadioOption<string>[] = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
];

const networks: RadioOption<string>[] = [
  { value: 'erc20', label: 'ERC20', hint: 'A token with a contract on Ethereum.' },
  { value: 'other', label: 'Non-ERC20', hint: 'Anything else: a coin with a chain of its own, or a token on another.' },
];

const meta = preview.meta({
  component: RadioGroup<string | number>,
  title: 'Components/Choices and dates/RadioGroup',
  args: {
    label: 'Gender',
    options: genders,
    value: 'male',
    onValueChange: fn(),
  },
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
          'One of a few, with all options visible: gender in the KYC form, the kind of token in Add asset, the period of a stake where each has its own yield.',
      },
    },
  },
});

export const Vertical = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Gender' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Male' })).toBeChecked();
    await userEvent.click(canvas.getByText('Female'));
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Male' })).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('female');
  },
});

export const Horizontal = meta.story({ args: { orientation: 'horizontal' } });

/**
 * A single tab stop; arrows choose and wrap around. Leaving the group calls `onBlur` once. The test holds keys briefly,
 * as people do.
 */
export const ByKeyboard = meta.story({
  args: { onBlur: fn() },
  play: async ({ args, canvas }) => {
    const hand = userEvent.setup({ delay: 20 });
    await hand.tab();
    await expect(canvas.getByRole('radio', { name: 'Male' })).toHaveFocus();
    await hand.keyboard('{ArrowDown>}{/ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Female' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
    await hand.keyboard('{ArrowRight>}{/ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Male' })).toBeChecked();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await hand.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

/** Values that are numbers, such as months, stay numbers. */
export const Numbers = meta.story({
  args: {
    label: 'Period',
    options: [
      { value: 6, label: '6 months', hint: '7.1% a year' },
      { value: 12, label: '12 months', hint: '7.84% a year' },
    ],
    value: 6,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '12 months' }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(12);
  },
});

export const OptionHints = meta.story({
  args: { label: 'Token type', options: networks, value: 'erc20', hint: 'This decides what else is asked for.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'ERC20' })).toHaveAccessibleDescription(
      'A token with a contract on Ethereum.',
    );
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('This decides what else is asked for.');
  },
});

const Asked = (args: Props) => {
  const group = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState<Props['value']>('');
  return (
    <>
      <RadioGroup
        {...args}
        ref={group}
        value={value}
        onValueChange={setValue}
        error={value === '' ? fieldTexts.required : undefined}
      />
      <Button onClick={() => group.current?.focus()}>Send</Button>
    </>
  );
};

/** With nothing chosen yet, the first option gets focus if the group has a form's first error. */
export const WithError = meta.story({
  args: { label: 'Token type', options: networks, need: 'required' },
  render: (args) => <Asked {...args} />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Token type' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('This field is required.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('radio', { name: 'ERC20' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'ERC20' })).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(group).toBeValid();
    await userEvent.click(canvas.getByRole('radio', { name: 'Non-ERC20' }));
  },
});

/** Arrows skip disabled options. */
export const DisabledWithReason = meta.story({
  args: {
    label: 'Second factor',
    value: 'app',
    options: [
      { value: 'app', label: 'Authenticator app', hint: 'Six digits, new every half minute.' },
      { value: 'mail', label: 'Emailed code', disabledReason: 'Verify your email address first.' },
    ],
  },
  play: async ({ args, canvas }) => {
    const mailed = canvas.getByRole('radio', { name: 'Emailed code', description: 'Verify your email address first.' });
    await expect(mailed).toBeDisabled();
    const hand = userEvent.setup({ delay: 20 });
    await hand.tab();
    await hand.keyboard('{ArrowDown>}{/ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Authenticator app' })).toHaveFocus();
    await hand.click(canvas.getByText('Emailed code'));
    await expect(mailed).not.toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const LongLabels = meta.story({
  args: {
    label: 'What do you want to ask?',
    orientation: 'horizontal',
    value: 'price',
    options: [
      { value: 'price', label: requestTexts.otcReply },
      { value: 'settlement', label: requestTexts.otcCompletion },
    ],
  },
});

export const Compact = meta.story({
  render: (args) => (
    <div data-density="compact" style={{ display: 'grid', gap: space[16] }}>
      {radioOrientations.map((orientation) => (
        <Chosen {...args} key={orientation} orientation={orientation} />
      ))}
    </div>
  ),
});
