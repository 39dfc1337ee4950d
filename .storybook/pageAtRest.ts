import { unstable_IdlePriority as whenIdle, unstable_scheduleCallback as schedule } from 'scheduler';
import { configure, getConfig } from 'storybook/test';
import { layersWith } from './openLayers';

/** Resolves once React has drawn all that it knows of, and has run all effects of it. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    schedule(whenIdle, () => resolve());
  });

const closing = layersWith('[data-state="closed"]');

/** Longer than any of them takes to close. */
const mostFrames = 30;

/** What is still closing takes the clicks, and hides the rest of the page from screen readers. */
const pageAtRest = async (): Promise<void> => {
  await drawn();
  for (let frames = 0; frames < mostFrames && document.querySelector(closing) !== null; frames += 1) {
    await new Promise(requestAnimationFrame);
    await drawn();
  }
};

/** For what never comes, not for a busy machine. */
const patienceMs = 20_000;

/**
 * Nobody acts on a page, nor reads off it what came of that, before it stands still. React's `act`, which would see to
 * it, exists for development alone.
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
