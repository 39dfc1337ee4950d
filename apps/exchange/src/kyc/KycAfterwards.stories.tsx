import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { KycOnItsOwn, type KycOnItsOwnProps } from './testing/KycOnItsOwn';
import { photos } from './testing/photos';
import { formState, record, shown } from './testing/shown';

const args: KycOnItsOwnProps = {
  ...shown(),
  status: 'Submitted',
  record,
  state: { ...formState, isWaiting: true },
  pictures: {
    front: { kind: 'ready', picture: photos.front },
    back: { kind: 'ready', picture: photos.back },
    holding: { kind: 'ready', picture: photos.holding },
  },
};

const meta = preview.meta({
  component: KycOnItsOwn,
  title: 'Screens/KYC/Afterwards',
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '1152px' }}>
        <Story />
      </div>
    ),
  ],
  args,
  parameters: { docs: { description: { component: 'Submitted documents, and the decision on them.' } } },
});

/** What was sent and when, the trader's own photos, and how long the check takes [KYC-050]. */
export const Submitted = meta.story({
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts.slice(1)).toEqual(['Sam Rivers', 'Male', '17-05-1990', 'Singapore', 'Passport', 'X0000000']);
    await expect(facts[0]).toMatch(/01-03-2026/);
    await expect(canvas.getByText(/Approval takes 24-48 working hours\./)).toBeVisible();
    for (const name of [/front of the document/, /back of the document/, /holding the ID/]) {
      const picture = canvas.getByRole<HTMLImageElement>('img', { name });
      await waitFor(() => expect(picture.naturalWidth).toBe(1600));
    }
    await expect(canvas.queryByRole('form')).toBeNull();
  },
});

/** Documents under review can be replaced, after a confirmation [KYC-051]. */
export const ReplaceQuestion = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Replace documents' }));
    const question = await screen.findByRole('alertdialog', { name: 'Replace your documents?' });
    await expect(question).toHaveTextContent('What you sent stays until you submit again.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep what I sent' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onReplace).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Replace documents' }));
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Replace documents' }));
    await waitFor(() => expect(args.onReplace).toHaveBeenCalledOnce());
  },
});

/** The form for replacement documents, prefilled with what was sent, and a way back. */
export const Replacing = meta.story({
  args: { state: formState },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('What you submit now replaces them.')).toBeVisible();
    await expect(canvas.getByLabelText('Document number')).toHaveValue('X0000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep what I sent' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
});

const onRetry = fn();

/** Photos that are loading, missing or couldn't be loaded keep their space. */
export const PicturesNotThere = meta.story({
  args: {
    pictures: {
      front: { kind: 'loading' },
      back: { kind: 'failed', onRetry, isRetrying: false },
      holding: { kind: 'none' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Loading your photo')).toBeInTheDocument();
    await expect(canvas.getByText('Not available')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry loading the back of the document' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** Submitted a moment ago: the profile doesn't show it yet. */
export const JustSubmitted = meta.story({
  args: { state: { ...formState, isWaiting: true, isRecordOld: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("We're checking your documents")).toBeVisible();
    await expect(canvas.queryByRole('definition')).toBeNull();
  },
});

/**
 * A status without a record, as from a server with only the documented calls, shows the status and the form [KYC-053].
 */
export const SubmittedWithoutRecord = meta.story({
  args: { record: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Submitted')).toBeVisible();
    await expect(canvas.getByText("We're checking your documents")).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Identity documents' })).toBeVisible();
  },
});

/** The reason, how to send again, and the form with everything that was sent except the photos [KYC-052]. */
export const Rejected = meta.story({
  args: { status: 'Rejected', state: formState, record: { ...record, reason: 'The back of the document is blurred.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reason: The back of the document is blurred.')).toBeVisible();
    await expect(canvas.getByText(/take all three photos again, and submit the form below/)).toBeVisible();
    await expect(canvas.getByLabelText('Document number')).toHaveValue('X0000000');
    await expect(canvas.getByLabelText('Date of birth')).toHaveValue('17-05-1990');
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('Singapore');
    await expect(canvas.getByRole('combobox', { name: 'Document' })).toHaveTextContent('Passport');
    await expect(canvas.getAllByText('Choose a file')).toHaveLength(3);
  },
});

/** A rejection without a record says whom to contact [KYC-053]. */
export const RejectedWithoutRecord = meta.story({
  args: { status: 'Rejected', state: formState, record: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contact support to find out why.')).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Identity documents' })).toBeVisible();
  },
});
