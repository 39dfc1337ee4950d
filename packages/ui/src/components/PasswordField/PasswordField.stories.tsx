import { fieldTexts } from '@exchange/domain';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { PasswordField, type PasswordFieldProps } from './PasswordField';

const column = { display: 'grid', gap: space[16], maxInlineSize: '420px' } as const;

const meta = preview.meta({
  component: PasswordField,
  title: 'Components/Inputs/PasswordField',
  args: { label: 'Password', autoComplete: 'current-password' as const },
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
          'A password that can be revealed before it is sent: sign in, register, expired password, reset password, and Change Password in the profile. When choosing one, its rules are ticked off while typing.',
      },
    },
  },
});

const typed = 'Right-12';

/** Recognised by password managers, and hidden from prying eyes. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByText('Password'));
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await expect(input).toHaveAttribute('spellcheck', 'false');
  },
});

export const Hidden = meta.story({ args: { defaultValue: typed } });

/** Revealing the password moves neither focus nor caret. */
export const Revealed = meta.story({
  args: { defaultValue: typed },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.click(input);
    input.setSelectionRange(2, 5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveFocus();
    await expect([input.selectionStart, input.selectionEnd]).toEqual([2, 5]);
    await userEvent.keyboard('X');
    await expect(input).toHaveValue('RiX-12');
  },
});

/** By keyboard, focus stays on the button, whose name says what it will do next. */
export const ByKeyboard = meta.story({
  args: { defaultValue: typed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
});

export const Pasted = meta.story({
  args: { onPaste: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.paste('From-a-manager-7');
    await expect(canvas.getByLabelText('Password')).toHaveValue('From-a-manager-7');
    await expect(args.onPaste).toHaveBeenCalledOnce();
  },
});

export const WithAside = meta.story({ args: { aside: <Link href="#forgot">Forgot password?</Link> } });

const Corrected = (args: PasswordFieldProps) => {
  const [error, setError] = useState(args.error);
  return <PasswordField {...args} error={error} onChange={() => setError(undefined)} />;
};

export const WithError = meta.story({
  args: { error: fieldTexts.required, need: 'required' },
  render: (args) => <Corrected {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('This field is required.');
    await userEvent.type(input, 'R');
    await expect(input).toBeValid();
  },
});

/** Warns about Caps Lock before the password is rejected. */
export const CapsLock = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.click(input);
    await fireEvent.keyDown(input, { key: 'R', modifierCapsLock: true });
    await expect(input).toHaveAccessibleDescription('Caps Lock is on.');
    await fireEvent.keyUp(input, { key: 'CapsLock' });
    await expect(input).not.toHaveAccessibleDescription();
    await fireEvent.keyDown(input, { key: 'R', modifierCapsLock: true });
  },
});

export const Rule = meta.story({
  args: { label: 'New password', autoComplete: 'new-password', showsRule: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Password requirements' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      expect.stringContaining('A digit (not met yet)'),
    );
  },
});

/** Each part of the rule is ticked off once it is met. */
export const RuleHalfMet = meta.story({
  args: { label: 'New password', autoComplete: 'new-password', showsRule: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('New password');
    await userEvent.type(input, 'Right');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 6 password rules are met.');
    const ticked = canvas.getAllByRole('listitem').filter(({ dataset }) => dataset['met'] === 'true');
    await expect(ticked.map(({ textContent }) => textContent)).toEqual([
      'An upper-case letter (met)',
      'A lower-case letter (met)',
      'No spaces (met)',
    ]);
  },
});

const Filled = (args: PasswordFieldProps) => {
  const [value, setValue] = useState('');
  return (
    <>
      <PasswordField {...args} value={value} onChange={(event) => setValue(event.target.value)} />
      <Button variant="outline" tone="neutral" onClick={() => setValue(typed)}>
        Propose a password
      </Button>
    </>
  );
};

/** The ticks also appear if something else fills in the field, here the form. */
export const RuleMet = meta.story({
  args: { label: 'New password', autoComplete: 'new-password', showsRule: true },
  render: (args) => <Filled {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Propose a password' }));
    await expect(canvas.getByLabelText('New password')).toHaveValue(typed);
    await expect(canvas.getByRole('status')).toHaveTextContent('All password rules are met.');
  },
});

const ChangePassword = (args: PasswordFieldProps) => {
  const { register, reset, handleSubmit } = useForm({ defaultValues: { password: '' } });
  return (
    <form noValidate style={column} onSubmit={(event) => void handleSubmit(() => reset())(event)}>
      <PasswordField {...args} {...register('password')} />
      <Button type="submit">Change password</Button>
    </form>
  );
};

/** Ticks disappear when the form clears the field. */
export const InForm = meta.story({
  args: { label: 'New password', autoComplete: 'new-password', showsRule: true },
  render: (args) => <ChangePassword {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('New password');
    await userEvent.type(input, typed);
    await expect(canvas.getByRole('status')).toHaveTextContent('All password rules are met.');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(input).toHaveValue(''));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await expect(canvas.getAllByText(/not met yet/)).toHaveLength(6);
  },
});

/** The error is the documented sentence; the list shows which part is missing. */
export const RuleBroken = meta.story({
  args: {
    label: 'New password',
    autoComplete: 'new-password',
    showsRule: true,
    defaultValue: 'right 12',
    error: fieldTexts.password,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('New password');
    await expect(input).toHaveAccessibleDescription(expect.stringContaining('Should not contain any blank space.'));
    await expect(input).toHaveAccessibleDescription(expect.stringContaining('No spaces (not met yet)'));
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 6 password rules are met.');
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <>
      <PasswordField {...args} size="medium" label="Password, medium" />
      <PasswordField {...args} size="large" label="Password, large" />
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByLabelText(/^Password,/).map((input) => input.parentElement?.offsetHeight);
    await expect(heights).toEqual([36, 44]);
  },
});
