import { formatRate, type StakingTerm } from '@exchange/domain';
import { useId } from 'react';
import { formTexts as texts } from '../texts';
import * as styles from './PeriodCards.css';

export interface PeriodCardsProps {
  terms: readonly StakingTerm[];
  value: number;
  onValueChange: (months: number) => void;
}

/** A choice of terms, each with its annual yield. */
export const PeriodCards = ({ terms, value, onValueChange }: PeriodCardsProps) => {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.period}</legend>
      <div className={styles.cards}>
        {terms.map(({ months, yearlyRate }) => (
          <label key={months} className={styles.card}>
            <input
              type="radio"
              name={name}
              checked={months === value}
              onChange={() => onValueChange(months)}
              className={styles.input}
            />
            <span className={styles.months}>{texts.months(months)}</span>
            <span className={styles.rate}>{texts.yearly(formatRate(yearlyRate))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
