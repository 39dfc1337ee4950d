import { useId, useImperativeHandle, type FocusEvent, type MouseEvent } from 'react';
import { Button } from '../Button/Button';
import * as button from '../Button/Button.css';
import { Field, type FieldTexts } from '../Field/Field';
import type { ValueInputProps } from '../Field/fieldInput';
import { Icon } from '../Icon/Icon';
import { FileCard } from './FileCard';
import * as styles from './FileDrop.css';
import type { FileUpload } from './fileUpload';
import { useFileDrop } from './useFileDrop';

type NativeProps = ValueInputProps<'children' | 'multiple'>;

export interface FileDropProps extends FieldTexts, NativeProps {
  value: File | undefined;
  onValueChange: (file: File | undefined) => void;
  /** Returns why a file can't be accepted. The file is then ignored, and the previous one stays. */
  check?: (file: File) => string | undefined;
  /** The state of the upload, once it has started. */
  upload?: FileUpload | undefined;
}

/** Only looks like a button: the native input above it is what gets pressed. */
const Pressed = ({ id, children }: { id: string; children: string }) => (
  <span
    aria-hidden
    id={id}
    className={`${button.variant.outline} ${button.tone.neutral} ${button.size.small} ${styles.pressed}`}
  >
    {children}
  </span>
);

const Prompt = ({ actionId }: { actionId: string }) => (
  <div className={styles.prompt}>
    <Icon name="upload" />
    <Pressed id={actionId}>Choose a file</Pressed>
    <span className={styles.orDrop}>or drop it here</span>
  </div>
);

interface ActionsProps {
  actionId: string;
  fileName: string;
  onRemove: () => void;
}

const Actions = ({ actionId, fileName, onRemove }: ActionsProps) => (
  <>
    <Pressed id={actionId}>Replace</Pressed>
    <span className={styles.above}>
      <Button variant="ghost" tone="neutral" size="small" aria-label={`Remove ${fileName}`} onClick={onRemove}>
        Remove
      </Button>
    </span>
  </>
);

const stop = (event: MouseEvent) => event.preventDefault();

/** Opening the file dialog blurs the window, not the field. */
const hasStayed = ({ currentTarget }: FocusEvent): boolean => document.activeElement === currentTarget;

/** A place for one file, to be picked, dropped, or taken with the camera. */
export const FileDrop = ({
  label,
  hint,
  error,
  need,
  isLabelHidden,
  aside,
  id,
  value,
  onValueChange,
  check,
  upload,
  disabled = false,
  onBlur,
  ref,
  ...rest
}: FileDropProps) => {
  const ownId = useId();
  const [actionId, fileId] = [`${ownId}-action`, `${ownId}-file`];
  const isRunning = upload?.state === 'running';
  const isClosed = disabled || isRunning;
  const { input, refusal, isOver, handlers, remove } = useFileDrop({ value, onValueChange, check, isClosed });
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (!hasStayed(event)) onBlur?.(event);
  };
  return (
    <Field {...{ label, hint, error: refusal ?? error, need, isLabelHidden, aside, id }}>
      {({ 'aria-labelledby': labelId, 'aria-describedby': noteId, ...control }) => (
        <div data-over={isOver ? '' : undefined} data-filled={value && ''} className={styles.area}>
          <input
            title=""
            {...rest}
            {...control}
            {...handlers}
            ref={input}
            type="file"
            disabled={disabled}
            aria-disabled={isRunning || undefined}
            aria-labelledby={`${labelId} ${actionId}`}
            aria-describedby={[value && fileId, noteId].filter(Boolean).join(' ') || undefined}
            onClick={isRunning ? stop : rest.onClick}
            onBlur={leave}
            className={styles.input}
          />
          {value === undefined ? (
            <Prompt actionId={actionId} />
          ) : (
            <FileCard id={fileId} file={value} upload={upload}>
              {!disabled && <Actions actionId={actionId} fileName={value.name} onRemove={remove} />}
            </FileCard>
          )}
        </div>
      )}
    </Field>
  );
};
