import { isNightly, isTestRun } from './look';

/** The narrowest phone, and a desktop at 400% zoom: https://www.w3.org/TR/WCAG22/#reflow */
const narrowest = 320;

/** Components that measure themselves need a few frames to settle. */
const mostFrames = 20;

const excessOf = (root: HTMLElement): number => root.scrollWidth - root.clientWidth;

const settled = async (root: HTMLElement): Promise<number> => {
  for (let frames = 0; frames < mostFrames; frames += 1) {
    await new Promise(requestAnimationFrame);
    if (excessOf(root) <= 0) return 0;
  }
  return excessOf(root);
};

const widest = (root: HTMLElement): string => {
  const reaching = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
  );
  return reaching.map(({ outerHTML }) => outerHTML.slice(0, 160)).at(-1) ?? '';
};

/** The frame comes from another window, so `instanceof HTMLElement` fails. */
const isStyled = (frame: Element | null): frame is HTMLElement => frame !== null && 'style' in frame;

/** Components that an earlier story has narrowed. All stories share one page. */
const narrowed = new Set<string>();

/** Each story of a screen lays it out again; those of a component mostly change its state. */
const isNarrowed = (title: string): boolean => {
  const isFirst = !narrowed.has(title);
  narrowed.add(title);
  return isNightly || isFirst || !title.startsWith('Components/');
};

/** Each story runs at desktop width. Here we narrow its page, which must not scroll sideways. */
export const expectReflow = async (title: string): Promise<void> => {
  const frame = isTestRun ? window.frameElement : null;
  if (!isStyled(frame) || !isNarrowed(title)) return;
  const { width } = frame.style;
  frame.style.width = `${narrowest}px`;
  const root = document.documentElement;
  const excess = await settled(root);
  const cause = excess > 0 ? widest(root) : '';
  frame.style.width = width;
  if (excess > 0) throw new Error(`At ${narrowest} px the page is ${excess} px too wide:\n${cause}`);
};
