import { addressGroups } from '@exchange/domain';
import { Fragment, useRef, type ComponentPropsWithRef, type RefObject } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import type { IconName } from '../Icon/iconNames';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './AddressText.css';
import { copyMessage } from './copyMessage';
import { shortened } from './shortened';
import { useCopy, type CopyOutcome, type CopyText } from './useCopy';

export interface AddressTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'className'> {
  /** The full text: an address or a transaction id. */
  value: string;
  /** How many characters to show before the dots, after a prefix such as `0x` or `xdc`. */
  lead?: number;
  /** How many characters to show after the dots. */
  tail?: number;
  /** Shows the full text in groups of four, to compare character by character. It is copied without the gaps. */
  isGrouped?: boolean;
  /** Label of a button that copies the full text, such as `Copy address`. Leave it out for no button. */
  copyLabel?: string;
  /** Replaces the browser's clipboard, in stories and tests. */
  copy?: CopyText;
}

interface CopyActionProps extends Required<Pick<AddressTextProps, 'value' | 'copyLabel'>> {
  copy: CopyText | undefined;
  text: RefObject<HTMLElement | null>;
}

const icons: Record<CopyOutcome, IconName> = { none: 'copy', copied: 'check', failed: 'warning' };

const CopyAction = ({ value, copyLabel, copy, text }: CopyActionProps) => {
  const { outcome, start } = useCopy(value, text, copy);
  const message = copyMessage(outcome);
  return (
    <span className={styles.action}>
      <IconButton icon={icons[outcome]} label={copyLabel} title={message || copyLabel} size="small" onClick={start} />
      <span role="status" className={visuallyHidden}>
        {message}
      </span>
    </span>
  );
};

interface TextProps extends Required<Pick<AddressTextProps, 'value' | 'lead' | 'tail'>> {
  text: RefObject<HTMLSpanElement | null>;
}

const GroupedText = ({ value, text }: Pick<TextProps, 'value' | 'text'>) => (
  <span ref={text} className={styles.text}>
    {addressGroups(value).map((group, at) => (
      <Fragment key={at}>
        {at > 0 && <wbr />}
        <span className={styles.group}>{group}</span>
      </Fragment>
    ))}
  </span>
);

const ShortText = ({ value, lead, tail, text }: TextProps) => {
  const parts = shortened(value, lead, tail);
  const isShortened = parts.middle !== '';
  return (
    <span ref={text} title={isShortened ? value : undefined} className={styles.text}>
      {parts.lead}
      {isShortened && (
        <>
          <span className={styles.middle}>{parts.middle}</span>
          <span className={styles.tail}>{parts.tail}</span>
        </>
      )}
    </span>
  );
};

/**
 * A long text recognised by its two ends, or shown in full in groups. Hovering, selecting, copying and screen readers
 * always get all of it.
 */
export const AddressText = ({
  value,
  lead = 4,
  tail = 4,
  isGrouped = false,
  copyLabel,
  copy,
  ...rest
}: AddressTextProps) => {
  const text = useRef<HTMLSpanElement>(null);
  const isShortened = !isGrouped && shortened(value, lead, tail).middle !== '';
  return (
    <span {...rest} data-shortened={isShortened ? '' : undefined} className={styles.root}>
      {isGrouped ? <GroupedText {...{ value, text }} /> : <ShortText {...{ value, lead, tail, text }} />}
      {copyLabel !== undefined && <CopyAction value={value} copyLabel={copyLabel} copy={copy} text={text} />}
    </span>
  );
};
