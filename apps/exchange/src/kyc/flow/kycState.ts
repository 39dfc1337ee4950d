import { kycPictureFields, kycSides, type Failure, type KycForm, type KycSide } from '@exchange/domain';
import type { kycSubmissionMachine } from '@exchange/machines';
import type { FileUpload } from '@exchange/ui';
import type { SnapshotFrom } from 'xstate';
import { keptFields, type KycFields } from '../kycFields';
import { sendingTexts } from '../texts';

/** What is being sent: one photo, or the documents with or without all of them. */
export interface Sending {
  part: KycSide | 'documents';
  percent: number;
}

export interface KycFormState {
  kind: 'form';
  /** Documents are under review, and nothing has been typed since. */
  isWaiting: boolean;
  /** The profile still shows the state before the submission. */
  isRecordOld: boolean;
  typed: KycFields | undefined;
  /** Each increase asks for a new captcha. */
  captchas: number;
  sending: Sending | undefined;
  /** The photo that didn't arrive. */
  interrupted: { side: KycSide; failure: Failure } | undefined;
  uploads: Readonly<Partial<Record<KycSide, FileUpload>>>;
  /** The reason for the last failure, and the photo that was declined. */
  failure: Failure | undefined;
  failedSide: KycSide | undefined;
  hasNotArrived: boolean;
}

/** The state of a trader's documents. */
export type KycState = KycFormState | { kind: 'unconfirmed'; isLooking: boolean };

type Snapshot = SnapshotFrom<typeof kycSubmissionMachine>;

const sendingIn = (snapshot: Snapshot): Sending | undefined => {
  if (!snapshot.hasTag('busy')) return undefined;
  const { side, percent } = snapshot.context;
  return { part: side ?? 'documents', percent };
};

/** How much of one photo has been sent, when all three are sent in one body, one after the other. */
const shareOf = (sizes: readonly number[], index: number, percent: number): number => {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const before = sizes.slice(0, index).reduce((sum, size) => sum + size, 0);
  const own = sizes[index] ?? 0;
  const gone = (total * percent) / 100 - before;
  return own === 0 ? 0 : Math.max(0, Math.min(100, Math.floor((gone / own) * 100)));
};

/** The photo being sent, or the one that didn't arrive. */
const currentUpload = (snapshot: Snapshot): FileUpload | undefined => {
  if (snapshot.matches({ processing: 'sendingPicture' }))
    return { state: 'running', percent: snapshot.context.percent };
  return snapshot.matches({ processing: 'interrupted' }) ? { state: 'failed', reason: sendingTexts.failed } : undefined;
};

const isSentWhole = (snapshot: Snapshot): boolean =>
  !snapshot.context.hasPictureCall && snapshot.matches({ processing: 'submitting' });

const uploadOf = (snapshot: Snapshot, form: KycForm, index: number, side: KycSide): FileUpload | undefined => {
  const { kept, side: current, percent } = snapshot.context;
  const running = current === side ? currentUpload(snapshot) : undefined;
  if (running) return running;
  if (isSentWhole(snapshot)) {
    const sizes = kycSides.map((each) => form[kycPictureFields[each]]?.size ?? 0);
    return { state: 'running', percent: shareOf(sizes, index, percent) };
  }
  const isKept = kept[side] !== undefined && kept[side].picture === form[kycPictureFields[side]];
  return isKept ? { state: 'done' } : undefined;
};

const uploadsIn = (snapshot: Snapshot): KycFormState['uploads'] => {
  const uploads: Partial<Record<KycSide, FileUpload>> = {};
  const { form } = snapshot.context;
  if (form === undefined) return uploads;
  for (const [index, side] of kycSides.entries()) {
    const upload = uploadOf(snapshot, form, index, side);
    if (upload) uploads[side] = upload;
  }
  return uploads;
};

/** The machine's state in the form that the view shows. */
export const kycState = (snapshot: Snapshot): KycState => {
  if (snapshot.matches('unconfirmed')) return { kind: 'unconfirmed', isLooking: snapshot.hasTag('busy') };
  const { form, captchas, failure, side, hasNotArrived, isRecordOld } = snapshot.context;
  const isInterrupted = snapshot.matches({ processing: 'interrupted' });
  return {
    kind: 'form',
    isWaiting: snapshot.matches('submitted'),
    isRecordOld,
    typed: form && keptFields(form),
    captchas,
    sending: sendingIn(snapshot),
    interrupted: isInterrupted && side !== undefined && failure !== undefined ? { side, failure } : undefined,
    uploads: uploadsIn(snapshot),
    failure: isInterrupted ? undefined : failure,
    failedSide: side,
    hasNotArrived,
  };
};
