import { useId } from 'react';
import type { FieldNoteProps } from './FieldNote';
import type { FieldNeed } from './fieldNeeds';

/** Goes to the control itself. */
export interface FieldControl {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface Described extends FieldNoteProps {
  /** Left out, it is made. */
  id?: string | undefined;
  need?: FieldNeed | undefined;
}

/** Ties a control to its label and its note. */
export const useFieldControl = ({ id, need, hint, error }: Described) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const labelId = `${controlId}-label`;
  const noteId = `${controlId}-note`;
  const isNoted = error !== undefined || hint !== undefined;
  const control: FieldControl = {
    id: controlId,
    'aria-labelledby': labelId,
    'aria-describedby': isNoted ? noteId : undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-required': need === 'required' ? true : undefined,
  };
  return { control, labelId, noteId, isNoted };
};
