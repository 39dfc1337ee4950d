import { useRef, type ComponentPropsWithRef, type SubmitEvent } from 'react';
import * as styles from './Form.css';
import type { FormHandle } from './formTypes';

export interface FormProps<Values> extends Omit<
  ComponentPropsWithRef<'form'>,
  'className' | 'noValidate' | 'onSubmit'
> {
  /** What `useForm` gave. */
  form: FormHandle<Values>;
  /** Called with valid values only, and not again before its promise has settled. */
  onSubmit: (values: Values) => unknown;
  /** Something runs that `onSubmit` does not wait for, say in a machine: nothing is sent meanwhile. */
  isBusy?: boolean;
}

/** A button that says why nothing can be sent keeps Enter from sending it, too. */
const isClosed = (form: HTMLFormElement): boolean =>
  form.querySelector('[type="submit"]')?.getAttribute('aria-disabled') === 'true';

/** Fields in one column that are sent together: checked first, sent once, and kept as they are typed when it fails. */
export const Form = <Values,>({ form, onSubmit, isBusy = false, children, ...rest }: FormProps<Values>) => {
  const isSending = useRef(false);
  const send = async () => {
    isSending.current = true;
    try {
      await form.submit(onSubmit);
    } finally {
      isSending.current = false;
    }
  };
  const sendOnce = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy && !isSending.current && !isClosed(event.currentTarget)) void send();
  };
  return (
    <form {...rest} noValidate aria-busy={isBusy || form.isSubmitting} onSubmit={sendOnce} className={styles.root}>
      {children}
    </form>
  );
};
