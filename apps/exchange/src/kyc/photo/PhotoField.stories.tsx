import { fieldTexts, kycTexts } from '@exchange/domain';
import type { PreparedPhoto } from '@exchange/machines';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { choose, photoOf } from './testing/madePhotos';
import { frontArgs, PhotoOnItsOwn } from './testing/photoMeta';
import { concernTexts, exampleTexts, photoTexts as texts, refusalTexts } from './texts';

const photo = await photoOf('front.jpg');
const other = await photoOf('other.jpg');

const prepared = (answer: PreparedPhoto) => fn(() => Promise.resolve(answer));

const meta = preview.meta({
  component: PhotoOnItsOwn,
  title: 'Screens/KYC/Photo/Field',
  args: { ...frontArgs, prepare: prepared({ kind: 'ready', file: photo, isChanged: false, concerns: [] }) },
  parameters: {
    docs: { description: { component: 'One of the three photos, from choosing it to its upload.' } },
  },
});

const input = () => screen.getByLabelText<HTMLInputElement>(/^Front of the document/, { selector: 'input' });

/** Accepts JPEG and PNG, so that an iPhone converts to JPEG, and still allows the photo library [KYC-030] [KYC-020]. */
export const Empty = meta.story({
  play: async () => {
    await expect(input()).toHaveAttribute('accept', 'image/jpeg,image/png');
    await expect(input()).not.toHaveAttribute('capture');
    await expect(input()).toHaveAccessibleDescription(kycTexts.photos);
    await expect(screen.getByRole('img', { name: exampleTexts.front })).toBeVisible();
    await userEvent.click(screen.getAllByText('Front of the document')[0] ?? document.body);
    await expect(input()).toHaveFocus();
  },
});

/** A photo without problems is chosen immediately. */
export const Chosen = meta.story({
  play: async ({ args }) => {
    choose(input(), photo);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(photo));
    await expect(screen.getByText('front.jpg')).toBeVisible();
    await expect(screen.queryByRole('button', { name: texts.useAnyway })).toBeNull();
  },
});

const never = fn((_file: File, _side: string, _signal: AbortSignal) => new Promise<PreparedPhoto>(() => undefined));

/** While a photo is being prepared a message says so, and it can be replaced or removed. */
export const Preparing = meta.story({
  args: { prepare: never },
  play: async ({ args }) => {
    never.mockClear();
    choose(input(), photo);
    await expect((await screen.findAllByText(texts.preparing))[0]).toBeInTheDocument();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    choose(input(), other);
    await expect(await screen.findByText('other.jpg')).toBeVisible();
    await expect(never.mock.calls[0]?.[2].aborted).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Remove other.jpg' }));
    await expect(never.mock.calls[1]?.[2].aborted).toBe(true);
    await expect(screen.queryByText(texts.preparing)).toBeNull();
    choose(input(), photo);
    await expect(await screen.findByText('front.jpg')).toBeVisible();
  },
});

const doubtful = prepared({
  kind: 'ready',
  file: photo,
  isChanged: false,
  concerns: ['tooDark', 'blurred', 'tooSmall', 'cutOff'],
});

/**
 * Each concern says what to do about it; the photo only counts once the trader chooses to use it anyway [KYC-035]
 * [KYC-121].
 */
export const Doubtful = meta.story({
  args: { prepare: doubtful },
  play: async ({ args }) => {
    choose(input(), photo);
    const verdict = (await screen.findByText(texts.checkTitle)).closest('[role="status"]');
    for (const { what, todo } of Object.values(concernTexts)) {
      await expect(verdict).toHaveTextContent(what);
      await expect(verdict).toHaveTextContent(todo);
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** Used anyway, it is chosen, and focus stays in the field. */
export const UsedAnyway = meta.story({
  args: { prepare: doubtful },
  play: async ({ args }) => {
    choose(input(), photo);
    await userEvent.click(await screen.findByRole('button', { name: texts.useAnyway }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(photo);
    await expect(screen.queryByText(texts.checkTitle)).toBeNull();
    await expect(input()).toHaveFocus();
  },
});

/** A photo that awaits a decision replaces the one before, so that the photo shown is the one sent. */
export const DoubtfulInPlaceOfAnother = meta.story({
  args: { value: other, prepare: doubtful, error: fieldTexts.required },
  play: async ({ args }) => {
    choose(input(), photo);
    await expect(await screen.findByText('front.jpg')).toBeVisible();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(undefined));
    await expect(input()).toHaveAccessibleDescription(expect.stringContaining(texts.decide));
    await expect(screen.getByRole('button', { name: texts.another })).toBeVisible();
  },
});

/** While another photo is being prepared, the previous one can't be sent instead. */
export const PreparedInPlaceOfAnother = meta.story({
  args: { value: other, prepare: never },
  play: async ({ args }) => {
    choose(input(), photo);
    await expect(await screen.findByText('front.jpg')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(undefined);
  },
});

/** The previous choice stays if the next file is refused. */
export const RefusedInPlaceOfAnother = meta.story({
  args: { value: other, prepare: prepared({ kind: 'refused', because: 'notAPicture' }) },
  play: async ({ args }) => {
    choose(input(), photo);
    await waitFor(() => expect(input()).toHaveAccessibleDescription(expect.stringContaining(refusalTexts.notAPicture)));
    await expect(screen.getByText('other.jpg')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(other);
  },
});

/** Without a photo the form's own error is shown. */
export const Missing = meta.story({
  args: { error: fieldTexts.required },
  play: async () => {
    await expect(input()).toBeInvalid();
    await expect(input()).toHaveAccessibleDescription(fieldTexts.required);
  },
});

export const Uploading = meta.story({
  args: { value: photo, upload: { state: 'running', percent: 42 } },
  play: async () => {
    await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  },
});

export const UploadFailed = meta.story({
  args: { value: photo, upload: { state: 'failed', reason: 'The photo did not arrive. Send it again.' } },
  play: async () => {
    await expect(screen.getByText('The photo did not arrive. Send it again.')).toBeVisible();
  },
});

/** The person with the document and the note. */
export const HoldingTheDocument = meta.story({
  args: { side: 'holding', label: 'You holding the ID' },
  play: async () => {
    await expect(screen.getByRole('img', { name: exampleTexts.holding })).toBeVisible();
  },
});
