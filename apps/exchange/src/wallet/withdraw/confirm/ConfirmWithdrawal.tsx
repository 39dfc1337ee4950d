import {
  assetOf,
  failureText,
  refusedPart,
  showCoins,
  type CurrencyFees,
  type Failure,
  type RefusedPart,
} from '@exchange/domain';
import type { IntendedWithdrawal } from '@exchange/machines';
import { AddressText, Button, Dialog, DialogContent, ErrorLine, FormActions, OtpField } from '@exchange/ui';
import type { SubmitEvent } from 'react';
import * as touch from '#shared/page/touch.css.ts';
import { CodeButton } from './CodeButton';
import { NewAddressNote } from '../NewAddressNote';
import { confirmationTexts as texts } from '../texts';
import * as styles from '../withdraw.css';
import { sumsOf } from '../withdrawFormRules';
import type { WithdrawFormProps } from '../WithdrawForm';
import type { Confirmation } from '../withdrawState';

export interface ConfirmationHandlers {
  now: () => number;
  onRequestCode: () => void;
  onEmailCode: (code: string) => void;
  onAuthenticatorCode: (code: string) => void;
  onConfirm: () => void;
  onLeave: () => void;
}

export interface ConfirmWithdrawalProps extends ConfirmationHandlers {
  confirmation: Confirmation;
  fees: CurrencyFees;
  newAddressHours?: WithdrawFormProps['newAddressHours'];
}

/** The longest code that the exchange accepts. */
const longestEmailCode = 12;

const Summary = ({ withdrawal, fees }: { withdrawal: IntendedWithdrawal; fees: CurrencyFees }) => {
  const { asset, amount, address, destinationTag } = withdrawal;
  const sums = sumsOf(amount, { asset, fees });
  const lines: readonly (readonly [string, string])[] = [
    [texts.amount, showCoins(amount, asset)],
    [texts.fee, showCoins(sums?.fee ?? '0', asset)],
    [texts.arrives, showCoins(sums?.receives ?? amount, asset)],
    [texts.network, assetOf(asset).network],
    ...(destinationTag === undefined ? [] : [[texts.tag, destinationTag] as const]),
  ];
  return (
    <dl className={styles.summary}>
      {lines.map(([label, value]) => (
        <div key={label} className={styles.line}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
      <div>
        <dt className={styles.label}>{texts.address}</dt>
        <dd>
          <AddressText value={address} isGrouped />
        </dd>
      </div>
    </dl>
  );
};

const partOf = (failure: Failure | undefined): RefusedPart | undefined => failure && refusedPart(failure);

const textAt = (failure: Failure | undefined, part: RefusedPart): string | undefined =>
  failure && partOf(failure) === part ? failureText(failure) : undefined;

const codeParts: readonly unknown[] = ['emailCode', 'authenticatorCode'] satisfies RefusedPart[];

const restOf = (failure: Failure | undefined): string | undefined =>
  failure && !codeParts.includes(partOf(failure)) ? failureText(failure) : undefined;

const Codes = ({ confirmation, now, onRequestCode, onEmailCode, onAuthenticatorCode }: ConfirmWithdrawalProps) => {
  const { emailCode, authenticatorCode, code, isSubmitting, failure, codeFailure } = confirmation;
  return (
    <div className={styles.codes}>
      <OtpField
        length={5}
        longest={longestEmailCode}
        label={texts.emailCode}
        // The section keeps autofill from putting one code into the other code's field.
        autoComplete="section-mail one-time-code"
        value={emailCode}
        onValueChange={onEmailCode}
        isProcessing={isSubmitting}
        error={textAt(failure, 'emailCode') ?? (codeFailure && failureText(codeFailure, 'repeatable'))}
        aside={<CodeButton code={code} now={now} onRequest={onRequestCode} />}
      />
      <OtpField
        length={6}
        label={texts.authenticatorCode}
        autoComplete="section-app one-time-code"
        value={authenticatorCode}
        onValueChange={onAuthenticatorCode}
        isProcessing={isSubmitting}
        error={textAt(failure, 'authenticatorCode')}
      />
    </div>
  );
};

/** The summary before a withdrawal is sent, with the two codes that authorise it. */
export const ConfirmWithdrawal = (props: ConfirmWithdrawalProps) => {
  const { confirmation, fees, newAddressHours, onConfirm, onLeave } = props;
  const { withdrawal, isSubmitting, hasBothCodes, failure } = confirmation;
  const { address, destinationTag = '' } = withdrawal;
  const other = restOf(failure);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (hasBothCodes && !isSubmitting) onConfirm();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onLeave()}>
      <DialogContent size="small" title={texts.title(withdrawal.asset)} isDismissible={!isSubmitting}>
        <form
          noValidate
          aria-busy={isSubmitting}
          className={`${styles.confirmation} ${touch.touchArea}`}
          onSubmit={submit}
        >
          <Summary withdrawal={withdrawal} fees={fees} />
          <NewAddressNote hours={newAddressHours?.({ address, destTag: destinationTag })} />
          <Codes {...props} />
          <div role="alert" className={styles.refusal}>
            {other !== undefined && <ErrorLine>{other}</ErrorLine>}
          </div>
          <FormActions>
            <Button variant="outline" tone="neutral" onClick={onLeave}>
              {texts.cancel}
            </Button>
            <Button
              type="submit"
              isLoading={isSubmitting}
              loadingLabel={texts.submitting}
              disabledReason={isSubmitting || hasBothCodes ? undefined : texts.codesMissing}
            >
              {texts.submit}
            </Button>
          </FormActions>
        </form>
      </DialogContent>
    </Dialog>
  );
};
