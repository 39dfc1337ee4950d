import { fieldTexts } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { OtpField, type OtpFieldProps } from './OtpField';

const Held = ({ value: atFirst, onValueChange, ...args }: OtpFieldProps) => {
  const [value, setValue] = useState(atFirst);
  const keep = (code: string) => {
    setValue(code);
    onValueChange(code);
  };
  return <OtpField {...args} value={value} onValueChange={keep} />;
};

const meta = preview.meta({
  component: OtpField,
  title: 'Components/Inputs/OtpField',
  args: {
    label: 'Authenticator code',
    hint: 'Enter the 6-digit code from your authenticator app.',
    length: 6 as const,
    value: '',
    onValueChange: fn(),
    onComplete: fn(),
  },
  render: (args) => <Held {...args} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: space[16], maxInlineSize: '420px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Every code that the application asks for. Where it submits itself (`onComplete`) and where it waits for a button is up to the step: signing in, changing the password, two-factor, revoke and auto-renewal submit, a withdrawal, a stake and a saved address have a button. Codes for new login activity and for withdrawals may be longer on another server (`longest`).',
      },
    },
  },
});

const boxes = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>('[data-input-otp-container] > [aria-hidden] > span'),
];

const shown = (canvasElement: HTMLElement) => boxes(canvasElement).map(({ textContent }) => textContent);

export const Empty = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Authenticator code' });
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(input).toHaveAccessibleDescription('Enter the 6-digit code from your authenticator app.');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(boxes(canvasElement)).toHaveLength(6);
    await userEvent.click(canvas.getByText('Authenticator code'));
    await expect(input).toHaveFocus();
  },
});

/** Accepts digits only, and submits automatically after the last one. */
export const Typed = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12a3-45');
    await expect(shown(canvasElement)).toEqual(['1', '2', '3', '4', '5', '']);
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('6');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    await userEvent.keyboard('{Backspace}');
    await expect(shown(canvasElement)).toEqual(['1', '2', '3', '4', '5', '']);
    await userEvent.keyboard('6');
    await expect(args.onComplete).toHaveBeenCalledTimes(2);
  },
});

/** A code sent by email has 5 digits. */
export const MailedCode = meta.story({
  args: { label: 'Email code', hint: undefined, length: 5, value: '123' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Email code'));
    await userEvent.keyboard('{End}45');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('12345');
  },
});

/** A complete pasted code replaces what was typed, without the spaces, dashes and words it was copied with. */
export const Pasted = meta.story({
  args: { value: '12' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('Code 77');
    await expect(input).toHaveValue('12');
    await userEvent.paste('654-321');
    await expect(shown(canvasElement)).toEqual(['6', '5', '4', '3', '2', '1']);
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('654321');
  },
});

/** The library marks a digit, then selects it when the browser responds; nobody types faster than this wait. */
const rested = () => new Promise((resolve) => setTimeout(resolve, 50));

/** The arrow keys move between digits; typing replaces the selected one. */
export const Corrected = meta.story({
  args: { value: '123456' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    const marked = () => boxes(canvasElement).findIndex((box) => 'active' in box.dataset);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(marked()).toBe(5));
    await rested();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(marked()).toBe(4));
    await rested();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(marked()).toBe(3));
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('123956');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123956');
  },
});

export const WithError = meta.story({
  args: { label: 'Email code', length: 5, value: '12345', error: fieldTexts.mailCode },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Invalid OTP');
  },
});

const Checked = (args: OtpFieldProps) => {
  const [value, setValue] = useState('');
  const [isProcessing, setProcessing] = useState(false);
  const [error, setError] = useState<string>();
  const refuse = () => {
    setProcessing(false);
    setError('Wrong OTP');
    setValue('');
  };
  const send = (code: string) => {
    args.onComplete?.(code);
    setError(undefined);
    setProcessing(true);
  };
  return (
    <>
      <OtpField
        {...args}
        value={value}
        onValueChange={setValue}
        onComplete={send}
        isProcessing={isProcessing}
        error={error}
      />
      <Button variant="outline" tone="neutral" onClick={refuse}>
        Refuse the code
      </Button>
    </>
  );
};

/** Read-only while a code is checked. It keeps focus, so that people can retype the code after a refusal. */
export const Processing = meta.story({
  render: (args) => <Checked {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '111111');
    await expect(input).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Backspace}2');
    await userEvent.paste('222222');
    await expect(input).toHaveValue('111111');
    await expect(input).toHaveFocus();
    canvas.getByRole('button', { name: 'Refuse the code' }).click();
    await waitFor(() => expect(input).toHaveAccessibleDescription('Wrong OTP'));
    await expect(input).toHaveValue('');
    await userEvent.keyboard('111111');
    await expect(args.onComplete).toHaveBeenCalledTimes(2);
    await expect(input).toHaveAttribute('aria-busy', 'true');
  },
});

/** If a button press led to this step, the code can be typed straight away. */
export const FocusedAtFirst = meta.story({
  // On a docs page, focus would scroll to it, even from its own frame.
  render: (args, { viewMode }) => <Held {...args} isFocusedAtFirst={viewMode === 'story'} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('1');
    await expect(shown(canvasElement)[0]).toBe('1');
  },
});

export const Disabled = meta.story({
  args: { hint: 'Enter the email code first.', disabled: true },
});

export const ReadOnly = meta.story({
  args: { label: 'Email code', hint: 'The code is right.', length: 5, value: '12345', readOnly: true },
});

/** A code that may be longer: five boxes, one more for each further character, and letters as well. */
export const Longer = meta.story({
  args: { label: 'Email code', hint: undefined, length: 5, longest: 12, inputMode: 'text' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email code' });
    await userEvent.type(field, '1234');
    await expect(boxes(canvasElement)).toHaveLength(5);
    await userEvent.type(field, '5a7');
    await expect(field).toHaveValue('12345a7');
    await expect(boxes(canvasElement)).toHaveLength(7);
    await userEvent.type(field, '89012');
    await expect(field).toHaveValue('12345a789012');
  },
});
