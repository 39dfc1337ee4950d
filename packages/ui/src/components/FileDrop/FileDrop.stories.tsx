import { fieldTexts, kycPhoto, kycPhotoTexts, kycTexts, type FormRules } from '@exchange/domain';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { Form } from '../Form/Form';
import { FormActions } from '../Form/FormActions';
import { useForm } from '../Form/useForm';
import { FileDrop, type FileDropProps } from './FileDrop';

/** An image file such as a camera would provide. */
const photoOf = async (name: string): Promise<File> => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [320, 200];
  const brush = canvas.getContext('2d');
  if (brush) {
    brush.fillStyle = 'Canvas';
    brush.fillRect(0, 0, 320, 200);
    brush.lineWidth = 6;
    brush.strokeRect(20, 40, 90, 120);
    for (const line of [60, 90, 120, 150]) brush.strokeRect(140, line, 160, 1);
  }
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File(picture ? [picture] : [], name, { type: 'image/jpeg' });
};

const photo = await photoOf('passport-front.jpg');
const otherPhoto = await photoOf('passport-back.jpg');
const tooLarge = new File([new Uint8Array(3 * 1024 * 1024)], 'scan.jpg', { type: 'image/jpeg' });
const notAPhoto = new File(['%PDF'], 'passport.pdf', { type: 'application/pdf' });

const Chosen = (args: FileDropProps) => {
  const [value, setValue] = useState(args.value);
  const change = (file: File | undefined) => {
    setValue(file);
    args.onValueChange(file);
  };
  return <FileDrop {...args} value={value} onValueChange={change} />;
};

const [front, back, holding] = kycPhotoTexts('XDC Exchange');

const meta = preview.meta({
  component: FileDrop,
  title: 'Components/Identity and files/FileDrop',
  args: {
    label: front,
    hint: kycTexts.photos,
    accept: 'image/jpeg',
    check: kycPhoto,
    value: undefined,
    onValueChange: fn(),
  },
  argTypes: { value: { control: false } },
  render: (args) => <Chosen {...args} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: space[16], maxInlineSize: '420px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'An upload area for one file: the three photos of the KYC form (front, back, you holding the ID) and the profile image under Edit Profile.',
      },
    },
  },
});

/** Dispatches a drag event; returns false if the page handled it. */
const drag = (target: Element, type: 'dragleave' | 'dragover' | 'drop', dataTransfer: DataTransfer) =>
  fireEvent(target, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));

const carrying = (...files: File[]): DataTransfer => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return dataTransfer;
};

/** A single native input: pressing it anywhere, or the space bar, opens the system's file dialog. */
export const Empty = meta.story({
  args: { need: 'required' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(`${front} Choose a file`);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('type', 'file');
    await expect(input).toHaveAccessibleDescription('JPG, under 3MB');
  },
});

export const Picked = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choose a file/), photo);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(photo);
    const input = canvas.getByLabelText(`${front} Replace`);
    await expect(input).toHaveAccessibleDescription(/^passport-front\.jpg .* JPG, under 3MB$/);
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBe(320));
  },
});

/** While a file is dragged over it, it shows where the file will go. */
export const FileHeldAbove = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/Choose a file/);
    await drag(input, 'dragover', carrying(photo));
    await waitFor(() => expect(input.parentElement).toHaveAttribute('data-over'));
    await drag(input, 'dragleave', carrying(photo));
    await waitFor(() => expect(input.parentElement).not.toHaveAttribute('data-over'));
    await drag(input, 'dragover', carrying(photo));
  },
});

/** A dropped file is submitted with the form like one that was picked. */
export const Dropped = meta.story({
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/Choose a file/);
    await drag(input, 'dragover', carrying(photo));
    await drag(input, 'drop', carrying(photo, otherPhoto));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(photo);
    await waitFor(() => expect(input.parentElement).not.toHaveAttribute('data-over'));
    await waitFor(() => expect(input.files?.[0]?.name).toBe('passport-front.jpg'));
  },
});

/** A file dropped next to it doesn't replace the page. */
export const DroppedBeside = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(async () => expect(await drag(canvasElement, 'drop', carrying(photo))).toBe(false));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    const text = new DataTransfer();
    text.setData('text/plain', 'Ada');
    await expect(await drag(canvasElement, 'drop', text)).toBe(true);
    await expect(canvas.getByText('or drop it here')).toBeVisible();
  },
});

