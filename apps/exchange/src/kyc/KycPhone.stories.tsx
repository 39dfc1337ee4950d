import { fieldTexts } from '@exchange/domain';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { expectNothingCutOff, onPhone } from '../wallet/testing/onPhone';
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

/** The empty form is whole at 360 pixels, and nothing scrolls sideways [KYC-123]. */
export const Empty = meta.story({ play: isWhole });

/** So is the form with everything in it [KYC-123]. */
export const Filled = meta.story({ args: { state: typed }, play: isWhole });

/** So is each field with its error [KYC-123]. */
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

/** So are pictures on their way, each with its progress [KYC-123]. */
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

/** So is a picture that did not arrive [KYC-123]. */
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

/** So is what stands there without an answer [KYC-123]. */
export const Unconfirmed = meta.story({ args: { state: { kind: 'unconfirmed', isLooking: false } }, play: isWhole });

/** So is what was sent, with names and numbers as long as they may be and the pictures [KYC-123]. */
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

/** So is the question before documents are replaced [KYC-123]. */
export const ReplaceQuestion = meta.story({
  args: { status: 'Submitted', state: { ...formState, isWaiting: true }, record },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Replace documents' }));
    await isWhole({ canvasElement: await screen.findByRole('alertdialog') });
  },
});

/** So is the form below the reason of a rejection [KYC-123]. */
export const Rejected = meta.story({
  args: { status: 'Rejected', state: typed, record: { ...record, reason: 'The back of the document is blurred.' } },
  play: isWhole,
});
