import type { Locator, Page } from '@playwright/test';
import { decodeQR, type Image } from 'qr/decode.js';

/** An image's pixels, drawn in a separate tab, where no policy keeps scripts from reading it. */
const dotsOf = async (page: Page, picture: Buffer): Promise<Image> => {
  const { width, height, data } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const drawn = context?.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width: bitmap.width, height: bitmap.height, data: Array.from(drawn?.data ?? []) };
  }, picture.toString('base64'));
  return { width, height, data: Uint8Array.from(data) };
};

/** Reads the QR code off the screen, as a camera would. */
export const readQrCode = async (shown: Locator): Promise<string> => {
  const picture = await shown.screenshot();
  const darkroom = await shown.page().context().newPage();
  try {
    return decodeQR(await dotsOf(darkroom, picture), { timeLimit: 5_000 });
  } finally {
    await darkroom.close();
  }
};
