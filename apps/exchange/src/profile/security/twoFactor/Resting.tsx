import { Button, FormError } from '@exchange/ui';
import { Notice } from '#shared/page/Notice.tsx';
import { twoFactorTexts as texts } from './texts';
import * as styles from './twoFactor.css';
import type { TwoFactorState } from './twoFactorState';
import { stageStart } from '#shared/page/useStageFocus.ts';

export interface RestingProps {
  state: Extract<TwoFactorState, { kind: 'resting' }>;
  onStart: () => void;
}

const Off = () => (
  <>
    <p className={styles.lead}>{texts.offLead}</p>
    <Notice>
      {texts.offNeed} {texts.offNotice}
    </Notice>
  </>
);

const On = ({ isNew }: { isNew: boolean }) => (
  <>
    {isNew && (
      <Notice>
        <p className={styles.strong} tabIndex={-1} {...stageStart}>
          {texts.switched.title}
        </p>
        <p className={styles.text}>
          {texts.switched.text} {texts.offNotice}
        </p>
      </Notice>
    )}
    <p className={styles.lead}>{texts.onLead}</p>
    <Notice>{texts.onNotice}</Notice>
  </>
);

/** The current status, the consequences of changing it, and the button to begin. */
export const Resting = ({ state: { isOn, isNew, isStarting, error }, onStart }: RestingProps) => (
  <>
    {isOn ? <On isNew={isNew} /> : <Off />}
    <FormError>{error}</FormError>
    <div className={styles.actions}>
      <Button
        variant={isOn ? 'outline' : 'solid'}
        tone={isOn ? 'danger' : 'accent'}
        isLoading={isStarting}
        loadingLabel={texts.sendingCode}
        onClick={onStart}
        {...(isNew ? {} : stageStart)}
      >
        {isOn ? texts.turnOff : texts.turnOn}
      </Button>
    </div>
  </>
);
