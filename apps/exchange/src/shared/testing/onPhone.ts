import { expect, waitFor } from 'storybook/test';

/** The frame comes from another window, so `instanceof HTMLElement` fails. */
const frame = (): HTMLElement | undefined => {
  const { frameElement } = window;
  return frameElement !== null && 'style' in frameElement ? (frameElement as HTMLElement) : undefined;
};

/** Runs at the size of a phone of 360 by 740. On the docs page, the story's own frame has that size. */
export const onPhone = async (check: () => Promise<void>): Promise<void> => {
  const style = frame()?.style;
  if (!style) return;
  const { width, height } = style;
  Object.assign(style, { width: '360px', height: '740px' });
  try {
    await waitFor(() => expect(window.innerWidth).toBe(360));
    await check();
  } finally {
    Object.assign(style, { width, height });
  }
};

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.getBoundingClientRect().width > 1 &&
  element.closest('[aria-hidden="true"], [inert]') === null;

const within = (root: Element, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(isShown);

const isClipping = (element: Element): boolean => {
  const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
  return clipPath === 'none' && (overflowX !== 'visible' || textOverflow === 'ellipsis');
};

const name = (element: Element): string =>
  `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 60)}`;

/** Elements that extend past the edge, or past a container that clips or scrolls them. */
const cutOff = (root: Element): string[] => {
  const shown = within(root, ':not(input, svg *, option)');
  const outside = shown.filter((element) => Math.floor(element.getBoundingClientRect().right) > window.innerWidth);
  const clipped = shown.filter((element) => isClipping(element) && element.scrollWidth > element.clientWidth + 1);
  return [...outside, ...clipped].map(name);
};

export const expectNothingCutOff = async (root: Element): Promise<void> => {
  await expect(cutOff(root)).toEqual([]);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

const finger = 44;

/** Just less than half of it, so that the last pixel is still inside. */
const reach = 21.5;

const isHit = (target: HTMLElement, x: number, y: number): boolean => {
  const hit = document.elementFromPoint(x, y);
  if (hit === null) return false;
  const labels = target.id === '' ? [] : [...document.querySelectorAll(`[for="${CSS.escape(target.id)}"]`)];
  return [target, ...labels].some((one) => one.contains(hit));
};

/** Whether a finger hits it this far above and below its middle, and to the sides if it is narrow. */
const isLargeEnough = (target: HTMLElement): boolean => {
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [box = target.getBoundingClientRect()] = target.getClientRects();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const [left, right] = [x - reach, x + reach];
  const heights = [...Array(finger * 2).keys()].filter((at) => isHit(target, x, y - finger + at + 0.5));
  return heights.length >= finger - 1 && isHit(target, left, y) && isHit(target, right, y);
};

const pressed = 'a[href], button, input, textarea, [role="checkbox"]';

/** Every control's touch area is at least 44 pixels in each direction. */
export const expectLargeTargets = async (root: Element): Promise<void> => {
  const targets = within(root, pressed);
  await expect(targets.length).toBeGreaterThan(0);
  await expect(targets.filter((target) => !isLargeEnough(target)).map(name)).toEqual([]);
};

/** The position of each element. */
export const placesOf = (elements: readonly Element[]): number[][] =>
  elements.map((element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return [left + window.scrollX, top + window.scrollY, width].map(Math.round);
  });
