import { AlertDialog as Radix } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button/Button';
import * as dialog from '../Dialog/Dialog.css';
import * as panel from '../Dialog/Panel.css';
import { stayOpen } from '../Dialog/stayOpen';
import { useFocusReturn } from '../Dialog/useFocusReturn';
import { ErrorLine } from '../Field/ErrorLine';
import * as styles from './AlertDialog.css';
import type { AlertTone } from './alertTones';

/** Keeps its own open state, unless you pass `open` and `onOpenChange`. */
export const AlertDialog = Radix.Root;

/** Opens the dialog. Wrap a button in it with `asChild`. */
export const AlertDialogTrigger = Radix.Trigger;

export interface AlertDialogContentProps extends Omit<
  ComponentPropsWithRef<typeof Radix.Content>,
  'asChild' | 'className' | 'title'
> {
  /** The question: 'Cancel all orders?' */
  title: string;
  /** What will be lost, and what won't. */
  description: ReactNode;
  /** Names the action, so that the button makes sense without the title: 'Cancel orders'. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: AlertTone;
  /** The dialog stays open until the caller closes it with `open`, so that an error can be shown here. */
  onConfirm: () => void;
  /**
   * Pass `false` rather than nothing if the action can take time, to reserve room. While it runs nothing closes the
   * dialog.
   */
  isLoading?: boolean | undefined;
  error?: string | undefined;
}

const Content = ({
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  onConfirm,
  isLoading,
  error,
  children,
  ...rest
}: AlertDialogContentProps) => {
  const returnFocus = useFocusReturn();
  const canFail = isLoading !== undefined || error !== undefined;
  return (
    <Radix.Content
      onCloseAutoFocus={returnFocus}
      {...rest}
      {...(isLoading === true ? stayOpen : {})}
      className={dialog.size.small}
    >
      <div className={panel.head}>
        <Radix.Title className={panel.title}>{title}</Radix.Title>
        <Radix.Description asChild>
          <div className={panel.description}>{description}</div>
        </Radix.Description>
      </div>
      {(children !== undefined || canFail) && (
        <div className={panel.body}>
          {children}
          {canFail && (
            <div role="alert" className={styles.error}>
              {error !== undefined && <ErrorLine>{error}</ErrorLine>}
            </div>
          )}
        </div>
      )}
      <div className={panel.foot}>
        <Radix.Cancel asChild>
          <Button
            variant="outline"
            tone="neutral"
            disabledReason={isLoading === true ? 'This can no longer be stopped.' : undefined}
          >
            {cancelLabel}
          </Button>
        </Radix.Cancel>
        <Button tone={tone} isLoading={isLoading} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Radix.Content>
  );
};

/** Asks before something is lost. Focus starts on the cancel button. Escape cancels; a click outside doesn't. */
export const AlertDialogContent = (props: AlertDialogContentProps) => (
  <Radix.Portal>
    <Radix.Overlay className={dialog.place}>
      <Content {...props} />
    </Radix.Overlay>
  </Radix.Portal>
);
