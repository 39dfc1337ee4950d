import type { loginMachine } from '@exchange/machines';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

export type LoginActor = ActorRefFrom<typeof loginMachine>;

export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

export const loginSteps = ['credentials', 'twoFactor', 'mailCode', 'loginActivity', 'expiredPassword'] as const;

export type LoginStepName = (typeof loginSteps)[number];

/** Undefined once the last step is done. */
export const stepIn = (snapshot: LoginSnapshot): LoginStepName | undefined =>
  loginSteps.find((step) => snapshot.matches(step));
