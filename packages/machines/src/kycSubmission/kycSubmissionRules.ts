import {
  backoff,
  failureAnswer,
  isFormValid,
  kycPictureFields,
  kycRules,
  kycSides,
  utcDay,
  type ChosenFile,
  type KycForm,
  type KycSide,
  type KycStatus,
  type Result,
} from '@exchange/domain';

/** The trader's documents according to the profile. */
export interface KnownKyc {
  status: KycStatus;
  /** The last submission; undefined if the exchange has no record of one. */
  recordId: string | undefined;
  pictureIds: readonly string[];
}

/** A picture that the exchange has stored but that is not part of a submission yet. */
export interface KeptPicture {
  picture: ChosenFile;
  id: string;
}

export type KeptPictures = Readonly<Partial<Record<KycSide, KeptPicture>>>;

export interface SentPicture {
  side: KycSide;
  picture: ChosenFile;
  /** Called with a percentage. */
  onProgress: (percent: number) => void;
}

/** Front, back, holding the document. */
export type InOrder<Item> = readonly [front: Item, back: Item, holding: Item];

export interface SentDocuments {
  userId: string;
  form: KycForm;
  /** Sent before, or with this call. */
  pictures: { ids: InOrder<string> } | { files: InOrder<ChosenFile> };
  /** The submission that this one replaces. */
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

export const mayBeSubmitted = ({ form, isCaptchaSolved, now }: Typed): boolean =>
  form !== undefined && isCaptchaSolved && isFormValid(kycRules(utcDay(now())), form);

export const pictureOf = (form: KycForm, side: KycSide): ChosenFile | undefined => form[kycPictureFields[side]];

/** Pictures that are already stored aren't sent again, unless another one was chosen meanwhile. */
export const nextSide = (form: KycForm, kept: KeptPictures): KycSide | undefined =>
  kycSides.find((side) => kept[side] === undefined || kept[side].picture !== pictureOf(form, side));

const inOrder = <Item>(of: (side: KycSide) => Item | undefined): InOrder<Item> | undefined => {
  const [front, back, holding] = kycSides.map(of);
  return front === undefined || back === undefined || holding === undefined ? undefined : [front, back, holding];
};

export const keptIds = (kept: KeptPictures): InOrder<string> | undefined => inOrder((side) => kept[side]?.id);

export const chosenPictures = (form: KycForm): InOrder<ChosenFile> | undefined =>
  inOrder((side) => pictureOf(form, side));

/** The exchange only has the documented calls. */
export const lacksPictureCall = ({ error }: Result<unknown>): boolean => error?.code === 'not-built';

/** The exchange checked the picture and requires another one. */
export const isDeclined = ({ error }: Result<unknown>): boolean =>
  error !== undefined && failureAnswer(error) === 'refused';

/** Pictures sent in advance are only stored for a day. */
export const arePicturesGone = ({ error }: Result<unknown>): boolean =>
  error?.code === 'refused' && error.field === 'picture_ids';

export const isSame = (one: KnownKyc, other: KnownKyc): boolean =>
  one.status === other.status && one.recordId === other.recordId;

/** Whether the profile has documents that it didn't have before they were sent. */
export const haveArrived = (known: KnownKyc, before: KnownKyc): boolean =>
  known.recordId !== before.recordId || (known.status === 'Submitted' && before.status !== 'Submitted');

const decisiveLooks = 3;

/** A submission without a response may take a moment to arrive. */
export const mayStillArrive = ({ unchanged }: { unchanged: number }): boolean => unchanged < decisiveLooks;

export const pauseBeforeNextLook = ({ looks }: { looks: number }): number =>
  backoff(looks, { firstMs: 1_000, longestMs: 30_000 });
