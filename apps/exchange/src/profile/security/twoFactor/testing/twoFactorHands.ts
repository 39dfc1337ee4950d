import { expect, screen, waitFor } from 'storybook/test';
import { appCode, emailCode } from './scriptedTwoFactor';

export interface Hands {
  canvas: { findByRole: (role: string, options: { name: string }) => Promise<HTMLElement> };
  userEvent: { click: (element: Element) => Promise<void>; keyboard: (text: string) => Promise<void> };
}

export const press = async ({ canvas, userEvent }: Hands, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const typeInto = async ({ canvas, userEvent }: Hands, label: string, code: string) => {
  const field = await canvas.findByRole('textbox', { name: label });
  await waitFor(() => expect(field).toBeEnabled());
  field.focus();
  await userEvent.keyboard(code);
};

export const typeCodes = async (hands: Hands) => {
  await typeInto(hands, 'Email code', emailCode);
  await typeInto(hands, 'Authenticator code', appCode);
};

export const storeCodes = async (hands: Hands) => {
  await hands.userEvent.click(await hands.canvas.findByRole('checkbox', { name: "I've stored them" }));
  await press(hands, 'Done');
};

export const reads = async (text: string | RegExp) => expect((await screen.findAllByText(text))[0]).toBeInTheDocument();
