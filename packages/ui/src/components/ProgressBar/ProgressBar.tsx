import { Progress } from 'radix-ui';
import { useId, type ComponentPropsWithRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as styles from './ProgressBar.css';

type ProgressTone = keyof typeof styles.bar;

export interface ProgressBarProps extends Omit<
  ComponentPropsWithRef<typeof Progress.Root>,
  'asChild' | 'children' | 'className' | 'getValueLabel' | 'max' | 'value'
> {
  /** What is in progress. */
  label: string;
  isLabelHidden?: boolean;
  /** `danger` if the limit it measures is used up. The text beside it must say so too. */
  tone?: ProgressTone;
  /** From 0 to 100. Leave it out if the progress is unknown. */
  value?: number | undefined;
}

const percent = (value: number): string => `${Math.floor(value)}%`;

/** The progress of something that takes a while, or the used part of a limit. */
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
