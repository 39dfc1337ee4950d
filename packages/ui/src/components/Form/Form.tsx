import { useRef, type ComponentPropsWithRef, type SubmitEvent } from 'react';
import * as styles from './Form.css';
import type { FormHandle } from './formTypes';

export interface FormProps<Values> extends Omit<
  ComponentPropsWithRef<'form'>,
  'className' | 'noValidate' | 'onSubmit'
> {
  /** The result of `useForm`. */
  form: FormHandle<Values>;
  /** Called only with valid values, and not again until its promise has settled. */
  onSubmit: (values: Values) => unknown;
  /** Something is running that `onSubmit` doesn't wait for, such as a machine. Nothing is sent meanwhile. */
  isBusy?: boolean;
  /** As wide as its place, for a form that arranges its fields itself. */
  isWide?: boolean;
}

/** A disabled submit button with a reason also stops Enter from submitting. */
const isClosed = (form: HTMLFormElement): boolean =>
  form.querySelector('[type="submit"]')?.getAttribute('aria-disabled') === 'true';

/** Fields in one column, sent together: checked first, sent once, and kept as typed if sending fails. */
export const Form = <Values,>({
  form,
  onSubmit,
  isBusy = false,
  isWide = false,
  children,
  ...rest
}: FormProps<Values>) => {
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
    <form
      {...rest}
      data-wide={isWide ? '' : undefined}
      noValidate
      aria-busy={isBusy || form.isSubmitting}
      onSubmit={sendOnce}
      className={styles.root}
    >
      {children}
    </form>
  );
};
