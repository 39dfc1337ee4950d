import { isFailure, type Result } from '@exchange/domain';
import { AlertDialog, AlertDialogContent, Button, Card, Skeleton } from '@exchange/ui';
import { useState } from 'react';
import { useConfirmWays } from '#entities/passkeys/ConfirmWays.tsx';
import * as part from '../part.css';
import { useQuestion } from '../useQuestion';
import * as styles from './AntiPhishingView.css';
import { antiPhishingTexts as texts, removeTexts } from './texts';
import { WordForm } from './WordForm';

interface EmailExampleProps {
  brandName: string;
  /** Empty if none is chosen. */
  word: string;
}

/** Shows where the word appears. */
const EmailExample = ({ brandName, word }: EmailExampleProps) => (
  <figure className={styles.example}>
    <figcaption className={styles.caption}>{texts.example}</figcaption>
    <div className={styles.mail}>
      <p className={styles.from}>{texts.from(brandName)}</p>
      <p className={styles.line}>
        {texts.inEmail} <strong className={styles.word}>{word === '' ? `[${texts.noWord}]` : word}</strong>
      </p>
      <Skeleton width="90%" height="8px" />
      <Skeleton width="70%" height="8px" />
    </div>
  </figure>
);

export interface ChangedWord {
  word: string;
  /** The app's code, where it confirms the change. */
  code?: string | undefined;
}

export interface AntiPhishingViewProps {
  /** `null` if none is set. */
  word: string | null;
  brandName: string;
  /** An empty word removes the current one. */
  save: (changed: ChangedWord) => Promise<Result<unknown>>;
}

interface ChosenProps {
  word: string;
  onChange: () => void;
  onRemove: (from: HTMLElement) => void;
}

const Chosen = ({ word, onChange, onRemove }: ChosenProps) => (
  <div>
    <p className={styles.label}>{texts.word}</p>
    <p className={styles.chosen}>{word}</p>
    <div className={styles.actions}>
      <Button variant="outline" tone="neutral" onClick={onChange}>
        {texts.change}
      </Button>
      <Button variant="outline" tone="danger" onClick={({ currentTarget }) => onRemove(currentTarget)}>
        {texts.remove}
      </Button>
    </div>
  </div>
);

/** The word by which a trader recognises the exchange's emails. */
export const AntiPhishingView = ({ word, brandName, save }: AntiPhishingViewProps) => {
  const [form, setForm] = useState<'change' | 'remove'>();
  const [typed, setTyped] = useState('');
  const { isAsked } = useConfirmWays();
  const { about, ask, part: place, dialog, content } = useQuestion<string>(() => save({ word: '' }));
  const isChanging = form !== undefined;
  const isChosen = word !== null && word !== '' && !isChanging;

  const showChosen = () => {
    setForm(undefined);
    setTyped('');
    place.ref.current?.focus({ preventScroll: true });
  };
  const change = async (changed: ChangedWord) => {
    const result = await save(changed);
    if (!isFailure(result)) showChosen();
    return result;
  };

  return (
    <div {...place} className={part.root}>
      <Card title={texts.title}>
        <p className={part.lead}>{texts.lead}</p>
        <div className={styles.columns}>
          <div>
            {isChosen ? (
              <Chosen
                word={word}
                onChange={() => setForm('change')}
                onRemove={(from) => (isAsked ? setForm('remove') : ask(word, from))}
              />
            ) : (
              <WordForm
                label={isChanging ? texts.newWord : texts.word}
                removes={form === 'remove'}
                onTyped={setTyped}
                onSave={change}
                onCancel={isChanging ? showChosen : undefined}
                startsFocused={isChanging}
              />
            )}
          </div>
          <EmailExample brandName={brandName} word={isChosen ? word : typed} />
        </div>
      </Card>
      <AlertDialog {...dialog}>
        {about !== undefined && (
          <AlertDialogContent
            {...content}
            title={removeTexts.question(about)}
            description={removeTexts.consequence}
            confirmLabel={removeTexts.confirm}
            cancelLabel={removeTexts.keep}
          />
        )}
      </AlertDialog>
    </div>
  );
};
