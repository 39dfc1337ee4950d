import { fieldTexts } from '@exchange/domain';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { expectNothingCutOff, onPhone } from '#shared/testing/onPhone.ts';
import { KycOnItsOwn } from './testing/KycOnItsOwn';
import { photos } from './testing/photos';
import { filled, formState, record, shown } from './testing/shown';

const meta = preview.meta({
  component: KycOnItsOwn,
  title: 'Screens/KYC/Phone',
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '328px' }}>
        <Story />
      </div>
    ),
  ],
  args: shown(),
  parameters: { docs: { description: { component: 'Every step of the KYC tab on a phone, 360 pixels wide.' } } },
});

const isWhole = async ({ canvasElement }: { canvasElement: HTMLElement }) =>
  onPhone(() => expectNothingCutOff(canvasElement));

const typed = { ...formState, typed: filled };

/** The empty form fits a 360-pixel screen without scrolling sideways [KYC-123]. */
export const Empty = meta.story({ play: isWhole });

/** The complete form fits as well [KYC-123]. */
export const Filled = meta.story({ args: { state: typed }, play: isWhole });

/** Each field fits with its error [KYC-123]. */
export const Errors = meta.story({
  args: { state: { ...typed, typed: { ...filled, countries: '', docType: '' } } },
  play: async ({ canvas, canvasElement }) => {
    for (const label of ['First name', 'Last name', 'Date of birth', 'Document number']) {
      const field = canvas.getByLabelText(label);
      await userEvent.clear(field);
      field.blur();
      await waitFor(() => expect(field).toHaveAccessibleDescription(fieldTexts.required));
    }
    await isWhole({ canvasElement });
  },
});

/** Photos being sent fit, each with its progress [KYC-123]. */
export const Sending = meta.story({
  args: {
    state: {
      ...typed,
      sending: { part: 'back', percent: 42 },
      uploads: { front: { state: 'done' }, back: { state: 'running', percent: 42 } },
    },
  },
  play: isWhole,
});

/** A photo that didn't arrive fits with its message [KYC-123]. */
export const Interrupted = meta.story({
  args: {
    state: {
      ...typed,
      interrupted: { side: 'back', failure: { code: 'unreachable' } },
      uploads: { front: { state: 'done' }, back: { state: 'failed', reason: "It didn't arrive. Send it again." } },
    },
  },
  play: isWhole,
});

/** The page fits while the documents are unconfirmed [KYC-123]. */
export const Unconfirmed = meta.story({ args: { state: { kind: 'unconfirmed', isLooking: false } }, play: isWhole });

/** Sent documents fit, with the longest names and numbers and the photos [KYC-123]. */
export const Submitted = meta.story({
  args: {
    status: 'Submitted',
    state: { ...formState, isWaiting: true },
    record: {
      ...record,
      lastName: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
      documentNumber: 'X00000000000000000000000000000000000000000000000000',
    },
    pictures: {
      front: { kind: 'ready', picture: photos.front },
      back: { kind: 'ready', picture: photos.back },
      holding: { kind: 'none' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('img', { name: /front of the document/ })).toBeVisible();
    await isWhole({ canvasElement });
  },
});

/** The confirmation before documents are replaced fits [KYC-123]. */
export const ReplaceQuestion = meta.story({
  args: { status: 'Submitted', state: { ...formState, isWaiting: true }, record },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Replace documents' }));
    await isWhole({ canvasElement: await screen.findByRole('alertdialog') });
  },
});

/** The form below the reason for a rejection fits [KYC-123]. */
export const Rejected = meta.story({
  args: { status: 'Rejected', state: typed, record: { ...record, reason: 'The back of the document is blurred.' } },
  play: isWhole,
});
