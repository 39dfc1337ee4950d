import { codeLabels, failureText, isFailure, type Rule } from '@exchange/domain';
import { Button, ErrorLine, Icon, OtpField, type ValueControl } from '@exchange/ui';
import { useState } from 'react';
import { confirmationRule, confirmedByPasskey } from './confirmation';
import * as styles from './ConfirmField.css';
import { useConfirmWays, type ConfirmWays } from './ConfirmWays';
import { confirmTexts as texts } from './texts';

interface PasskeyButtonProps {
  confirm: NonNullable<ConfirmWays['confirm']>;
  onConfirmed: () => void;
  disabledReason?: string | undefined;
  error?: string | undefined;
}

const PasskeyButton = ({ confirm, onConfirmed, disabledReason, error }: PasskeyButtonProps) => {
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const ask = async () => {
    setFailure(undefined);
    setAsking(true);
    const result = await confirm();
    setAsking(false);
    if (isFailure(result)) setFailure(failureText(result.error, 'repeatable'));
    else onConfirmed();
  };
  const text = failure ?? error;
  return (
    <div className={styles.way}>
      <Button
        variant="outline"
        tone="neutral"
        isLoading={isAsking}
        loadingLabel={texts.waiting}
        disabledReason={disabledReason}
        onClick={() => void ask()}
      >
        {texts.usePasskey}
      </Button>
      <div role="alert">{text !== undefined && <ErrorLine>{text}</ErrorLine>}</div>
    </div>
  );
};

/** The trader only has a passkey, and this browser can't use it. */
const OtherBrowser = () => <p className={styles.confirmed}>{texts.unsupported}</p>;

/** The passkey in place of the app's code, for screens that ask for the code themselves. Nothing without a passkey. */
export const PasskeyInstead = (props: Omit<PasskeyButtonProps, 'confirm'>) => {
  const { takesCode, confirm } = useConfirmWays();
  if (confirm) return <PasskeyButton {...props} confirm={confirm} />;
  return !takesCode && <OtherBrowser />;
};

/** It replaces the button that was pressed. */
const focusIt = (line: HTMLElement | null): void => line?.focus({ preventScroll: true });

type ConfirmFieldProps = ValueControl<string> & {
  /** Where something else stands in for the code. */
  takesCode?: boolean;
};

/** Asks again before a change: for the app's code, or a passkey, whichever the trader has. */
export const ConfirmField = ({ takesCode: isWanted = true, ...field }: ConfirmFieldProps) => {
  const { takesCode: hasApp, confirm } = useConfirmWays();
  const takesCode = isWanted && hasApp;
  if (field.value === confirmedByPasskey)
    return (
      <p role="status" tabIndex={-1} ref={focusIt} className={styles.confirmed}>
        <Icon name="check" /> {texts.confirmed}
      </p>
    );
  return (
    <>
      {isWanted && !hasApp && !confirm && <OtherBrowser />}
      {takesCode && <OtpField {...field} length={6} label={codeLabels.app} hint={texts.codeHint} />}
      {confirm && (
        <PasskeyButton
          confirm={confirm}
          onConfirmed={() => field.onValueChange(confirmedByPasskey)}
          error={takesCode ? undefined : field.error}
        />
      )}
    </>
  );
};

/** Nothing has to confirm a change while no second factor is on. */
export const useConfirmRule = (): Rule => {
  const { isAsked, takesCode } = useConfirmWays();
  return isAsked ? confirmationRule(takesCode) : () => undefined;
};

/** The field for it, where it is needed. */
export const ConfirmFieldIfAsked = (field: ValueControl<string>) =>
  useConfirmWays().isAsked && <ConfirmField {...field} />;
