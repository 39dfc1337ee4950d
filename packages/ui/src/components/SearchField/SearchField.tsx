import { useImperativeHandle, useRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as box from '../Field/box.css';
import type { ControlSize } from '../Field/controlSizes';
import { Field, type FieldTexts } from '../Field/Field';
import type { TypedInputProps } from '../Field/fieldInput';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './SearchField.css';
import { useClear } from './useClear';
import { useUpperCase } from './useUpperCase';

export interface SearchFieldProps extends FieldTexts, TypedInputProps {
  size?: ControlSize;
  /** For upper-case names, such as pairs and currencies: typed letters are converted without moving the caret. */
  isUpperCased?: boolean;
  /** The result, announced to screen readers: `3 found`. */
  status?: string | undefined;
}

/** Filters a list while typing. Escape or the button clears it. */
export const SearchField = ({
  label,
  hint,
  error,
  need,
  isLabelHidden = true,
  aside,
  id,
  size = 'medium',
  isUpperCased = false,
  status,
  ref,
  ...rest
}: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const clear = useClear(input);
  useUpperCase(input, isUpperCased);
  return (
    <Field {...{ label, hint, error, need, isLabelHidden, aside, id }}>
      {(control) => (
        <>
          <span className={box.box[size]}>
            <span className={`${box.start} ${styles.startIn[size]}`}>
              <Icon name="search" />
            </span>
            <input
              type="text"
              role="searchbox"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize={isUpperCased ? 'characters' : 'none'}
              spellCheck={false}
              // CSS hides the clear button while the placeholder is visible, so there has to be one.
              placeholder=" "
              {...rest}
              {...control}
              ref={input}
              className={isUpperCased ? `${box.input[size]} ${styles.upperCased}` : box.input[size]}
            />
            <span className={box.end}>
              <span className={styles.clearIn[size]}>
                <IconButton size="small" icon="close" label="Clear search" onClick={clear} />
              </span>
            </span>
          </span>
          <span role="status" className={visuallyHidden}>
            {status}
          </span>
        </>
      )}
    </Field>
  );
};
