import { kycTexts, type KycSide, type PhotoConcern } from '@exchange/domain';
import { Button, FileDrop, Spinner, Icon, type FileUpload } from '@exchange/ui';
import { useId, useImperativeHandle, useRef, useEffect, type FocusEventHandler, type Ref } from 'react';
import { useSelector } from '@xstate/react';
import { PhotoExample } from './PhotoExample';
import * as styles from './PhotoField.css';
import type { KycPhotoActor } from './photoFlows';
import { photoState, type PhotoProgress } from './photoState';
import { photoTexts as texts, photoTips, refusalTexts, concernTexts, type NoteWords } from './texts';

interface PhotoOptions {
  photo: KycPhotoActor;
  value: File | undefined;
  onValueChange: (file: File | undefined) => void;
}

/** A reopened form may have missed changes to the photo. */
const usePhoto = ({ photo, value, onValueChange }: PhotoOptions) => {
  const state = photoState(useSelector(photo, ({ context }) => context));
  const { progress } = state;
  useEffect(() => {
    if (state.value !== value) onValueChange(state.value);
  }, [state.value, value, onValueChange]);
  return {
    ...state,
    isPending: progress.kind === 'preparing' || progress.kind === 'advised',
    choose: (file: File | undefined) =>
      photo.send(file === undefined ? { type: 'photo.removed' } : { type: 'photo.chosen', file }),
    accept: () => photo.send({ type: 'photo.accepted' }),
  };
};

/** Why a reviewer might not be able to read the photo, and what to do about it. */
const PhotoConcerns = ({ concerns }: { concerns: readonly PhotoConcern[] }) => (
  <div className={styles.concerns}>
    <span className={styles.icon}>
      <Icon name="warning" size={16} />
    </span>
    <div className={styles.words}>
      <p className={styles.title}>{texts.checkTitle}</p>
      <ul className={styles.list}>
        {concerns.map((concern) => (
          <li key={concern}>
            {concernTexts[concern].what} <span className={styles.todo}>{concernTexts[concern].todo}</span>
          </li>
        ))}
      </ul>
    </div>
  </div>
);

export interface PhotoFieldProps extends NoteWords {
  side: KycSide;
  label: string;
  /** Prepares the chosen file. */
  photo: KycPhotoActor;
  /** The form's value, which follows the state of the photo. */
  value: File | undefined;
  onValueChange: (file: File | undefined) => void;
  error?: string | undefined;
  upload?: FileUpload | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  disabled?: boolean;
  name?: string;
  /** The input, for a form that moves the focus to missing fields. */
  ref?: Ref<HTMLInputElement>;
}

/** A refused photo comes before a missing one; a photo awaiting a decision doesn't count as missing. */
const errorOf = (progress: PhotoProgress, error: string | undefined): string | undefined => {
  if (progress.kind === 'refused') return refusalTexts[progress.because];
  if (error === undefined || progress.kind === 'preparing') return undefined;
  return progress.kind === 'advised' ? texts.decide : error;
};

const Hint = ({ isPreparing, isChanged }: { isPreparing: boolean; isChanged: boolean }) => {
  if (isPreparing)
    return (
      <span className={styles.preparing}>
        <Spinner label={texts.preparing} size={12} />
        <span aria-hidden>{texts.preparing}</span>
      </span>
    );
  return isChanged ? texts.changed : kycTexts.photos;
};

/** One of the three photos: what it must show, and a preview of the choice before it is sent. */
export const PhotoField = (props: PhotoFieldProps) => {
  const { side, label, photo, value, onValueChange, error, upload, onBlur, brandName, noteDate, ref, ...rest } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const { progress, shown, isPending, isChanged, choose, accept } = usePhoto({ photo, value, onValueChange });
  const acceptAndStay = () => {
    accept();
    input.current?.focus();
  };
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.guide}>
        <PhotoExample {...{ side, brandName, noteDate }} />
        <p className={styles.tip}>{photoTips[side]({ brandName, noteDate })}</p>
      </div>
      <div className={styles.choice}>
        <FileDrop
          {...rest}
          id={id}
          ref={input}
          label={label}
          isLabelHidden
          need="required"
          accept="image/jpeg,image/png"
          value={shown}
          onValueChange={choose}
          upload={isPending ? undefined : upload}
          hint={<Hint isPreparing={progress.kind === 'preparing'} isChanged={isChanged} />}
          error={errorOf(progress, error)}
          onBlur={isPending ? undefined : onBlur}
        />
        <div role="status" className={styles.verdict}>
          {progress.kind === 'advised' && <PhotoConcerns concerns={progress.concerns} />}
        </div>
        {progress.kind === 'advised' && (
          <div className={styles.actions}>
            <Button variant="outline" size="small" onClick={() => input.current?.click()}>
              {texts.another}
            </Button>
            <Button variant="ghost" tone="neutral" size="small" onClick={acceptAndStay}>
              {texts.useAnyway}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
};
