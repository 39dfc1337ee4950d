import { Button } from '@exchange/ui';
import * as styles from '../standalone/standalone.css';
import { configProblemText } from './configProblemText';
import type { ConfigProblem } from '#shared/config/loadConfig.ts';

export interface BrokenConfigPageProps {
  problem: ConfigProblem;
  onTryAgain: () => void;
}

/** The product's name is a setting too, so this page does without it. */
export const BrokenConfigPage = ({ problem, onTryAgain }: BrokenConfigPageProps) => {
  const { what, advice } = configProblemText(problem);
  return (
    <main className={styles.page}>
      <h1 className={styles.heading}>The exchange can't start</h1>
      <p>{what} Your account and balances aren't affected.</p>
      {problem.kind === 'wrong' && (
        <ul className={styles.faults}>
          {problem.faults.map(({ setting, why }) => (
            <li key={setting} className={styles.fault}>
              <span className={styles.setting}>{setting}</span> {why}
            </li>
          ))}
        </ul>
      )}
      <p>{advice}</p>
      <div className={styles.actions}>
        <Button onClick={onTryAgain}>Retry</Button>
      </div>
    </main>
  );
};
