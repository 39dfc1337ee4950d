import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { KycOnItsOwn } from './testing/KycOnItsOwn';
import { filled, formState, shown } from './testing/shown';

const meta = preview.meta({
  component: KycOnItsOwn,
  title: 'Screens/KYC/Sending',
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '1152px' }}>
        <Story />
      </div>
    ),
  ],
  args: shown(),
  parameters: { docs: { description: { component: 'Documents on their way to the exchange.' } } },
});

const sending = { ...formState, typed: filled };

/**
 * Photos are sent one by one, each with its progress [KYC-040], announced to screen readers [KYC-121]; the button reads
 * Processing [KYC-016]; nothing can be changed meanwhile, and sending can be stopped.
 */
export const PicturesOneByOne = meta.story({
  args: {
    state: {
      ...sending,
      sending: { part: 'back', percent: 42 },
      uploads: { front: { state: 'done' }, back: { state: 'running', percent: 42 } },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Processing' })).toHaveAttribute('aria-disabled', 'true');
    await expect(
      canvas.getByText('Sending photo 2 of 3: back of the document', { selector: '[role=status]' }),
    ).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Uploading back.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    await expect(canvas.getByText('Uploaded')).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

/**
 * A photo that didn't arrive is reported at its field and above the button, and is sent again automatically [KYC-041].
 */
export const Interrupted = meta.story({
  args: {
    state: {
      ...sending,
      interrupted: { side: 'back', failure: { code: 'unreachable' } },
      uploads: { front: { state: 'done' }, back: { state: 'failed', reason: "It didn't arrive. Send it again." } },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "The back of the document didn't arrive. We can't reach the exchange.",
    );
    await expect(canvas.getByText("It didn't arrive. Send it again.")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Once the photos have arrived the documents are submitted, which can't be stopped. */
export const Submitting = meta.story({
  args: {
    state: {
      ...sending,
      sending: { part: 'documents', percent: 0 },
      uploads: { front: { state: 'done' }, back: { state: 'done' }, holding: { state: 'done' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Submitting your documents', { selector: '[role=status]' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
  },
});

/** An exchange without the photo call receives everything in one request. */
export const AllAtOnce = meta.story({
  args: {
    state: {
      ...sending,
      sending: { part: 'documents', percent: 50 },
      uploads: {
        front: { state: 'running', percent: 100 },
        back: { state: 'running', percent: 50 },
        holding: { state: 'running', percent: 0 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Submitting your documents' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
  },
});

/**
 * Without an answer, the page says that the documents may have arrived, and checks the profile [KYC-023], immediately
 * on request.
 */
export const Unconfirmed = meta.story({
  args: { state: { kind: 'unconfirmed', isLooking: false } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your documents may have arrived.');
    await userEvent.click(canvas.getByRole('button', { name: 'Check now' }));
    await expect(args.onLook).toHaveBeenCalledOnce();
  },
});
