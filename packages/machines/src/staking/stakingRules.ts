import {
  isAbove,
  isTwoFactorOn,
  parseTyped,
  stakingBlock,
  stakingPlans,
  stakingTerm,
  type DecimalText,
  type Result,
  type StakingBlock,
  type StakingKind,
} from '@exchange/domain';

export interface StakingForm {
  amount: string;
  /** How long the term is. */
  months: number;
  hasAgreed: boolean;
}

/** A stake as the trader means it. The code is never part of it. */
export interface IntendedStake {
  /** Made once: sent again under this id, it is the same stake. */
  id: string;
  kind: StakingKind;
  amount: DecimalText;
  months: number;
}

/** The only thing that carries the code. */
export interface StakeRequest extends IntendedStake {
  code: string;
}

/** What decides whether, and how much, can be staked; it may change at any time. */
export interface StakingConditions {
  isOpen: boolean;
  isLoggedIn: boolean;
  tfaStatus: unknown;
  /** Nothing while it is not known: then the exchange decides. */
  balance: DecimalText | undefined;
}

/** The ids of the trader's stakes; nothing for one that was sent without, or where the server has none. */
export type StakeLookup = Result<readonly (string | undefined)[]>;

export const firstForm = (kind: StakingKind): StakingForm => ({
  amount: '',
  months: stakingPlans[kind].defaultMonths,
  hasAgreed: false,
});

/** Until the trader's own are known, nothing can be staked. */
export const nothingAllowed: StakingConditions = {
  isOpen: false,
  isLoggedIn: false,
  tfaStatus: undefined,
  balance: undefined,
};

interface Standing {
  kind: StakingKind;
  conditions: StakingConditions;
}

const blockOf = (
  { kind, conditions: { isOpen, isLoggedIn, tfaStatus } }: Standing,
  form: StakingForm,
): StakingBlock | undefined =>
  stakingBlock({
    kind,
    isOpen,
    isLoggedIn,
    hasTwoFactor: isTwoFactorOn(tfaStatus),
    amount: form.amount,
    hasAgreed: form.hasAgreed,
  });

export type StakingObstacle = 'closed' | 'visitor' | 'twoFactor';

const obstacles: readonly unknown[] = ['closed', 'visitor', 'twoFactor'] satisfies StakingObstacle[];

const isObstacle = (because: StakingBlock['because']): because is StakingObstacle => obstacles.includes(because);

/** What nobody can get past by filling in the form. */
export const obstacleIn = (standing: Standing): StakingObstacle | undefined => {
  const because = blockOf(standing, firstForm(standing.kind))?.because;
  return because !== undefined && isObstacle(because) ? because : undefined;
};

const exceedsBalance = (form: StakingForm, { balance }: StakingConditions): boolean =>
  balance !== undefined && isAbove(parseTyped(form.amount) ?? '0', balance);

export const canSubmit = (standing: Standing, form: StakingForm): boolean =>
  blockOf(standing, form) === undefined &&
  stakingTerm(standing.kind, form.months) !== undefined &&
  !exceedsBalance(form, standing.conditions);

/** Of a form that can be submitted. */
export const intendedStake = (
  { amount, months }: StakingForm,
  { kind, newId }: { kind: StakingKind; newId: () => string },
): IntendedStake => ({ id: newId(), kind, amount: parseTyped(amount) ?? '0', months });

export const isFound = ({ data }: StakeLookup, { id }: IntendedStake): boolean => data?.includes(id) ?? false;

/** An empty list does not tell whether the server has ids, but says that the stake is not there. */
export const cannotTell = ({ data }: StakeLookup): boolean =>
  data !== undefined && data.length > 0 && data.every((id) => id === undefined);
