import { Button, Card, Icon, Link } from '@exchange/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { partPaths, paths } from '#shared/page/paths.ts';
import * as styles from './FirstSteps.css';
import type { FirstSteps, StepName } from './stepStates';
import { firstStepTexts as texts } from './texts';

export interface FirstStepsViewProps {
  steps: FirstSteps;
  /** The coin that Fund leads to; undefined while none can be deposited. */
  coin: string | undefined;
  onHide: () => void;
}

const stepNames: readonly StepName[] = ['fund', 'twoFactor', 'verify'];

const Way = ({ to, children }: { to: string; children: string }) => (
  <Link asChild>
    <RouterLink to={to}>{children}</RouterLink>
  </Link>
);

const Done = () => (
  <>
    <span className={styles.tick}>
      <Icon name="check" />
    </span>
    {texts.done}
  </>
);

/** What a new trader does first: each step with what it opens, and a link until it is done. */
export const FirstStepsView = ({ steps, coin, onHide }: FirstStepsViewProps) => {
  const ways: Readonly<Record<StepName, ReactNode>> = {
    fund: coin === undefined ? texts.paused : <Way to={`${paths.wallet}?deposit=${coin}`}>{texts.deposit(coin)}</Way>,
    twoFactor: <Way to={partPaths.security}>{texts.twoFactor}</Way>,
    verify: <Way to={partPaths.kyc}>{texts.verify}</Way>,
  };
  const stateOf = (name: StepName): ReactNode =>
    ({ unknown: null, open: ways[name], checking: texts.checking, done: <Done /> })[steps[name]];
  return (
    <Card
      title={texts.title}
      actions={
        <Button
          variant="ghost"
          tone="neutral"
          size="small"
          aria-label={`${texts.hide} “${texts.title}”`}
          onClick={onHide}
        >
          {texts.hide}
        </Button>
      }
    >
      <div className={styles.place}>
        <ol className={styles.steps}>
          {stepNames.map((name) => (
            <li key={name} data-done={steps[name] === 'done' ? '' : undefined} className={styles.step}>
              <p className={styles.title}>{texts.steps[name].title}</p>
              <p className={styles.opens}>{texts.steps[name].opens}</p>
              <div className={styles.state}>{stateOf(name)}</div>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
};
