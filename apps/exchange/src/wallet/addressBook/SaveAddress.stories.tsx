import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { SaveAddress, type SaveAddressProps } from './SaveAddress';

const Kept = (args: SaveAddressProps) => {
  const [savedAs, setSavedAs] = useState(args.savedAs);
  return (
    <SaveAddress
      {...args}
      savedAs={savedAs}
      onSave={async (label, code) => {
        const result = await args.onSave(label, code);
        if (!result.error) setSavedAs(label);
        return result;
      }}
    />
  );
};

const unsaved: SaveAddressProps = {
  savedAs: undefined,
  isOnDevice: false,
  onSave: fn(async () => ({ data: undefined })),
};

const meta = preview.meta({
  component: SaveAddress,
  title: 'Screens/Wallet/Address book/Save this address',
  args: unsaved,
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '420px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: { description: { component: 'At the end of a withdrawal: keeps its address for the next one.' } },
  },
});

/** Asks only for a label, and for the code that a change needs [WAL-326]. */
export const Saved = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save address' });
    await expect(save).toHaveAccessibleDescription('Enter a label and your authenticator code.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Label' }), 'Cold storage');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Authenticator code' }), '123456{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saved as “Cold storage”'));
    await expect(args.onSave).toHaveBeenCalledWith('Cold storage', '123456');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** A saved address shows its label, and nothing else is asked. */
export const SavedBefore = meta.story({
  args: { savedAs: 'Phone wallet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved as “Phone wallet”');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** Says first that it stays on this device [WAL-329]. */
export const OnThisDevice = meta.story({
  args: { isOnDevice: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Label' })).toHaveAccessibleDescription(
      'Saved on this device only.',
    );
  },
});

export const Failed = meta.story({
  args: { onSave: fn(async () => ({ error: { code: 'timed-out' as const } })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Label' }), 'Cold storage');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Authenticator code' }), '123456{Enter}');
    await expect(await canvas.findByText("The exchange didn't answer in time. Try again.")).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Label' })).toHaveValue('Cold storage');
  },
});