/** A new file replaces the first. After removal, focus moves to where a file is chosen. */
export const ReplacedAndRemoved = meta.story({
  args: { value: photo },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Replace/), otherPhoto);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(otherPhoto);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove passport-back.jpg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(undefined);
    const input = canvas.getByLabelText<HTMLInputElement>(/Choose a file/);
    await expect(input).toHaveFocus();
    await expect(input.files).toHaveLength(0);
  },
});

/** A PDF is rejected, and the photo chosen before stays. */
export const WrongType = meta.story({
  args: { value: photo },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText(/Replace/);
    await drag(input, 'drop', carrying(notAPhoto));
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(fieldTexts.photoType));
    await expect(canvas.getByText('passport-front.jpg')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** The next file that fits clears the error. */
export const TooLarge = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Choose a file/);
    await userEvent.upload(input, tooLarge);
    await expect(input).toHaveAccessibleDescription(fieldTexts.photoSize);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.upload(input, photo);
    await expect(input).toBeValid();
    await userEvent.upload(input, tooLarge);
  },
});

export const Uploading = meta.story({
  args: { value: photo, upload: { state: 'running', percent: 42 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading passport-front.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    const input = canvas.getByLabelText(front);
    await expect(input).toHaveAttribute('aria-disabled', 'true');
    await drag(input, 'drop', carrying(otherPhoto));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const Uploaded = meta.story({
  args: { value: photo, upload: { state: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploaded');
  },
});

export const UploadFailed = meta.story({
  args: { value: photo, upload: { state: 'failed', reason: 'The photo did not arrive. Send the form again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The photo did not arrive. Send the form again.');
    await expect(canvas.getByLabelText(/Replace/)).toBeEnabled();
  },
});

/** It keeps its height in every state, so that nothing below it moves. */
export const NothingMoves = meta.story({
  render: (args) => (
    <>
      <FileDrop {...args} label={front} />
      <FileDrop {...args} label={back} value={photo} />
      <FileDrop {...args} label={holding} value={photo} upload={{ state: 'running', percent: 70 }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const inputs = [...canvasElement.querySelectorAll('input')];
    const heights = inputs.map(({ parentElement }) => parentElement?.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
});

export const LongName = meta.story({
  args: {
    value: new File(['?'], 'IMG_20260309_190507_scan-of-the-back-of-my-passport-final-version-2.heic', { type: '' }),
  },
});

export const Disabled = meta.story({
  args: { disabled: true, hint: 'Your documents are being checked.' },
  render: (args) => (
    <>
      <Chosen {...args} />
      <Chosen {...args} label={back} value={photo} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(`${front} Choose a file`)).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

interface Photos {
  doc1: File | undefined;
  doc2: File | undefined;
}

const rules: FormRules<Photos> = { doc1: kycPhoto, doc2: kycPhoto };

const KycPhotos = () => {
  const form = useForm<Photos>({ defaultValues: { doc1: undefined, doc2: undefined }, rules });
  return (
    <Form form={form} onSubmit={() => form.reset()} aria-label="Photos">
      <FileDrop {...form.control('doc1')} label={front} hint={kycTexts.photos} accept="image/jpeg" check={kycPhoto} />
      <FileDrop {...form.control('doc2')} label={back} hint={kycTexts.photos} accept="image/jpeg" check={kycPhoto} />
      <FormActions>
        <Button type="submit">Send</Button>
      </FormActions>
    </Form>
  );
};

/**
 * In a form it works like any other field: it gets focus if it's the first one missing, and is empty again after a
 * successful submit.
 */
export const InAForm = meta.story({
  render: () => <KycPhotos />,
  play: async ({ canvas, userEvent }) => {
    const [one, other] = [canvas.getByLabelText(/^Front/), canvas.getByLabelText<HTMLInputElement>(/^Back/)];
    await userEvent.upload(one, photo);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(other).toHaveFocus());
    await expect(other).toHaveAccessibleDescription(fieldTexts.required);
    await userEvent.upload(other, otherPhoto);
    await waitFor(() => expect(other).toBeValid());
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(other.files).toHaveLength(0));
    await expect(canvas.queryByText('passport-front.jpg')).toBeNull();
  },
});
