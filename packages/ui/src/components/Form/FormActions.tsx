import type { ComponentPropsWithRef } from 'react';
import * as styles from './Form.css';

export type FormActionsProps = Omit<ComponentPropsWithRef<'div'>, 'className'>;

/** The buttons of a form, the primary one last, in reading and tab order. */
export const FormActions = (props: FormActionsProps) => <div {...props} className={styles.actions} />;
