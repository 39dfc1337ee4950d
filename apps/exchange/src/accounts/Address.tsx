import * as styles from './Address.css';

/** An email address in a sentence. */
export const Address = ({ children }: { children: string }) => <b className={styles.root}>{children}</b>;
