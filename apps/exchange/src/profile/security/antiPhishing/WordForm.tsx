import { antiPhishingWord, type Result } from '@exchange/domain';
import { TextField } from '@exchange/ui';
import { codeOf } from '#entities/passkeys/confirmation.ts';
import { ConfirmedForm } from '#entities/passkeys/ConfirmedForm.tsx';
import { ConfirmFieldIfAsked, useConfirmRule } from '#entities/passkeys/ConfirmField.tsx';
import type { ChangedWord } from './AntiPhishingView';
import { antiPhishingTexts as texts, removeTexts } from './texts';

interface WordFormProps {
  label: string;
  /** Asks only for what confirms that the word goes. */
  removes: boolean;
  /** Called while typing, with valid words only. */
  onTyped: (word: string) => void;
  onSave: (changed: ChangedWord) => Promise<Result<unknown>>;
  /** Left out if there is nothing to cancel. */
  onCancel?: (() => void) | undefined;
  /** The form replaces the button that was pressed. */
  startsFocused: boolean;
}

const empty = { word: '', code: '' };

export const WordForm = ({ label, removes, onTyped, onSave, onCancel, startsFocused }: WordFormProps) => (
  <ConfirmedForm
    label={texts.form}
    first={empty}
    rules={{ word: removes ? () => undefined : antiPhishingWord, code: useConfirmRule() }}
    verb={removes ? removeTexts.confirm : texts.save}
    busy={texts.saving}
    isDangerous={removes}
    startsFocused={startsFocused}
    onSend={({ word, code }) => onSave({ word, code: codeOf(code) })}
    onCancel={onCancel}
  >
    {({ values, text, control }) => (
      <>
        {!removes && (
          <TextField
            {...text('word')}
            onChange={(event) => {
              text('word').onChange(event);
              const typed = event.currentTarget.value;
              onTyped(antiPhishingWord(typed) === undefined ? typed : '');
            }}
            label={label}
            hint={texts.hint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        {(removes || values.word !== '') && <ConfirmFieldIfAsked {...control('code')} />}
      </>
    )}
  </ConfirmedForm>
);
