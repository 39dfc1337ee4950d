import { metPasswordParts, passwordParts } from '@exchange/domain';
import type { RefObject } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { Icon } from '../Icon/Icon';
import { passwordPartTexts, ruleProgress } from './passwordPartTexts';
import * as styles from './PasswordRule.css';
import { useTypedText } from './useTypedText';

export interface PasswordRuleProps {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  typedAtFirst: string;
}

/** The documented rule for a new password in its parts, each ticked off as it is met. */
export const PasswordRule = ({ id, input, typedAtFirst }: PasswordRuleProps) => {
  const typed = useTypedText(input, typedAtFirst);
  const met = metPasswordParts(typed);
  return (
    <>
      <ul id={id} aria-label="Password requirements" className={styles.parts}>
        {passwordParts.map((part) => (
          <li key={part} data-met={met.includes(part)} className={styles.part}>
            <span className={styles.mark}>{met.includes(part) && <Icon name="check" size={12} />}</span>
            <span>
              {passwordPartTexts[part]}
              <span className={visuallyHidden}>{met.includes(part) ? ' (met)' : ' (not met yet)'}</span>
            </span>
          </li>
        ))}
      </ul>
      <span role="status" className={visuallyHidden}>
        {ruleProgress(typed, met)}
      </span>
    </>
  );
};
