import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { controlSizes } from '../Field/controlSizes';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { TextField, type TextFieldProps } from './TextField';

const column = { display: 'grid', gap: space[16], maxInlineSize: '420px' } as const;

const meta = preview.meta({
  component: TextField,
  title: 'Components/Inputs/TextField',
  args: { label: 'First name', autoComplete: 'given-name', spellCheck: false },
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
          'One line of text, on every form: sign in, register, forgot and expired password, profile, KYC, OTC, partnership, support, add asset, withdrawal address.',
      },
    },
  },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('First name'));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  },
});

export const Filled = meta.story({ args: { defaultValue: 'Ada' } });

export const WithHint = meta.story({
  args: { hint: 'As it stands in your passport.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As it stands in your passport.');
  },
});

const Corrected = (args: TextFieldProps) => {
  const [error, setError] = useState(args.error);
  return <TextField {...args} error={error} onChange={() => setError(undefined)} />;
};

/** The error replaces the hint, and the hint returns once it is fixed. */
export const WithError = meta.story({
  args: { hint: 'As it stands in your passport.', error: 'This field is required.', need: 'required' },
  render: (args) => <Corrected {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('This field is required.');
    await userEvent.type(input, 'A');
    await expect(input).toBeValid();
    await expect(input).toHaveAccessibleDescription('As it stands in your passport.');
  },
});

export const Optional = meta.story({ args: { label: 'Referral code', need: 'optional' } });

export const WithAside = meta.story({
  args: { label: 'Password', aside: <Link href="#forgot">Forgot password?</Link> },
});

export const WithUnit = meta.story({
  args: { label: 'Amount', defaultValue: '2500', align: 'end', end: 'XDC', inputMode: 'decimal' },
});

export const WithPicture = meta.story({
  args: { label: 'Search', isLabelHidden: true, placeholder: 'Search', start: <Icon name="search" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Search' })).toBeVisible();
  },
});

export const ReadOnly = meta.story({
  args: { label: 'Email', defaultValue: 'ada@example.com', readOnly: true, hint: 'Your email cannot be changed.' },
});

export const Disabled = meta.story({
  args: { label: 'Price', defaultValue: '1', disabled: true, hint: 'XDC and XDCE are swapped one to one.' },
});

export const Sizes = meta.story({
  render: (args) => (
    <>
      {controlSizes.map((size) => (
        <TextField {...args} key={size} size={size} label={`${args.label}, ${size}`} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('textbox').map((input) => input.parentElement?.offsetHeight);
    await expect(heights).toEqual([28, 36, 44]);
  },
});
