import type { PhotoConcern } from '@exchange/domain';
import type { PhotoRefusal } from '@exchange/machines';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { preparePhoto } from './preparePhoto';
import { bitmapOf, choose, heic, onItsSide, photoOf, refusedFiles, sizeOf, truncated } from './testing/madePhotos';
import { frontArgs, PhotoOnItsOwn } from './testing/photoMeta';
import { concernTexts, photoTexts as texts, refusalTexts } from './texts';

const chosen = fn<(file: File | undefined) => void>();

const meta = preview.meta({
  component: PhotoOnItsOwn,
  title: 'Screens/KYC/Photo/Files',
  args: { ...frontArgs, onValueChange: chosen },
  parameters: {
    docs: {
      description: { component: 'Real files, created by the story, and how the device converts or refuses each.' },
    },
  },
});

const limit = 3 * 1024 * 1024;

const input = () => screen.getByLabelText<HTMLInputElement>(/^Front of the document/, { selector: 'input' });

const choosing = async (file: File): Promise<File> => {
  chosen.mockClear();
  choose(input(), file);
  await waitFor(() => expect(chosen).toHaveBeenLastCalledWith(expect.any(File)));
  return chosen.mock.lastCall?.[0] ?? file;
};

const expectSmallJpg = async (file: File, name: string) => {
  await expect(file.name).toBe(name);
  await expect(file.type).toBe('image/jpeg');
  await expect(file.size).toBeLessThan(limit);
  await expect([...new Uint8Array(await file.slice(0, 3).arrayBuffer())]).toEqual([0xff, 0xd8, 0xff]);
};

/** A JPG under 3MB is sent unchanged [KYC-031]. */
export const SmallJpg = meta.story({
  play: async () => {
    const photo = await photoOf('front.jpg');
    await expect(await choosing(photo)).toBe(photo);
    await expect(screen.queryByText(texts.changed)).toBeNull();
  },
});

/** A PNG is converted to JPG in the browser; the JPG is shown, with a note about it [KYC-032]. */
export const Png = meta.story({
  play: async () => {
    const made = await choosing(await photoOf('front.png', { type: 'image/png' }));
    await expectSmallJpg(made, 'front.jpg');
    await expect(await screen.findByText(texts.changed)).toBeVisible();
    await expect(screen.getByText('front.jpg')).toBeVisible();
  },
});

/** A JPG of 3MB or more is reduced in the browser, with a note about it [KYC-032]. */
export const LargeJpg = meta.story({
  play: async () => {
    const photo = await photoOf('large.jpg', { width: 2400, height: 1800, quality: 1, isNoisy: true });
    await expect(photo.size).toBeGreaterThanOrEqual(limit);
    await expectSmallJpg(await choosing(photo), 'large.jpg');
    await expect(await screen.findByText(texts.changed)).toBeVisible();
  },
});

const happened: string[] = [];

/** Yields to pending page work first, then gives React time to render the result. */
const press = () => {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    screen.getByRole('button', { name: 'Press' }).click();
    port1.close();
  });
  port1.start();
  port2.postMessage(undefined);
};

/**
 * While a large photo is decoded and reduced, the page says so and still responds to presses before either step is done
 * [KYC-038].
 */
export const PageAnswersMeanwhile = meta.story({
  args: {
    prepare: async (file, side, signal) => {
      const answer = await preparePhoto(file, side, signal, async (blob) => {
        press();
        const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' });
        happened.push('decoded');
        press();
        return bitmap;
      });
      happened.push('made small');
      return answer;
    },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <button onClick={() => happened.push(screen.queryAllByText(texts.preparing).length > 0 ? 'answered' : 'late')}>
          Press
        </button>
      </>
    ),
  ],
  play: async () => {
    happened.length = 0;
    await choosing(await photoOf('large.jpg', { width: 2400, height: 1800, quality: 1, isNoisy: true }));
    await expect(happened).toEqual(['answered', 'decoded', 'answered', 'made small']);
    await expect(screen.queryByText(texts.preparing)).toBeNull();
  },
});

/** A browser that can open HEIC converts it to JPG, with a note about it [KYC-032]. */
export const HeicOpenedHere = meta.story({
  args: { prepare: (file, side, signal) => preparePhoto(file, side, signal, bitmapOf) },
  play: async () => {
    await expectSmallJpg(await choosing(heic), 'IMG_2041.jpg');
    await expect(await screen.findByText(texts.changed)).toBeVisible();
  },
});

