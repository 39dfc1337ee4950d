import { comparedGroups } from '@exchange/domain';
import { visuallyHidden } from '@exchange/ui';
import { addressCheckTexts as texts } from './texts';
import * as styles from './withdraw.css';

/** An address in groups of four, with those marked that differ from another address. */
export const ComparedAddress = ({ address, other }: { address: string; other: string }) => (
  <span className={styles.groups}>
    {comparedGroups(address, other).map(({ text, isDifferent }, at) => (
      <span key={at} className={isDifferent ? styles.different : undefined}>
        {text}
        {isDifferent && <span className={visuallyHidden}> {texts.differs}</span>}{' '}
      </span>
    ))}
  </span>
);
