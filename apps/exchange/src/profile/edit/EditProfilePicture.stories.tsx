import { fieldTexts } from '@exchange/domain';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { EditProfileForm, type EditProfileFormProps } from './EditProfileForm';
import { savedValues } from './editedProfile';
import { ada } from './testing/ada';
import { choose, portrait, portraitFile, refusedFiles } from './testing/pictures';
import { editTexts as texts } from './texts';

const args: EditProfileFormProps = {
  saved: savedValues(ada, 'ada'),
  typed: {},
  countries: { kind: 'ready', countries: [{ id: 'SG', name: 'Singapore', dialCode: '+65' }] },
  picture: { kind: 'none' },
  isSaving: false,
  onChanges: fn(),
  onDiscard: fn(),
  onSave: fn(async () => true),
};

const meta = preview.meta({
  component: EditProfileForm,
  title: 'Screens/Profile/Edit profile/Picture',
  args,
  parameters: {
    docs: { description: { component: 'The picture a trader has, the one just chosen, and what is refused.' } },
  },
});

const input = () => screen.getByLabelText<HTMLInputElement>(/^Profile picture/);
const saveButton = () => screen.getByRole('button', { name: texts.save });

/** A new picture is previewed before it is saved, and can be undone, which leaves nothing to save [PRF-026]. */
export const Chosen = meta.story({
  play: async () => {
    choose(input(), portraitFile);
    await expect(await screen.findByText('portrait.png')).toBeVisible();
    const preview = document.querySelector<HTMLImageElement>('img[src^="blob:"]');
    await waitFor(() => expect(preview?.naturalWidth).toBe(144));
    await expect(saveButton()).not.toHaveAttribute('aria-disabled');
    await userEvent.click(screen.getByRole('button', { name: 'Remove portrait.png' }));
    await waitFor(() => expect(screen.queryByText('portrait.png')).toBeNull());
    await expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
    choose(input(), portraitFile);
    await expect(await screen.findByText('portrait.png')).toBeVisible();
  },
});

/** Once saved, it no longer counts as a change and is sent only once [PRF-026]. */
export const Saved = meta.story({
  play: async ({ args: { onSave } }) => {
    choose(input(), portraitFile);
    await userEvent.click(await screen.findByRole('button', { name: texts.save }));
    await waitFor(() => expect(screen.queryByText('portrait.png')).toBeNull());
    await expect(onSave).toHaveBeenCalledOnce();
    await expect(onSave).toHaveBeenCalledWith(
      { ...args.saved, picture: portraitFile },
      { id: 'SG', name: 'Singapore', dialCode: '+65' },
    );
    await expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
  },
});

/** If saving fails, it stays chosen [PRF-029]. */
export const NotSaved = meta.story({
  args: { onSave: fn(async () => false) },
  play: async ({ args: { onSave } }) => {
    choose(input(), portraitFile);
    await userEvent.click(await screen.findByRole('button', { name: texts.save }));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    await expect(screen.getByText('portrait.png')).toBeVisible();
  },
});

/** A file that isn't a picture, is empty or too large is refused at the field, and can't be sent [PRF-027]. */
export const NoPicture = meta.story({
  play: async () => {
    for (const [file, message] of [
      [refusedFiles.empty, fieldTexts.pictureEmpty],
      [refusedFiles.size, fieldTexts.pictureSize],
      [refusedFiles.type, fieldTexts.pictureType],
    ] as const) {
      choose(input(), file);
      await waitFor(() => expect(input()).toHaveAccessibleDescription(message));
      await expect(screen.queryByText(file.name)).toBeNull();
      await expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
    }
  },
});

/** A picture that the server refuses shows the server's message at the picture [PRF-029]. */
export const RefusedByServer = meta.story({
  args: {
    typed: { picture: portraitFile },
    failure: {
      code: 'refused',
      status: 422,
      message: "This picture can't be read. Choose another one.",
      field: 'profile_image',
    },
  },
  play: async () => {
    await waitFor(() =>
      expect(input()).toHaveAccessibleDescription(/This picture can't be read\. Choose another one\./),
    );
    await expect(input()).toHaveFocus();
    await expect(screen.getByText('portrait.png')).toBeVisible();
  },
});

/** The trader's current picture is shown, and keeps its space while another one is chosen. */
export const AlreadySaved = meta.story({
  args: { picture: { kind: 'ready', picture: portrait } },
  play: async () => {
    const picture = screen.getByRole<HTMLImageElement>('img', { name: texts.currentPicture });
    await waitFor(() => expect(picture.naturalWidth).toBe(144));
    choose(input(), portraitFile);
    await expect(await screen.findByText('portrait.png')).toBeVisible();
    await expect(picture).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { picture: { kind: 'loading' } },
  play: async () => {
    await expect(screen.getByText(texts.pictureLoading)).toBeInTheDocument();
  },
});

const retry = fn();

/** A picture that can't be loaded shows a message, with Retry. */
export const NotLoaded = meta.story({
  args: { picture: { kind: 'failed', onRetry: retry, isRetrying: false } },
  play: async () => {
    await expect(screen.getByText(texts.pictureFailed)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: texts.retryPicture }));
    await expect(retry).toHaveBeenCalled();
  },
});
