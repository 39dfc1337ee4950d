import type { SecondFactor } from '@exchange/domain';
import { FormError } from '@exchange/ui';
import { Notice } from '#shared/page/Notice.tsx';
import { stageStart } from '#shared/page/useStageFocus.ts';
import { Choices } from './Choices';
import { twoFactorTexts as texts } from './texts';
import * as styles from './twoFactor.css';
import type { TwoFactorState } from './twoFactorState';

export interface RestingProps {
  state: Extract<TwoFactorState, { kind: 'resting' }>;
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

/** What a sign-in asks for now, what else it can ask for, and what changing it means. */
export const Resting = ({ state, onStart }: RestingProps) => {
  const { factor, offersMail, isNew, starting, error } = state;
  return (
    <>
      {isNew && factor !== 'none' && <Switched factor={factor} />}
      <p className={styles.lead}>{texts.leads[factor]}</p>
      <Choices factor={factor} offersMail={offersMail} starting={starting} startsHere={!isNew} onStart={onStart} />
      <FormError>{error}</FormError>
      <Notice>{factor === 'app' ? texts.onNotice : texts.offNotice}</Notice>
    </>
  );
};
