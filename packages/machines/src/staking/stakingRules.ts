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
import { lackIds } from '../looking';

export interface StakingForm {
  amount: string;
  /** The length of the term. */
  months: number;
  hasAgreed: boolean;
}

/** The stake the trader intends. It never includes the code. */
export interface IntendedStake {
  /** Created once: if it is sent again with this id, it is the same stake. */
  id: string;
  kind: StakingKind;
  amount: DecimalText;
  months: number;
}

/** The only object that contains the code. */
export interface StakeRequest extends IntendedStake {
  code: string;
}

/** The conditions that decide whether, and how much, the trader can stake. They may change at any time. */
export interface StakingConditions {
  isOpen: boolean;
  isLoggedIn: boolean;
  tfaStatus: unknown;
  /** Undefined until it is known; then the exchange decides. */
  balance: DecimalText | undefined;
}

/** The ids of the trader's stakes; undefined for a stake sent without one, or if the server has none. */
export type StakeLookup = Result<readonly (string | undefined)[]>;

export const firstForm = (kind: StakingKind): StakingForm => ({
  amount: '',
  months: stakingPlans[kind].defaultMonths,
  hasAgreed: false,
});

/** Until the trader's own conditions are known, staking isn't possible. */
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

/** The obstacles that filling in the form can't remove. */
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

/** For a form that can be submitted. */
export const intendedStake = (
  { amount, months }: StakingForm,
  { kind, newId }: { kind: StakingKind; newId: () => string },
): IntendedStake => ({ id: newId(), kind, amount: parseTyped(amount) ?? '0', months });

export const isFound = ({ data }: StakeLookup, { id }: IntendedStake): boolean => data?.includes(id) ?? false;

export const cannotTell = ({ data = [] }: StakeLookup): boolean => lackIds(data);
