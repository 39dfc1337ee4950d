import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { LineStripView, type ToldLine } from './LineStrip';

// Typed here, because the values of a union would be taken for any text below.
const offline: { line: ToldLine } = { line: 'offline' };

const meta = preview.meta({
  component: LineStripView,
  title: 'Screens/Shell/Connection strip',
  parameters: { layout: 'fullscreen' },
  args: offline,
});

/** With the browser's own word that it is offline. */
export const Offline = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent("You're offline. Prices aren't updating.");
  },
});

/** The live connection is lost, or nothing was heard over it for five seconds [SHL-281]. */
export const Reconnecting = meta.story({
  args: { line: 'reconnecting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reconnecting… Prices may be out of date.');
  },
});

/** Connected, but prices haven't come for a while [SHL-281]. */
export const Delayed = meta.story({
  args: { line: 'delayed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Delayed. Prices may be out of date.');
  },
});

/** Takes no room, and is there to be read out once something changes. */
export const Live = meta.story({
  args: { line: 'up' },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('status');
    await expect(strip).toBeEmptyDOMElement();
    await expect(strip.offsetHeight).toBe(0);
  },
});
