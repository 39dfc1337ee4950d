import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

export const type = async (name: string, text: string) => {
  const field = screen.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

/** A list that is still closing hides the page from the accessibility tree. */
export const choose = async (name: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

export const solve = () => type('Number in the image', '111111');

/** Values for the OTC form, by field name. */
export const otc = {
  Name: 'Ada',
  Email: 'ada@example.com',
  'Mobile number': '5550100',
  'Trade details': 'Two million XDC',
};

/** Values for the partnership form, without its two choices. */
export const partner = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Email: 'ada@example.com',
  Information: 'We hold coins.',
};

export const fill = async (fields: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(fields)) await type(name, text);
};

export const button = (name: string) => screen.getByRole('button', { name });

/** Every answer but success replaces the captcha. */
export const sendAgain = async (name: string) => {
  await solve();
  await waitFor(() => expect(button(name)).not.toHaveAttribute('title'));
  await userEvent.click(button(name));
};

export const toasted = async (message: string) =>
  within(await screen.findByRole('region', { name: /^Notifications/ })).findByText(message);
