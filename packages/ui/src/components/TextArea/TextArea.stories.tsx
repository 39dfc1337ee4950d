import { fieldTexts } from '@exchange/domain';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { controlSizes } from '../Field/controlSizes';
import { TextArea, type TextAreaProps } from './TextArea';

const column = { display: 'grid', gap: space[16], maxInlineSize: '420px' } as const;

const meta = preview.meta({
  component: TextArea,
  title: 'Components/Inputs/TextArea',
  args: { label: 'Description' },
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
          'Several lines of text: the description of a support ticket, the trade details of the OTC form, the information in the partnership form, the remarks on a new asset.',
      },
    },
  },
});

const story =
  'I sent 2 500 XDC to my deposit address yesterday at noon. The explorer shows 40 confirmations, but my wallet does not show the deposit.';

export const Empty = meta.story({
  args: { placeholder: 'What happened, and when?' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.click(canvas.getByText('Description'));
    await expect(area).toHaveFocus();
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
});

export const Filled = meta.story({ args: { defaultValue: story } });

/** As tall as its content, between a minimum and a maximum; beyond that it scrolls. */
export const Grows = meta.story({
  args: { minRows: 2, maxRows: 5 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    const line = 20;
    const padding = 16;
    await expect(area.offsetHeight).toBe(2 * line + padding);
    await userEvent.type(area, 'One{Enter}Two{Enter}Three{Enter}Four');
    await expect(area.offsetHeight).toBe(4 * line + padding);
    await userEvent.type(area, '{Enter}Five{Enter}Six{Enter}Seven');
    await expect(area.offsetHeight).toBe(5 * line + padding);
    await expect(area.scrollHeight).toBe(7 * line + padding);
  },
});

export const WithHint = meta.story({
  args: { label: 'Trade details', hint: 'Which currency, how much, and when you want to settle.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Which currency, how much, and when you want to settle.',
    );
  },
});

const Corrected = (args: TextAreaProps) => {
  const [error, setError] = useState(args.error);
  return <TextArea {...args} error={error} onChange={() => setError(undefined)} />;
};

export const WithError = meta.story({
  args: { label: 'Information', error: fieldTexts.required, need: 'required' },
  render: (args) => <Corrected {...args} />,
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Information' });
    await expect(area).toBeInvalid();
    await expect(area).toBeRequired();
    await expect(area).toHaveAccessibleDescription('This field is required.');
    await userEvent.type(area, 'B');
    await expect(area).toBeValid();
  },
});

/**
 * Screen readers announce the limit with the field, and how many characters are left near the end. An emoji counts as
 * one, and nothing is cut off.
 */
export const WithLimit = meta.story({
  args: { longest: 60, hint: 'A few words are enough.' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' });
    await expect(area).toHaveAccessibleDescription('A few words are enough. At most 60 characters.');
    await userEvent.type(area, 'x'.repeat(40));
    await expect(canvas.getByText('40 / 60')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('20 characters left.');
    await userEvent.paste('😀'.repeat(20));
    await expect(canvas.getByText('60 / 60')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('No characters left.');
    await userEvent.paste('y'.repeat(30));
    await expect(area).toHaveValue('x'.repeat(40) + '😀'.repeat(20) + 'y'.repeat(30));
    await expect(canvas.getByText('90 / 60')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Too many characters.');
  },
});

export const Optional = meta.story({
  args: { label: 'Remarks', need: 'optional', longest: 500, aside: 'Shown to nobody', defaultValue: story },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${story.length} / 500`)).toBeVisible();
    await expect(canvas.getByText('Shown to nobody')).toBeVisible();
  },
});

export const LongWord = meta.story({ args: { defaultValue: `https://example.com/${'0x5f'.repeat(60)}` } });

export const ReadOnly = meta.story({ args: { defaultValue: story, readOnly: true } });

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: story, hint: 'Your ticket has been sent.' },
});

export const Sizes = meta.story({
  args: { minRows: 2 },
  render: (args) => (
    <>
      {controlSizes.map((size) => (
        <TextArea {...args} key={size} size={size} label={`Description, ${size}`} placeholder="What happened?" />
      ))}
    </>
  ),
});
