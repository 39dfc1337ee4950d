import { charactersIn } from '@exchange/domain';
import type { RefObject } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { useTypedText } from '../PasswordField/useTypedText';
import { charactersLeft } from './charactersLeft';
import * as styles from './TextArea.css';

interface CounterProps {
  /** Id of the text that gives the limit, for the field's description. */
  id: string;
  input: RefObject<HTMLTextAreaElement | null>;
  typedAtFirst: string;
  most: number;
}

export const Counter = ({ id, input, typedAtFirst, most }: CounterProps) => {
  const typed = charactersIn(useTypedText(input, typedAtFirst));
  return (
    <span className={styles.counter} data-exceeded={typed > most ? '' : undefined}>
      <span id={id} className={visuallyHidden}>
        At most {most} characters.
      </span>
      <span role="status" className={visuallyHidden}>
        {charactersLeft(typed, most)}
      </span>
      <span aria-hidden>
        {typed} / {most}
      </span>
    </span>
  );
};