const expectRefused = async (file: File, because: PhotoRefusal) => {
  choose(input(), file);
  await waitFor(() => expect(input()).toHaveAccessibleDescription(refusalTexts[because]));
  await expect(input()).toBeInvalid();
  await expect(screen.queryByText(file.name)).toBeNull();
  await expect(chosen).not.toHaveBeenCalled();
};

/** A browser that can't open HEIC says how to save the photo as JPG [KYC-033]. */
export const HeicNotOpenedHere = meta.story({
  args: { prepare: (file, side, signal) => preparePhoto(file, side, signal, () => Promise.reject(new Error('HEIC'))) },
  play: async () => {
    await expectRefused(heic, 'unreadableHere');
    await expect(input()).toHaveAccessibleDescription(/JPG.*Settings › Camera › Formats.*Most Compatible/);
  },
});

/** Empty, truncated and mislabelled files are refused at the field [KYC-034]. */
export const NoPhoto = meta.story({
  play: async () => {
    await expectRefused(refusedFiles.empty, 'empty');
    await expectRefused(refusedFiles.pdf, 'notAPicture');
    await expectRefused(truncated(await photoOf('front.jpg')), 'notAPicture');
    await expectRefused(truncated(await photoOf('front.png', { type: 'image/png' })), 'notAPicture');
  },
});

/** A small file that claims thousands of millions of pixels is refused before it is opened. */
export const PixelBomb = meta.story({
  args: {
    prepare: (file, side, signal) => preparePhoto(file, side, signal, () => Promise.reject(new Error('Opened.'))),
  },
  play: async () => {
    await expectRefused(refusedFiles.bomb, 'tooLarge');
  },
});

/** A photo taken with the phone upright is shown and sent upright, whether or not it is reduced [KYC-037]. */
export const TakenUpright = meta.story({
  play: async ({ canvasElement }) => {
    const asItIs = await choosing(await onItsSide(await photoOf('upright.jpg')));
    await expect(await sizeOf(asItIs)).toEqual([1200, 1600]);
    const shown = () => canvasElement.querySelector<HTMLImageElement>('img[src^="blob:"]');
    await waitFor(() => expect(shown()?.naturalHeight).toBe(1600));
    const large = await photoOf('large.jpg', { width: 2400, height: 1800, quality: 1, isNoisy: true });
    const made = await choosing(await onItsSide(large));
    const [width, height] = await sizeOf(made);
    await expect(height).toBeGreaterThan(width);
  },
});

/** The chosen photo is shown as it will be sent, and can be replaced or removed [KYC-037]. */
export const ReplacedAndRemoved = meta.story({
  play: async ({ canvasElement }) => {
    const shown = () => canvasElement.querySelector<HTMLImageElement>('img[src^="blob:"]');
    await choosing(await photoOf('front.png', { type: 'image/png', width: 1400, height: 1050 }));
    await waitFor(() => expect(shown()?.naturalWidth).toBe(1400));
    await choosing(await photoOf('better.jpg'));
    await waitFor(() => expect(shown()?.naturalWidth).toBe(1600));
    await userEvent.click(screen.getByRole('button', { name: 'Remove better.jpg' }));
    await expect(chosen).toHaveBeenLastCalledWith(undefined);
    await expect(shown()).toBeNull();
  },
});

const expectConcern = async (photo: File, concern: PhotoConcern) => {
  choose(input(), photo);
  await expect(await screen.findByText(concernTexts[concern].what, { exact: false })).toBeVisible();
  await expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await expect(chosen).not.toHaveBeenCalledWith(photo);
  await userEvent.click(screen.getByRole('button', { name: texts.useAnyway }));
  await expect(chosen).toHaveBeenLastCalledWith(photo);
};

/** A dark photo gets an explanation, and can be used anyway [KYC-035]. */
export const Dark = meta.story({
  play: async () => expectConcern(await photoOf('dark.jpg', { filter: 'brightness(12%)' }), 'tooDark'),
});

/** A blurred photo gets an explanation, and can be used anyway [KYC-035]. */
export const Blurred = meta.story({
  play: async () => expectConcern(await photoOf('blurred.jpg', { filter: 'blur(12px)' }), 'blurred'),
});

/** A photo with too few pixels gets an explanation, and can be used anyway [KYC-035]. */
export const Small = meta.story({
  play: async () => expectConcern(await photoOf('small.jpg', { width: 480, height: 360 }), 'tooSmall'),
});

/** A photo that cuts off the document gets an explanation, and can be used anyway [KYC-035]. */
export const CutOff = meta.story({
  play: async () => expectConcern(await photoOf('cut.jpg', { shift: 0.3 }), 'cutOff'),
});
