import { newAddressTexts as texts } from './texts';
import * as styles from './withdraw.css';

/** Says that a withdrawal waits because its address is new, as its trader chose. */
export const NewAddressNote = ({ hours }: { hours: number | undefined }) =>
  hours !== undefined && <p className={styles.text}>{texts.waits(hours)}</p>;
