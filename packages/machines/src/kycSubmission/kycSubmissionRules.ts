import {
  backoff,
  failureAnswer,
  isFormValid,
  kycPictureFields,
  kycRules,
  kycSides,
  type ChosenFile,
  type KycForm,
  type KycSide,
  type KycStatus,
  type Result,
} from '@exchange/domain';

/** What the profile says of the trader's documents. */
export interface KnownKyc {
  status: KycStatus;
  /** What was submitted last; nothing where the exchange keeps no record of it. */
  recordId: string | undefined;
  pictureIds: readonly string[];
}

/** A picture that the exchange has and that no submission has named yet. */
export interface KeptPicture {
  picture: ChosenFile;
  id: string;
}

export type KeptPictures = Readonly<Partial<Record<KycSide, KeptPicture>>>;

export interface SentPicture {
  side: KycSide;
  picture: ChosenFile;
  /** Told in percent. */
  onProgress: (percent: number) => void;
}

/** Front, back, holding the document. */
export type InOrder<Item> = readonly [front: Item, back: Item, holding: Item];

export interface SentDocuments {
  userId: string;
  form: KycForm;
  /** Sent before, or going along. */
  pictures: { ids: InOrder<string> } | { files: InOrder<ChosenFile> };
  /** What it takes the place of. */
  replaces: KnownKyc;
  onProgress: (percent: number) => void;
}

export type PictureAnswer = Result<{ id: string }>;

export type SubmissionAnswer = Result<{ message: string }>;

export type KycAnswer = Result<KnownKyc>;

interface Typed {
  form: KycForm | undefined;
  isCaptchaSolved: boolean;
  now: () => number;
}

const utcDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

export const mayBeSubmitted = ({ form, isCaptchaSolved, now }: Typed): boolean =>
  form !== undefined && isCaptchaSolved && isFormValid(kycRules(utcDay(now())), form);

export const pictureOf = (form: KycForm, side: KycSide): ChosenFile | undefined => form[kycPictureFields[side]];

/** What is already there is not sent again, unless another picture was chosen meanwhile. */
export const nextSide = (form: KycForm, kept: KeptPictures): KycSide | undefined =>
  kycSides.find((side) => kept[side] === undefined || kept[side].picture !== pictureOf(form, side));

const inOrder = <Item>(of: (side: KycSide) => Item | undefined): InOrder<Item> | undefined => {
  const [front, back, holding] = kycSides.map(of);
  return front === undefined || back === undefined || holding === undefined ? undefined : [front, back, holding];
};

export const keptIds = (kept: KeptPictures): InOrder<string> | undefined => inOrder((side) => kept[side]?.id);

export const chosenPictures = (form: KycForm): InOrder<ChosenFile> | undefined =>
  inOrder((side) => pictureOf(form, side));

/** The exchange knows the documented calls only. */
export const lacksPictureCall = ({ error }: Result<unknown>): boolean => error?.code === 'not-built';

/** The exchange looked at it and wants another one. */
export const isDeclined = ({ error }: Result<unknown>): boolean =>
  error !== undefined && failureAnswer(error) === 'refused';

/** Pictures that were sent are kept for a day only. */
export const arePicturesGone = ({ error }: Result<unknown>): boolean =>
  error?.code === 'refused' && error.field === 'picture_ids';

export const isSame = (one: KnownKyc, other: KnownKyc): boolean =>
  one.status === other.status && one.recordId === other.recordId;

/** The profile knows of documents that it did not know of before they were sent. */
export const haveArrived = (known: KnownKyc, before: KnownKyc): boolean =>
  known.recordId !== before.recordId || (known.status === 'Submitted' && before.status !== 'Submitted');

const decisiveLooks = 3;

/** A submission that got no answer may be on its way for a moment. */
export const mayStillArrive = ({ unchanged }: { unchanged: number }): boolean => unchanged < decisiveLooks;

export const pauseBeforeNextLook = ({ looks }: { looks: number }): number =>
  backoff(looks, { firstMs: 1_000, longestMs: 30_000 });
