import {
  estimatedYield,
  formatRate,
  formatReward,
  stakeCourse,
  stakingPlans,
  type DecimalText,
  type StakingKind,
  type StakingTerm,
} from '@exchange/domain';
import { Accordion, AccordionItem, Amount, Card } from '@exchange/ui';
import { useMemo } from 'react';
import { courseTexts as texts } from '../texts';
import * as styles from './Course.css';
import { CourseChart } from './CourseChart';
import { CourseTable } from './CourseTable';

export interface CourseProps {
  kind: StakingKind;
  term: StakingTerm;
  /** Undefined until a valid amount is typed: an example is shown meanwhile. */
  amount: DecimalText | undefined;
  /** When the stake would begin. */
  start: number;
}

/** A stake's rewards and their dates, before it begins. The exchange pays on the same schedule. */
export const Course = ({ kind, term, amount, start }: CourseProps) => {
  const { months, yearlyRate } = term;
  const shown = amount ?? stakingPlans[kind].minimum;
  const staked = useMemo(
    () => ({ kind, amount: shown, term: { months, yearlyRate }, start }),
    [kind, shown, months, yearlyRate, start],
  );
  const course = useMemo(() => stakeCourse(staked), [staked]);
  const brings = estimatedYield(staked);
  return (
    <Card title={amount === undefined ? texts.example(shown) : texts.title}>
      <div className={styles.course}>
        <div className={styles.head}>
          <p className={styles.label}>{texts.estimated}</p>
          <p className={styles.figure}>
            <Amount amount={brings} figure={formatReward(brings)} unit="XDC" />{' '}
            <span className={styles.over}>{texts.over(months)}</span>
          </p>
          <p className={styles.text}>{texts.means(kind, formatRate(yearlyRate))}</p>
        </div>
        <CourseChart course={course} />
        <p className={styles.text}>{texts.renewal}</p>
        <Accordion type="single" headingLevel={3}>
          <AccordionItem value="dates" title={texts.dates}>
            <CourseTable course={course} />
          </AccordionItem>
        </Accordion>
      </div>
    </Card>
  );
};
