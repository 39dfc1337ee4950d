import type { Result } from '@exchange/domain';
import { Button, Timestamp } from '@exchange/ui';
import { useState } from 'react';
import * as styles from '../AddressBook.css';
import { focusIt } from './focusIt';
import { ProveChange } from '../ProveChange';
import type { AddressWait } from '../queries';
import { waitTexts as texts } from '../texts';

export interface WaitSettingProps {
  wait: AddressWait;
  setWait: (isOn: boolean, code: string | undefined) => Promise<Result<unknown>>;
}

const State = ({ isOn, endsAt }: AddressWait) => {
  if (!isOn) return texts.off;
  if (endsAt === null) return texts.on;
  return (
    <>
      {texts.ending} <Timestamp moment={endsAt} namesZone />
    </>
  );
};

/** Offers to let withdrawals to new addresses wait, so that there is time to cancel. */
export const WaitSetting = ({ wait, setWait }: WaitSettingProps) => {
  const [stage, setStage] = useState<'shown' | 'asking' | 'left'>('shown');
  const turnsOn = !wait.isOn || wait.endsAt !== null;
  const verb = turnsOn ? texts.turnOn : texts.turnOff;
  const prove = async (code: string | undefined) => {
    const result = await setWait(turnsOn, code);
    if (!result.error) setStage('left');
    return result;
  };
  return (
    <section aria-label={texts.title} className={stage === 'asking' ? `${styles.wait} ${styles.edited}` : styles.wait}>
      <div className={styles.head}>
        <span className={styles.label}>{texts.title}</span>
        {stage !== 'asking' && (
          <span className={styles.actions}>
            <Button
              ref={stage === 'left' ? focusIt : undefined}
              variant="ghost"
              tone="neutral"
              size="small"
              onClick={() => setStage('asking')}
            >
              {verb}
            </Button>
          </span>
        )}
      </div>
      <p role="status" className={styles.place}>
        <State {...wait} />
      </p>
      {stage === 'asking' && (
        <ProveChange
          title={texts.title}
          verb={verb}
          busy={texts.setting}
          onProve={prove}
          onCancel={() => setStage('left')}
        />
      )}
    </section>
  );
};
