import type { Locator, Page } from 'playwright';
import { isFocused, type Typist } from './typist';

export interface Order {
  base: string;
  price: string;
  amount: string;
}

/** How a trader gets somewhere. */
export interface Way {
  toPair: (typist: Typist, search: string) => Promise<void>;
  place: (typist: Typist, order: Order) => Promise<void>;
  /** Every open order; all of them are on the pair. */
  cancelAll: (typist: Typist) => Promise<void>;
}

const fieldOf = (page: Page, { base }: Order, name: string): Locator =>
  page.getByRole('form', { name: `Buy ${base}` }).getByRole('textbox', { name });

const findPair = async ({ page, type, press }: Typist, search: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Search pairs', exact: true }).and(page.locator(':focus')).waitFor();
  await type(search);
  await press('Enter');
};

const answerQuestion = async ({ page, press }: Typist): Promise<void> => {
  await page.getByRole('alertdialog').waitFor();
  await press('Tab', 'Enter');
};

export const hotkeys: Way = {
  toPair: async (typist, search) => {
    await typist.press('p');
    await findPair(typist, search);
  },
  place: async (typist, order) => {
    await typist.press('b');
    await typist.type(order.amount);
    await typist.press('Escape', 'e');
    await typist.type(order.price);
    await typist.press('Enter', 'Escape');
  },
  cancelAll: async (typist) => {
    await typist.press('a');
    await answerQuestion(typist);
  },
};

export const tabs: Way = {
  toPair: async (typist, search) => {
    await typist.tabTo(typist.page.getByRole('button', { name: /Choose a pair/ }));
    await typist.press('Enter');
    await findPair(typist, search);
  },
  place: async (typist, order) => {
    const { page } = typist;
    const amount = fieldOf(page, order, 'Amount');
    // After an order the focus is in its amount.
    if (await isFocused(amount)) await typist.press('Shift+Tab');
    await typist.tabTo(fieldOf(page, order, 'Price'));
    await typist.type(order.price);
    await typist.press('Tab');
    await typist.type(order.amount);
    await typist.press('Enter');
  },
  cancelAll: async (typist) => {
    await typist.tabTo(typist.page.getByRole('button', { name: 'Cancel all', exact: true }));
    await typist.press('Enter');
    await answerQuestion(typist);
  },
};
