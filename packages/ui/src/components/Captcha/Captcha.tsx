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
  /** The 6 digits to show. */
  number: string;
  value: string;
  onValueChange: (typed: string) => void;
  /** Called when someone asks for a new number. */
  onRefresh: () => void;
  /** Defaults to the browser's voice; `null` for none. */
  speak?: Speak | null;
}

const typedDigits = ({ currentTarget }: ChangeEvent<HTMLInputElement>): string =>
  currentTarget.value.replace(/\D/g, '').slice(0, 6);

/** How often the number has changed since the first render. */
const useChanges = (number: string): number => {
  const [seen, setSeen] = useState({ number, changes: 0 });
  if (seen.number !== number) setSeen({ number, changes: seen.changes + 1 });
  return seen.changes;
};

/** A voice halfway through a number must stop when the number changes. */
const useVoice = (speak: Speak | null, number: string): (() => void) => {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), [number]);
  return () => {
    stop.current = speak?.(spokenNumber(number));
  };
};

/** A picture of a number to type. It only stops simple bots, so the server also has to limit attempts. */
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
                disabledReason={speak === null ? "This browser can't read aloud." : undefined}
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
