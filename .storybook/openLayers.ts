import { isTestRun } from './look';

/** A selector for everything that floats over the page and also matches `further`. */
export const layersWith = (further: string): string =>
  ['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role="${role}"]${further}`).join();

const layers = layersWith('');

const gestures = [
  'pointerover',
  'mouseover',
  'pointerdown',
  'mousedown',
  'touchstart',
  'click',
  'keydown',
  'beforeinput',
  'input',
];

const openLayers = (): Element[] => [...document.querySelectorAll(layers)];

let openAtFirst: Element[] | undefined;

/** Docs pages don't play stories, so what counts is what is open before the first gesture. */
export const watchOpenLayers = (): (() => void) => {
  openAtFirst = undefined;
  const look = () => {
    openAtFirst ??= openLayers();
  };
  for (const gesture of gestures) window.addEventListener(gesture, look, { capture: true });
  return () => {
    for (const gesture of gestures) window.removeEventListener(gesture, look, { capture: true });
  };
};

interface DocsParameters {
  docs?: { story?: { inline?: boolean } };
}

/** A layer that is open from the start would cover the other stories of its docs page. */
export const expectNothingOpenAtFirst = (canvas: HTMLElement, { docs }: DocsParameters, tags: string[]): void => {
  const isOnSharedPage = tags.includes('autodocs') && docs?.story?.inline !== false;
  if (!isTestRun || !isOnSharedPage) return;
  const covering = (openAtFirst ?? openLayers()).filter((layer) => !canvas.contains(layer));
  if (covering.length === 0) return;
  const names = covering.map((layer) => layer.textContent.slice(0, 80)).join('\n');
  throw new Error(
    `Open from the start; on docs pages this story needs parameters.docs.story = ownFrame(height):\n${names}`,
  );
};
