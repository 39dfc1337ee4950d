import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as box from '../Field/box.css';
import type { ControlSize } from '../Field/controlSizes';
import { Field, type FieldTexts } from '../Field/Field';
import type { ValueInputProps } from '../Field/fieldInput';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Captcha.css';
import { CaptchaPicture } from './CaptchaPicture';
import { browserSpeech, spokenNumber, type Speak } from './captchaSpeech';

type NumberInputProps = ValueInputProps<'inputMode'>;

export interface CaptchaProps extends Omit<FieldTexts, 'label'>, NumberInputProps {
  label?: string;
  size?: ControlSize;
  /** What the picture shows: 6 digits. */
  number: string;
  value: string;
  onValueChange: (typed: string) => void;
  /** Another number is asked for. */
  onRefresh: () => void;
  /** The browser's voice where it is left out; `null` where there is none. */
  speak?: Speak | null;
}

const typedDigits = ({ currentTarget }: ChangeEvent<HTMLInputElement>): string =>
  currentTarget.value.replace(/\D/g, '').slice(0, 6);

/** How often the number has changed since it was first shown. */
const useChanges = (number: string): number => {
  const [seen, setSeen] = useState({ number, changes: 0 });
  if (seen.number !== number) setSeen({ number, changes: seen.changes + 1 });
  return seen.changes;
};

/** A voice that is half through a number must not go on once there is another. */
const useVoice = (speak: Speak | null, number: string): (() => void) => {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), [number]);
  return () => {
    stop.current = speak?.(spokenNumber(number));
  };
};

/** A number in a picture that has to be typed. It keeps out clumsy robots; whoever it must protect counts attempts as well. */
export const Captcha = ({
  label = 'Number in the image',
  hint,
  error,
  need,
  isLabelHidden,
  aside,
  id,
  size = 'medium',
  number,
  value,
  onValueChange,
  onRefresh,
  speak = browserSpeech(),
  ...rest
}: CaptchaProps) => {
  const changes = useChanges(number);
  const readAloud = useVoice(speak, number);
  return (
    <Field {...{ label, hint, error, need, isLabelHidden, aside, id }}>
      {(control) => (
        <div className={styles.root}>
          <CaptchaPicture number={number} />
          <span className={box.box[size]}>
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
              {...rest}
              {...control}
              value={value}
              onChange={(event) => onValueChange(typedDigits(event))}
              className={`${box.input[size]} ${styles.digits}`}
            />
            <span className={box.end}>
              <IconButton icon="refresh" label="New number" size="small" onClick={onRefresh} />
              <IconButton
                icon="speaker"
                label="Read aloud"
                size="small"
                onClick={readAloud}
                disabledReason={speak === null ? 'This browser cannot read aloud.' : undefined}
              />
            </span>
          </span>
          <span role="status" className={visuallyHidden}>
            {changes > 0 && <span key={changes}>New number</span>}
          </span>
        </div>
      )}
    </Field>
  );
};
