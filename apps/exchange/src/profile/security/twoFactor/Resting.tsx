import type { SecondFactor } from '@exchange/domain';
import { FormError } from '@exchange/ui';
import { Notice } from '#shared/page/Notice.tsx';
import { stageStart } from '#shared/page/useStageFocus.ts';
import { Choices } from './Choices';
import { CodesOnce } from './recovery/CodesOnce';
import { RecoveryPart, type Recovery } from './recovery/RecoveryPart';
import { twoFactorTexts as texts } from './texts';
import * as styles from './twoFactor.css';
import type { TwoFactorState } from './twoFactorState';

export interface RecoveryProps {
  /** Undefined if the exchange has no recovery codes. */
  recovery: Recovery | undefined;
  /** Recovery codes that are still to be stored. */
  freshCodes: readonly string[] | undefined;
  onCodesStored: () => void;
}

export interface RestingProps extends RecoveryProps {
  state: Extract<TwoFactorState, { kind: 'resting' }>;
  issuer: string;
  email: string;
  onStart: (wanted: SecondFactor) => void;
}

const Switched = ({ factor }: { factor: 'app' | 'mail' }) => (
  <Notice>
    <p className={styles.strong} tabIndex={-1} {...stageStart}>
      {texts.switched[factor].title}
    </p>
    <p className={styles.text}>
      {texts.switched[factor].text} {factor === 'app' && texts.offNotice}
    </p>
  </Notice>
);

const Settings = ({ state, recovery, onStart }: RestingProps) => {
  const { factor, offersMail, isNew, starting, error } = state;
  return (
    <>
      <p className={styles.lead}>{texts.leads[factor]}</p>
      <Choices factor={factor} offersMail={offersMail} starting={starting} startsHere={!isNew} onStart={onStart} />
      <FormError>{error}</FormError>
      <Notice>{factor === 'app' ? texts.onNotice : texts.offNotice}</Notice>
      {factor === 'app' && recovery && <RecoveryPart {...recovery} />}
    </>
  );
};

/**
 * What a sign-in asks for now, what else it can ask for, and what changing it means. New recovery codes stand in its
 * place until they are stored.
 */
export const Resting = (props: RestingProps) => {
  const { state, freshCodes, issuer, email, onCodesStored } = props;
  const { factor, isNew } = state;
  return (
    <>
      {isNew && factor !== 'none' && <Switched factor={factor} />}
      {factor === 'app' && freshCodes ? (
        <CodesOnce codes={freshCodes} brandName={issuer} email={email} onStored={onCodesStored} />
      ) : (
        <Settings {...props} />
      )}
    </>
  );
};
