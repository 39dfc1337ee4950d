import { accountTexts, resendPauseMs } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space, typography } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { Countdown, type CountdownProps } from './Countdown';

/** A clock that only moves when a story moves it. */
const createClock = () => {
  let moment = 0;
  return { now: () => moment, moveTo: (next: number) => (moment = next) };
};

const clock = createClock();

/** The event browsers send when a page becomes visible again. */
const wakePage = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

const meta = preview.meta({
  component: Countdown,
  title: 'Components/Figures/Countdown',
  args: { deadline: resendPauseMs.login, now: clock.now, format: accountTexts.resendIn, onDone: fn() },
  beforeEach: () => {
    clock.moveTo(0);
  },
  parameters: {
    docs: {
      description: {
        component:
          'The time until a code can be resent: 60 seconds at sign-in and in two-factor set-up, 120 for a withdrawal; and until the page reloads after two-factor is turned off. It compares a deadline with the clock, so a sleeping page loses no time.',
      },
    },
  },
});

const FromNow = ({ deadline, ...rest }: CountdownProps) => {
  const [end] = useState(() => Date.now() + deadline);
  return <Countdown {...rest} now={Date.now} deadline={end} />;
};

export const Running = meta.story({ render: (args) => <FromNow {...args} /> });

/** Announced every minute, at thirty and at ten seconds; screen readers can read it at any time. */
export const ToldNowAndThen = meta.story({
  play: async ({ canvas }) => {
    const [timer, announced] = [canvas.getByRole('timer'), canvas.getByRole('status')];
    await expect(timer).toHaveTextContent('Resend in 1:00');
    clock.moveTo(18_000);
    wakePage();
    await waitFor(() => expect(timer).toHaveTextContent('Resend in 0:42'));
    await expect(announced).toBeEmptyDOMElement();
    clock.moveTo(30_000);
    wakePage();
    await waitFor(() => expect(announced).toHaveTextContent('Resend in 0:30'));
  },
});

/** The deadline passed while the page was asleep. */
export const AsleepAtTheEnd = meta.story({
  play: async ({ args, canvas }) => {
    clock.moveTo(59_999);
    wakePage();
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('Resend in 0:01'));
    await expect(args.onDone).not.toHaveBeenCalled();
    clock.moveTo(3_600_000);
    wakePage();
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('Resend in 0:00'));
    wakePage();
    window.dispatchEvent(new Event('focus'));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});

const Resend = ({ onDone, ...rest }: CountdownProps) => {
  const [isPausing, setPausing] = useState(true);
  const done = () => {
    setPausing(false);
    onDone?.();
  };
  return (
    <Button
      variant="outline"
      tone="neutral"
      disabledReason={isPausing ? 'You can request one code a minute.' : undefined}
    >
      {isPausing ? <FromNow {...rest} onDone={done} /> : accountTexts.resend}
    </Button>
  );
};

/** One second, on the real clock. */
export const UnlocksAButton = meta.story({
  args: { deadline: 1000 },
  render: (args) => <Resend {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Resend code' })).not.toHaveAttribute('aria-disabled'),
    );
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});

/** On its own, from seconds to hours. */
export const Lengths = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: space[8], ...typography[20] }}>
      {[9_000, 120_000, 3_599_000, 86_399_000].map((deadline) => (
        <Countdown key={deadline} deadline={deadline} now={clock.now} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('timer').map(({ textContent }) => textContent);
    await expect(shown).toEqual(['0:09', '2:00', '59:59', '23:59:59']);
  },
});
