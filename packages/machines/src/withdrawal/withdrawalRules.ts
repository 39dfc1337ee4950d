import {
  canConfirmWithdrawal,
  compare,
  destinationKey,
  hasPassed,
  isFormValid,
  missingForWithdrawal,
  needsDestinationTag,
  normaliseCode,
  parseTyped,
  resendPauseMs,
  withdrawRules,
  type AssetSymbol,
  type DecimalText,
  type WithdrawalGateFacts,
  type WithdrawalObstacle,
  type WithdrawForm,
} from '@exchange/domain';
import type { Sent } from '../sentRequests/sentRequestsRules';

/** The withdrawal the trader intends. It never includes codes. */
export interface IntendedWithdrawal {
  /** Created once: if it is sent again with this id, it is the same withdrawal. */
  id: string;
  asset: AssetSymbol;
  amount: DecimalText;
  address: string;
  /** XRP only. */
  destinationTag?: string;
}

/** The conditions that decide whether, and how much, the trader can withdraw. They may change at any time. */
export interface WithdrawalConditions {
  facts: WithdrawalGateFacts;
  minimum: DecimalText;
  balance: DecimalText;
}

export interface WithdrawalSubmission {
  form: WithdrawForm;
  /** Withdrawals that were sent but not confirmed. */
  unconfirmed: readonly Sent<IntendedWithdrawal>[];
}

/** The only object that contains the codes. */
export interface WithdrawalRequest extends IntendedWithdrawal {
  emailCode: string;
  authenticatorCode: string;
}

/** An email code is valid for one coin and amount. */
export interface EmailCodeRequest {
  asset: AssetSymbol;
  amount: DecimalText;
}

/** An email code that was requested; `until` says how long the exchange sends no other for this amount. */
interface RequestedCode {
  amount: DecimalText;
  until: number;
  /** False if there was no response to the request. */
  isSent: boolean;
}

/** What is known about email codes. */
export interface CodeLog {
  requestedCodes: readonly RequestedCode[];
  now: () => number;
}

interface Codes {
  emailCode: string;
  authenticatorCode: string;
}

export const emptyForm: WithdrawForm = { address: '', destTag: '', amount: '' };

/** Until the trader's own conditions are known, withdrawing isn't possible. */
export const nothingAllowed: WithdrawalConditions = {
  facts: { documentStatus: undefined, tfaStatus: undefined },
  minimum: '0',
  balance: '0',
};

export const obstacleIn = ({
  conditions,
  now,
}: {
  conditions: WithdrawalConditions;
  now: () => number;
}): WithdrawalObstacle | undefined => missingForWithdrawal(conditions.facts, now());

type Figures = Omit<IntendedWithdrawal, 'id'>;

/** For a valid form. */
const figuresOf = ({ address, destTag, amount }: WithdrawForm, asset: AssetSymbol): Figures => ({
  asset,
  amount: parseTyped(amount) ?? '0',
  address,
  ...(needsDestinationTag(asset) && { destinationTag: destTag }),
});

/** The same for all spellings of an address and a tag. */
const placeOf = ({ asset, address, destinationTag = '' }: Figures): string =>
  destinationKey(asset, { address, destinationTag });

const hasSameFigures = (one: Figures, other: Figures): boolean =>
  one.asset === other.asset && placeOf(one) === placeOf(other) && compare(one.amount, other.amount) === 0;

export const isValid = (
  form: WithdrawForm,
  { asset, conditions: { minimum, balance } }: { asset: AssetSymbol; conditions: WithdrawalConditions },
): boolean => isFormValid(withdrawRules({ asset, minimum, balance }), form);

/** The unconfirmed withdrawal with the same values. */
const twinOf = (
  { form, unconfirmed }: WithdrawalSubmission,
  asset: AssetSymbol,
): Sent<IntendedWithdrawal> | undefined => {
  const figures = figuresOf(form, asset);
  return unconfirmed.find(({ request }) => hasSameFigures(request, figures));
};

/** An unconfirmed withdrawal that might become two if it were sent again. */
export const uncheckedTwin = (submission: WithdrawalSubmission, asset: AssetSymbol): IntendedWithdrawal | undefined => {
  const twin = twinOf(submission, asset);
  return twin === undefined || twin.state === 'notFound' ? undefined : twin.request;
};

/** The unconfirmed withdrawal itself if the values are the same; otherwise a new one. */
export const intendedWithdrawal = (
  submission: WithdrawalSubmission,
  { asset, newId }: { asset: AssetSymbol; newId: () => string },
): IntendedWithdrawal => twinOf(submission, asset)?.request ?? { id: newId(), ...figuresOf(submission.form, asset) };

/** Clears the form if it belongs to the withdrawal that was found. */
export const formWithout = (form: WithdrawForm, withdrawal: IntendedWithdrawal): WithdrawForm =>
  parseTyped(form.amount) !== undefined && hasSameFigures(figuresOf(form, withdrawal.asset), withdrawal)
    ? emptyForm
    : form;

export const hasBothCodes = ({ emailCode, authenticatorCode }: Codes): boolean =>
  canConfirmWithdrawal({ otp: emailCode, tfa: authenticatorCode });

export const requestFor = (
  withdrawal: IntendedWithdrawal,
  { emailCode, authenticatorCode }: Codes,
): WithdrawalRequest => ({
  ...withdrawal,
  emailCode: normaliseCode(emailCode),
  authenticatorCode: normaliseCode(authenticatorCode),
});

const isFor =
  (amount: DecimalText) =>
  (code: RequestedCode): boolean =>
    compare(code.amount, amount) === 0;

/** A code for this amount that was requested less than 120 s ago. */
const currentCode = ({ requestedCodes, now }: CodeLog, amount: DecimalText): RequestedCode | undefined =>
  requestedCodes.find((code) => isFor(amount)(code) && !hasPassed(code.until, now()));

export const wasCodeRequested = (log: CodeLog, amount: DecimalText): boolean => currentCode(log, amount) !== undefined;

/** How long a code sent for this amount prevents others from being requested; undefined if one may be requested. */
export const codeHeldUntil = (log: CodeLog, amount: DecimalText): number | undefined => {
  const code = currentCode(log, amount);
  return code?.isSent ? code.until : undefined;
};

export const withoutCode = ({ requestedCodes, now }: CodeLog, amount: DecimalText): readonly RequestedCode[] =>
  requestedCodes.filter((code) => !isFor(amount)(code) && !hasPassed(code.until, now()));

export const withCode = (
  log: CodeLog,
  { amount, isSent }: Pick<RequestedCode, 'amount' | 'isSent'>,
): readonly RequestedCode[] => [
  ...withoutCode(log, amount),
  { amount, isSent, until: log.now() + resendPauseMs.withdrawal },
];
