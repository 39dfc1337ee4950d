import type { Identified, Sent } from '@exchange/machines';
import { Button } from '@exchange/ui';
import type { ReactNode } from 'react';
import * as styles from './unconfirmed.css';
import type { Check, UnconfirmedRequests } from './useUnconfirmed';

interface CheckButtonProps {
  label: string;
  isChecking: boolean;
  onCheck: () => void;
}

/** Looks up what is unconfirmed. */
export const CheckButton = ({ label, isChecking, onCheck }: CheckButtonProps) => (
  <Button size="small" variant="outline" tone="neutral" isLoading={isChecking} loadingLabel={label} onClick={onCheck}>
    {label}
  </Button>
);

interface DismissButtonProps {
  label: string;
  onDismiss: () => void;
}

/** For a trader who has checked. */
export const DismissButton = ({ label, onDismiss }: DismissButtonProps) => (
  <Button size="small" variant="ghost" tone="neutral" onClick={onDismiss}>
    {label}
  </Button>
);

export interface UnconfirmedItemProps {
  /** In a list, unless there is never more than one. */
  as?: 'li' | 'div';
  what: string;
  details?: ReactNode;
  known: string;
  /** What looking it up has shown. */
  state?: ReactNode;
  /** Ways to resolve it. */
  children: ReactNode;
}

/** One unconfirmed request. */
export const UnconfirmedItem = ({ as: Part = 'li', what, details, known, state, children }: UnconfirmedItemProps) => (
  <Part className={styles.item}>
    <p className={styles.what}>{what}</p>
    {details}
    <p className={styles.known}>{known}</p>
    {state}
    <div className={styles.actions}>{children}</div>
  </Part>
);

interface UnconfirmedListProps<Request> extends Pick<UnconfirmedRequests<Request>, 'sent' | 'check' | 'onCheck'> {
  texts: { checks: Record<Check, string>; checkAgain: string };
  className?: string;
  renderItem: (sent: Sent<Request>) => ReactNode;
}

/** The unconfirmed requests of one kind, with the state of the search for them below. */
export const UnconfirmedList = <Request extends Identified>(props: UnconfirmedListProps<Request>) => {
  const { sent, check, texts, className = '', onCheck, renderItem } = props;
  return (
    <div className={`${styles.content} ${className}`}>
      <ul className={styles.list}>{sent.map(renderItem)}</ul>
      <div className={styles.check}>
        <p role="status" className={styles.checked}>
          {texts.checks[check]}
        </p>
        <CheckButton label={texts.checkAgain} isChecking={check === 'checking'} onCheck={onCheck} />
      </div>
    </div>
  );
};
