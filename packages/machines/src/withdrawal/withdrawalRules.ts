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

/** What a withdrawal moves, and where to. */
type Figures = Omit<IntendedWithdrawal, 'id'>;

/** An email code is valid for one coin, amount and destination. */
export type EmailCodeRequest = Figures;

/** An email code that was requested; `until` says how long the exchange sends no other for the same withdrawal. */
interface RequestedCode {
  figures: EmailCodeRequest;
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

export const isKycMissing = (obstacle: WithdrawalObstacle | undefined): boolean =>
  obstacle === 'kyc' || obstacle === 'kycReview';

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
  (figures: EmailCodeRequest) =>
  (code: RequestedCode): boolean =>
    hasSameFigures(code.figures, figures);

/** A code for this withdrawal that was requested less than 120 s ago. */
const currentCode = ({ requestedCodes, now }: CodeLog, figures: EmailCodeRequest): RequestedCode | undefined =>
  requestedCodes.find((code) => isFor(figures)(code) && !hasPassed(code.until, now()));

export const wasCodeRequested = (log: CodeLog, figures: EmailCodeRequest): boolean =>
  currentCode(log, figures) !== undefined;

/** How long a code sent for this withdrawal prevents others from being requested; undefined if one may be requested. */
export const codeHeldUntil = (log: CodeLog, figures: EmailCodeRequest): number | undefined => {
  const code = currentCode(log, figures);
  return code?.isSent ? code.until : undefined;
};

export const withoutCode = ({ requestedCodes, now }: CodeLog, figures: EmailCodeRequest): readonly RequestedCode[] =>
  requestedCodes.filter((code) => !isFor(figures)(code) && !hasPassed(code.until, now()));

export const withCode = (
  log: CodeLog,
  { figures, isSent }: Pick<RequestedCode, 'figures' | 'isSent'>,
): readonly RequestedCode[] => [
  ...withoutCode(log, figures),
  { figures, isSent, until: log.now() + resendPauseMs.withdrawal },
];
