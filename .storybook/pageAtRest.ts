import { unstable_IdlePriority as whenIdle, unstable_scheduleCallback as schedule } from 'scheduler';
import { configure, getConfig } from 'storybook/test';
import { layersWith } from './openLayers';

/** Resolves once React has rendered everything pending and has run all effects. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    schedule(whenIdle, () => resolve());
  });

const closing = layersWith('[data-state="closed"]');

/** Longer than any layer takes to close. */
const mostFrames = 30;

/** A layer that is still closing takes the clicks and hides the rest of the page from screen readers. */
const pageAtRest = async (): Promise<void> => {
  await drawn();
  for (let frames = 0; frames < mostFrames && document.querySelector(closing) !== null; frames += 1) {
    await new Promise(requestAnimationFrame);
    await drawn();
  }
};

/** Long enough for a busy machine: only something that never happens should run into it. */
const patienceMs = 20_000;

/**
 * Waits until the page has settled before each action and before its result is read. React's `act`, which would do
 * this, exists in development builds only.
 */
export const actOnPageAtRest = (): void => {
  const wrapped = getConfig();
  configure({
    asyncUtilTimeout: patienceMs,
    asyncWrapper: async (act) => {
      await pageAtRest();
      const outcome: unknown = await wrapped.asyncWrapper(act);
      await pageAtRest();
      return outcome;
    },
  });
};
