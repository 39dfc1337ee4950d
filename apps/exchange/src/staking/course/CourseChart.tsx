import { formatReward, showExactly, sum, type StakeCourse } from '@exchange/domain';
import { useClock } from '@exchange/ui';
import { dayText } from '../dayText';
import { courseTexts as texts } from '../texts';
import * as styles from './CourseChart.css';
import { drawnRewards, stairArea, stairPath } from './courseShape';

export interface CourseChartProps {
  course: StakeCourse;
}

const totalOf = ({ rewards }: StakeCourse): string => formatReward(sum(rewards.map(({ amount }) => amount))).text;

/** Rewards over the term, and below them how long the stake is locked. The table beside it has the same in figures. */
export const CourseChart = ({ course }: CourseChartProps) => {
  const { rewards, release } = course;
  const drawn = drawnRewards(course);
  const amount = showExactly(release.amount);
  const clock = useClock();
  const end = dayText(release.at, clock);
  const total = totalOf(course);
  return (
    <div
      role="img"
      aria-label={texts.drawing({ yield: total, payments: rewards.length, amount, end })}
      className={styles.root}
    >
      <div className={styles.head}>
        <span>{texts.received}</span>
        <span className={styles.total}>{`+${total} XDC`}</span>
      </div>
      <div className={styles.sheet}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.drawing}>
          <path d={stairArea(drawn)} className={styles.area} />
          <path d={stairPath(drawn)} className={styles.edge} />
        </svg>
        {drawn.map(({ at, x, y }) => (
          <span key={at} className={styles.dot} style={{ insetInlineStart: `${x}%`, insetBlockEnd: `${y}%` }} />
        ))}
      </div>
      <div className={styles.principal}>
        <span className={styles.principalText}>{texts.staked(amount)}</span>
      </div>
      <div className={styles.axis}>
        <span>{dayText(rewards[0]?.from ?? release.at, clock)}</span>
        <span>{end}</span>
      </div>
    </div>
  );
};
