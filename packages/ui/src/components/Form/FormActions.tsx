import type { ComponentPropsWithRef } from 'react';
import * as styles from './Form.css';

export type FormActionsProps = Omit<ComponentPropsWithRef<'div'>, 'className'>;

/** The buttons of a form, the primary one last: that is where the line ends, and where Tab gets to. */
export const FormActions = (props: FormActionsProps) => <div {...props} className={styles.actions} />;
