import { useRef, type ComponentPropsWithRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { AddressText } from '../AddressText/AddressText';
import { copyMessage } from '../AddressText/copyMessage';
import { useCopy, type CopyText } from '../AddressText/useCopy';
import { Button } from '../Button/Button';
import { Field, type FieldTexts } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import * as styles from './CopyField.css';

type Texts = Pick<FieldTexts, 'label' | 'hint' | 'isLabelHidden' | 'aside'>;

export interface CopyFieldProps extends Texts, Omit<ComponentPropsWithRef<'div'>, 'children' | 'className'> {
  value: string;
  /** Shows both ends only. Show the value in full if people must compare it, as with a withdrawal address. */
  isShortened?: boolean;
  /** In groups of four, to compare by eye. The gaps aren't part of the text and aren't copied. */
  isGrouped?: boolean;
  /** Replaces the browser's clipboard, in stories and tests. */
  copy?: CopyText;
}

const CopyLabel = ({ isCopied, of }: { isCopied: boolean; of: string }) => (
  <>
    <span className={styles.labels}>
      <span className={styles.label} data-shown={!isCopied}>
        <Icon name="copy" />
        Copy
      </span>
      <span className={styles.label} data-shown={isCopied}>
        <Icon name="check" />
        Copied
      </span>
    </span>
    <span className={visuallyHidden}> {of}</span>
  </>
);

const Value = ({ value, isShortened, isGrouped }: Pick<CopyFieldProps, 'value' | 'isShortened' | 'isGrouped'>) => {
  if (isShortened === true) return <AddressText value={value} />;
  return isGrouped === true ? <AddressText value={value} isGrouped /> : value;
};

/** A value to copy with one press, or by selecting it. */
export const CopyField = ({
  label,
  hint,
  isLabelHidden,
  aside,
  id,
  value,
  isShortened,
  isGrouped,
  copy,
  ...rest
}: CopyFieldProps) => {
  const text = useRef<HTMLSpanElement>(null);
  const { outcome, start } = useCopy(value, text, copy);
  const note = outcome === 'failed' ? <span className={styles.failure}>{copyMessage(outcome)}</span> : hint;
  return (
    <Field {...{ label, hint: note, isLabelHidden, aside, id }} isGroup>
      {(control) => (
        <div {...rest} {...control} role="group" className={styles.box}>
          <span ref={text} className={styles.value}>
            <Value {...{ value, isShortened, isGrouped }} />
          </span>
          <span className={styles.action}>
            <Button variant="ghost" tone="neutral" size="small" onClick={start}>
              <CopyLabel isCopied={outcome === 'copied'} of={label} />
            </Button>
          </span>
          <span role="status" className={visuallyHidden}>
            {outcome === 'copied' ? copyMessage(outcome) : ''}
          </span>
        </div>
      )}
    </Field>
  );
};
