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

/** Holds whether it is open: by itself, or by `open` and `onOpenChange`. */
export const AlertDialog = Radix.Root;

/** Gives its behaviour to the button it holds, with `asChild`. */
export const AlertDialogTrigger = Radix.Trigger;

export interface AlertDialogContentProps extends Omit<
  ComponentPropsWithRef<typeof Radix.Content>,
  'asChild' | 'className' | 'title'
> {
  /** The question: 'Cancel all orders?' */
  title: string;
  /** What is lost, and what is not. */
  description: ReactNode;
  /** The deed itself, so that it is understood without the title: 'Cancel orders'. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: AlertTone;
  /** It stays open until whoever asked closes it by `open`, so that what fails can be told here. */
  onConfirm: () => void;
  /** Hand in `false` while nothing runs, where something will. While it runs nothing closes the question. */
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

/** Asks before something is lost. The focus starts on the way out. Escape cancels, a click beside it does not. */
export const AlertDialogContent = (props: AlertDialogContentProps) => (
  <Radix.Portal>
    <Radix.Overlay className={dialog.place}>
      <Content {...props} />
    </Radix.Overlay>
  </Radix.Portal>
);
