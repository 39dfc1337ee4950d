import { expect, type Locator, type Page } from '@playwright/test';
import { fieldOf, solveCaptcha } from '../accounts/signIn';

/** A sharp, well-lit picture of a made-up card, as from a camera. */
const drawnCard = async (page: Page, words: string): Promise<Buffer> => {
  const base64 = await page.evaluate(async (title) => {
    const [width, height] = [1600, 1200];
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('There is nothing to draw on.');
    brush.fillStyle = '#6b5a48';
    brush.fillRect(0, 0, width, height);
    brush.fillStyle = '#e8edf2';
    brush.fillRect(200, 200, 1200, 800);
    brush.fillStyle = '#33475b';
    brush.fillRect(260, 320, 320, 420);
    brush.font = '56px sans-serif';
    brush.fillText(title, 260, 280);
    for (let line = 0; line < 9; line += 1) brush.fillText(`LINE ${line} X0000000 ADA 1815 <<<<`, 640, 380 + line * 64);
    const noise = brush.getImageData(0, 0, width, height);
    for (let at = 0; at < noise.data.length; at += 4) {
      const shade = ((at * 7919) % 13) - 6;
      for (let part = 0; part < 3; part += 1) noise.data[at + part] = (noise.data[at + part] ?? 0) + shade;
    }
    brush.putImageData(noise, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  }, words);
  return Buffer.from(base64, 'base64');
};

const pictures = [
  { label: 'Front of the document', words: 'IDENTITY CARD' },
  { label: 'Back of the document', words: 'BACK OF THE CARD' },
  { label: /^You holding the ID/, words: 'HOLDING THE CARD' },
];

export const identityTab = (page: Page): Locator => page.getByRole('tab', { name: 'KYC', exact: true });

/** Needed again each time. */
export const addPictures = async (page: Page): Promise<void> => {
  for (const { label, words } of pictures) {
    const buffer = await drawnCard(page, words);
    await page.getByLabel(label).setInputFiles({ name: `${words}.jpg`, mimeType: 'image/jpeg', buffer });
  }
  await solveCaptcha(page);
};

const fillIdentity = async (page: Page): Promise<void> => {
  await fieldOf(page, 'Date of birth').fill('17-05-1990');
  await page.getByRole('combobox', { name: 'Country' }).fill('Singapore');
  await page.getByRole('option', { name: 'Singapore' }).click();
  await page.getByRole('combobox', { name: 'Document' }).click();
  await page.getByRole('option', { name: 'Passport' }).click();
  await fieldOf(page, 'Document number').fill('X0000000');
  await addPictures(page);
};

/** Sends the documents, and waits until the exchange has received them. */
export const submitIdentity = async (page: Page): Promise<void> => {
  await page.goto('/profile?tab=kyc');
  await fillIdentity(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText("We're checking your documents")).toBeVisible();
};
