import { failureText, kycSides, kycTexts, type KycSide } from '@exchange/domain';
import type { KycSubmissionEmitted } from '@exchange/machines';
import { noted, saysNothing, succeeded, wentWrong, type Says } from '#shared/services/tell.ts';

const sides: Readonly<Record<KycSide, string>> = {
  front: 'front of the document',
  back: 'back of the document',
  holding: 'photo of you holding the ID',
};

/** The same, after words that name the photo. */
const shown: Readonly<Record<KycSide, string>> = { ...sides, holding: 'you holding the ID' };

const nothingLost = 'What you entered is still here.';

/** Shown on whichever screen the trader is on. */
const toastTexts = {
  submitted: 'Your documents have been submitted.',
  refused: (why: string): string => `Your documents weren't submitted. ${why}`,
  interrupted: (side: KycSide): string => `The ${sides[side]} didn't arrive. Send it again in the KYC tab.`,
  unconfirmed: "We didn't get an answer. Your documents may have arrived. We're checking.",
  notArrived: "Your documents didn't arrive. Send them again in the KYC tab.",
  approved: 'Your identity is verified.',
  rejected: "Your documents weren't accepted. The reason is in the KYC tab.",
} as const;

export const kycTabTexts = {
  title: 'Identity verification',
  waiting: {
    title: "We're checking your documents",
    text: kycTexts.approval,
    next: "We'll email you our decision.",
  },
  rejected: {
    title: "Your documents weren't accepted",
    reason: 'Reason',
    noReason: 'Contact support to find out why.',
    next: "Correct what's wrong, take all three photos again, and submit the form below.",
  },
  replacing: {
    title: 'Your documents are under review',
    text: 'What you submit now replaces them.',
    keep: 'Keep what I sent',
  },
  doubt: {
    title: "We didn't get an answer",
    text: "Your documents may have arrived. We're checking your profile, and will show the result here.",
    look: 'Check now',
    looking: 'Checking',
  },
} as const;

export const guidanceTexts = {
  label: 'What to send',
  lead: 'Verify your identity to withdraw. You can trade without it.',
  accepted: 'Accepted documents',
  pictures: 'Photos',
  time: 'How long it takes',
} as const;

export const formTexts = {
  label: 'Identity documents',
  you: 'About you',
  firstName: 'First name',
  lastName: 'Last name',
  namesHint: 'As on the document.',
  gender: 'Gender',
  genders: { male: 'Male', female: 'Female' },
  document: 'Your document',
  dateOfBirth: 'Date of birth',
  documentType: 'Document',
  chooseCountry: 'Choose a country first.',
  documentsLoading: 'Loading document types',
  documentsFailed: "We couldn't load the document types.",
  retry: 'Retry',
  retryDocuments: 'Retry loading the document types',
  number: 'Document number',
  pictures: 'Your photos',
  submit: 'Submit',
  processing: 'Processing',
  missing: {
    details: 'Fill in your details first.',
    pictures: 'Add all three photos.',
  },
  nothingLost,
  notArrived: `Your documents didn't arrive. ${nothingLost} Submit them again.`,
} as const;

export const sendingTexts = {
  picture: (side: KycSide): string =>
    `Sending photo ${kycSides.indexOf(side) + 1} of ${kycSides.length}: ${shown[side]}`,
  documents: 'Submitting your documents',
  stay: 'You can go to other screens in the meantime. Keep this tab open.',
  stop: 'Stop',
  failed: "It didn't arrive. Send it again.",
  interrupted: (side: KycSide, why: string): string => `The ${sides[side]} didn't arrive. ${why}`,
  retry: 'Send it again',
} as const;

export const sentTexts = {
  label: 'What you sent',
  name: 'Name',
  gender: 'Gender',
  country: 'Country',
  document: 'Document',
  number: 'Document number',
  dateOfBirth: 'Date of birth',
  submittedAt: 'Submitted',
  pictures: { front: 'Front', back: 'Back', holding: 'Holding the ID' },
  picture: (side: KycSide): string => `Your photo: ${shown[side]}`,
  pictureLoading: 'Loading your photo',
  pictureFailed: "We couldn't load it.",
  noPicture: 'Not available',
  retry: 'Retry',
  retryPicture: (side: KycSide): string => `Retry loading the ${sides[side]}`,
  replace: 'Replace documents',
  question: {
    title: 'Replace your documents?',
    text: "What you sent stays until you submit again. It's then deleted, and our checks start over.",
    confirm: 'Replace documents',
    cancel: 'Keep what I sent',
  },
} as const;

export const kycSays: Says<KycSubmissionEmitted> = {
  'documents.submitted': ({ message = '' }) => succeeded(message === '' ? toastTexts.submitted : message),
  'documents.refused': ({ failure }) => wentWrong(toastTexts.refused(failureText(failure, 'repeatable'))),
  'picture.interrupted': ({ side }) => wentWrong(toastTexts.interrupted(side)),
  'documents.unconfirmed': () => noted(toastTexts.unconfirmed),
  'documents.notArrived': () => wentWrong(toastTexts.notArrived),
  'documents.decided': ({ status }) =>
    status === 'Approved' ? succeeded(toastTexts.approved) : wentWrong(toastTexts.rejected),
  'session.ended': saysNothing,
};
