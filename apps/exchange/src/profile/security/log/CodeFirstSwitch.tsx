import type { Result } from '@exchange/domain';
import { Dialog, DialogContent, Switch } from '@exchange/ui';
import { useState } from 'react';
import { codeOf } from '#entities/passkeys/confirmation.ts';
import { ConfirmedForm } from '#entities/passkeys/ConfirmedForm.tsx';
import { ConfirmField, useConfirmRule } from '#entities/passkeys/ConfirmField.tsx';
import { useConfirmWays } from '#entities/passkeys/ConfirmWays.tsx';
import * as styles from './SecurityLogView.css';
import { codeFirstTexts as texts } from './texts';

export interface ChangedCodeFirst {
  isOn: boolean;
  /** The app's code, where it confirms the change. */
  code?: string | undefined;
}

/** Whether a new device gives an emailed code before its password is checked. */
export interface CodeFirst {
  isOn: boolean;
  isChanging: boolean;
  /** The reason that it couldn't be changed. */
  problem: string | undefined;
  change: (changed: ChangedCodeFirst) => Promise<Result<unknown>>;
}

interface QuestionProps {
  turnsOn: boolean;
  change: CodeFirst['change'];
  onDone: () => void;
}

const Question = ({ turnsOn, change, onDone }: QuestionProps) => {
  const title = turnsOn ? texts.turnOnTitle : texts.turnOffTitle;
  const send = async ({ code }: { code: string }) => {
    const result = await change({ isOn: turnsOn, code: codeOf(code) });
    if (result.error === undefined) onDone();
    return result;
  };
  return (
    <DialogContent size="small" title={title} description={turnsOn ? texts.hint : texts.turnOffLead}>
      <ConfirmedForm
        label={title}
        first={{ code: '' }}
        rules={{ code: useConfirmRule() }}
        verb={turnsOn ? texts.turnOn : texts.turnOff}
        busy={texts.changing}
        onSend={send}
        onCancel={onDone}
      >
        {({ control }) => <ConfirmField {...control('code')} />}
      </ConfirmedForm>
    </DialogContent>
  );
};

export const CodeFirstSwitch = ({ isOn, isChanging, problem, change }: CodeFirst) => {
  const { isAsked } = useConfirmWays();
  const [wanted, setWanted] = useState<boolean>();
  const done = () => setWanted(undefined);
  return (
    <div className={styles.codeFirst}>
      <Switch
        label={texts.label}
        hint={texts.hint}
        value={isOn}
        onValueChange={(turnsOn) => (isAsked ? setWanted(turnsOn) : void change({ isOn: turnsOn }))}
        disabledReason={isChanging ? texts.changing : undefined}
        error={isAsked ? undefined : problem}
      />
      <Dialog open={wanted !== undefined} onOpenChange={(isOpen) => isOpen || done()}>
        {wanted !== undefined && <Question turnsOn={wanted} change={change} onDone={done} />}
      </Dialog>
    </div>
  );
};
