import { expect, screen, waitFor } from 'storybook/test';
import { photoTexts } from '../photo/texts';
import { photos } from './photos';
import type { createScriptedKyc } from './scriptedKyc';

export type ScriptedKyc = ReturnType<typeof createScriptedKyc>;

export interface Hands {
  canvas: {
    findByLabelText: (label: string | RegExp) => Promise<HTMLElement>;
    findByRole: (role: string, options: { name: string | RegExp }) => Promise<HTMLElement>;
    getByRole: (role: string, options: { name: string | RegExp }) => HTMLElement;
  };
  userEvent: {
    type: (element: Element, text: string) => Promise<void>;
    click: (element: Element) => Promise<void>;
    upload: (element: HTMLElement, file: File) => Promise<void>;
  };
}

const labels = { front: /^Front of the document/, back: /^Back of the document/, holding: /^You holding the ID/ };

/** Passes the file to the field, without waiting for the outcome. */
export const upload = async ({ canvas, userEvent }: Hands, side: keyof typeof labels, file: File) =>
  userEvent.upload(await canvas.findByLabelText(labels[side]), file);

/** Chooses a file and waits until the field has accepted it. */
export const choose = async (hands: Hands, side: keyof typeof labels, file = photos[side]) => {
  await upload(hands, side, file);
  await waitFor(() => expect(screen.getByText(file.name)).toBeVisible());
  await waitFor(() => expect(screen.queryAllByText(photoTexts.preparing)).toEqual([]));
};

const typeDetails = async ({ canvas, userEvent }: Hands) => {
  const document = await canvas.findByRole('combobox', { name: 'Document' });
  await waitFor(() => expect(document).toBeEnabled());
  await userEvent.click(document);
  await userEvent.click(await screen.findByRole('option', { name: 'Passport' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await userEvent.type(await canvas.findByLabelText('Document number'), 'X0000000');
  await userEvent.type(await canvas.findByLabelText('Date of birth'), '17-05-1990');
};

export const fillIn = async (hands: Hands) => {
  await typeDetails(hands);
  for (const side of ['front', 'back', 'holding'] as const) await choose(hands, side);
};

/** Expects everything filled in to be there, including the photos. */
export const isFilledIn = async ({ canvas }: Pick<Hands, 'canvas'>) => {
  await expect(await canvas.findByLabelText('Document number')).toHaveValue('X0000000');
  await expect(await canvas.findByLabelText('Date of birth')).toHaveValue('17-05-1990');
  for (const { name } of Object.values(photos)) await expect(screen.getByText(name)).toBeVisible();
};

export const submit = async ({ canvas, userEvent }: Hands, exchange: ScriptedKyc) => {
  await userEvent.type(await canvas.findByLabelText('Number in the image'), exchange.captcha());
  const button = canvas.getByRole('button', { name: 'Submit' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
};

export const goTo = async ({ canvas, userEvent }: Hands, name: string) =>
  userEvent.click(await canvas.findByRole('tab', { name }));

export const reads = (text: string | RegExp) =>
  waitFor(() => expect(screen.getAllByText(text)[0]).toBeInTheDocument(), { timeout: 4_000 });

/** Expects a value among the submitted documents. */
export const showsSent = (fact: string) =>
  waitFor(() => expect(screen.getByText(fact, { selector: 'dd' })).toBeVisible(), { timeout: 4_000 });
