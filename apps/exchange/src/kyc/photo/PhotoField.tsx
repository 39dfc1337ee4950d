import { kycTexts, type KycSide } from '@exchange/domain';
import { Button, FileDrop, Spinner, type FileUpload } from '@exchange/ui';
import { useId, useImperativeHandle, useRef, type FocusEventHandler, type Ref } from 'react';
import { PhotoConcerns } from './PhotoConcerns';
import { PhotoExample } from './PhotoExample';
import * as styles from './PhotoField.css';
import type { KycPhotoActor } from './photoFlows';
import type { PhotoProgress } from './photoState';
import { photoTexts as texts, photoTips, refusalTexts, type NoteWords } from './texts';
import { usePhoto } from './usePhoto';

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
  );
};
