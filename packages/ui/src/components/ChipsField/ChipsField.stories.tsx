import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { ChipsField, type ChipsFieldProps } from './ChipsField';

const column = { display: 'grid', gap: space[16], maxInlineSize: '420px' } as const;

const none: readonly string[] = [];

const isAddress = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);

const Kept = ({ value: first, onValueChange, ...props }: ChipsFieldProps) => {
  const [values, setValues] = useState(first);
  const keep = (next: readonly string[]) => {
    setValues(next);
    onValueChange(next);
  };
  return <ChipsField {...props} value={values} onValueChange={keep} />;
};

const meta = preview.meta({
  component: ChipsField,
  title: 'Components/Inputs/ChipsField',
  args: {
    label: 'Email addresses',
    hint: 'Separate addresses with commas or spaces.',
    type: 'email' as const,
    value: none,
    onValueChange: fn(),
    read: (text: string) =>
      text
        .split(/[\s,;]+/)
        .filter((part) => part !== '')
        .map((part) => part.toLowerCase()),
    check: (value: string) => (isAddress(value) ? undefined : 'Enter valid email address.'),
  },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div style={column}>
        <Story />
      </div>
    ),
  ],
  parameters: { docs: { description: { component: 'Several addresses in one field: inviting people by email.' } } },
});

/**
 * Enter, a comma, a space or leaving the field turns what was typed into a chip [REF-010], which is announced
 * [REF-071].
 */
export const Typed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Email addresses' });
    await userEvent.type(input, 'ada@example.com{Enter}');
    await userEvent.type(input, 'Bob@Example.com,');
    await userEvent.type(input, 'cy@example.com ');
    await userEvent.type(input, 'dee@example.com');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'ada@example.com',
      'bob@example.com',
      'cy@example.com',
      'dee@example.com',
    ]);
    await expect(input).toHaveValue('');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('status')).toHaveTextContent('Added dee@example.com');
  },
});

/** Each entry of a pasted list becomes a chip, without duplicates. */
export const Pasted = meta.story({
  args: { value: ['ada@example.com'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('ADA@example.com, bob@example.com\ncy@example.com;dee@example.com');
    await expect(canvas.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      'ada@example.com',
      'bob@example.com',
      'cy@example.com',
      'dee@example.com',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Added 3');
  },
});

/** An invalid chip stays, with an error. Backspace in the empty field reopens the last chip for editing. */
export const Wrong = meta.story({
  args: { value: ['ada@example.com', 'bob@example'] },
  play: async ({ canvas, userEvent }) => {
    const [right, wrong] = canvas.getAllByRole('listitem');
    await expect(right).not.toHaveTextContent('Enter valid email address.');
    await expect(wrong).toHaveTextContent('bob@example Enter valid email address.');
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '{Backspace}.com{Enter}');
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(/^bob@example\.com$/);
  },
});

/**
 * The button on a chip removes it [REF-010], which is announced [REF-071]. Focus moves to the next chip, or after the
 * last one to the field.
 */
export const Removed = meta.story({
  args: { value: ['ada@example.com', 'bob@example.com'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove ada@example.com' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove bob@example.com' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Removed bob@example.com');
  },
});

export const WithError = meta.story({
  args: { value: ['ada@example.com'], error: "You've already invited ada@example.com." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription("You've already invited ada@example.com.");
  },
});

/** Chips can be neither added nor removed. */
export const Disabled = meta.story({
  args: { value: ['ada@example.com'], disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove ada@example.com' })).toBeDisabled();
  },
});

const many = Array.from({ length: 12 }, (_, index) => `somebody.with.a.name.${index}@department.example.com`);

/** Chips wrap, and one wider than the field breaks within itself. */
export const Many = meta.story({
  args: { value: [...many, `${'long'.repeat(16)}@${'example'.repeat(5)}.com`] },
});
