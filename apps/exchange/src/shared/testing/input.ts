import { expect, userEvent } from 'storybook/test';

/** Presses Tab until the element has the focus. */
export const tabTo = async (find: () => HTMLElement): Promise<void> => {
  for (let steps = 0; steps < 80 && document.activeElement !== find(); steps += 1) await userEvent.tab();
  await expect(find()).toHaveFocus();
};

/** Tabs to the element and presses the key. */
export const pressKey = async (find: () => HTMLElement, key = '{Enter}'): Promise<void> => {
  await tabTo(find);
  await userEvent.keyboard(key);
};

/** Tabs to a choice and moves to the next one with the arrow key, holding it for a moment as people do. */
export const chooseNext = async (find: () => HTMLElement): Promise<void> => {
  await tabTo(find);
  await userEvent.setup({ delay: 20 }).keyboard('{ArrowRight>}{/ArrowRight}');
};

const smallest = 24;

const labelsOf = (element: HTMLElement): HTMLElement[] =>
  element instanceof HTMLButtonElement || element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];

/** Taps an element that is large enough for a finger, including its label. */
export const tap = async (element: HTMLElement): Promise<void> => {
  const boxes = [element, ...labelsOf(element)].map((each) => each.getBoundingClientRect());
  const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(smallest);
  await userEvent.pointer([{ keys: '[TouchA]', target: element }]);
};
