import { Progress } from 'radix-ui';
import { useId, type ComponentPropsWithRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as styles from './ProgressBar.css';

type ProgressTone = keyof typeof styles.bar;

export interface ProgressBarProps extends Omit<
  ComponentPropsWithRef<typeof Progress.Root>,
  'asChild' | 'children' | 'className' | 'getValueLabel' | 'max' | 'value'
> {
  /** What gets on. */
  label: string;
  isLabelHidden?: boolean;
  /** `danger` where nothing is left of what it measures. Words beside it say so as well. */
  tone?: ProgressTone;
  /** From 0 to 100. Left out where nobody knows how far it is. */
  value?: number | undefined;
}

const percent = (value: number): string => `${Math.floor(value)}%`;

/** How far something is that takes a while. */
export const ProgressBar = ({ label, isLabelHidden = false, tone = 'accent', value, ...rest }: ProgressBarProps) => {
  const labelId = useId();
  return (
    <div className={styles.root}>
      <div className={isLabelHidden ? visuallyHidden : styles.words}>
        <span id={labelId}>{label}</span>
        {value !== undefined && (
          <span aria-hidden className={styles.value}>
            {percent(value)}
          </span>
        )}
      </div>
      <Progress.Root
        aria-labelledby={labelId}
        {...rest}
        value={value ?? null}
        getValueLabel={percent}
        className={styles.track}
      >
        <Progress.Indicator
          className={styles.bar[tone]}
          style={value === undefined ? undefined : { transform: `scaleX(${value / 100})` }}
        />
      </Progress.Root>
    </div>
  );
};
