import type { KycSide, PhotoConcern } from '@exchange/domain';
import type { PhotoRefusal } from '@exchange/machines';

export const photoTexts = {
  preparing: 'Preparing your photo…',
  changed: 'Converted to a JPG under 3 MB on this device.',
  checkTitle: 'Check this photo before you send it',
  useAnyway: 'Use it anyway',
  another: 'Choose another photo',
  decide: 'Use this photo anyway, or choose another one.',
} as const;

/** The text of the note that the person holds. */
export interface NoteWords {
  brandName: string;
  /** `dd/mm/yyyy`. */
  noteDate: string;
}

/** What the photo must show, beside its example. */
export const photoTips: Record<KycSide, (note: NoteWords) => string> = {
  front: () => 'The whole document on a plain surface, sharp and in good light, with every word readable.',
  back: () => 'The whole back, even if little is on it. For a passport, the page beside your photo.',
  holding: ({ brandName, noteDate }) =>
    `Your face, the document and a note that reads ${brandName} and ${noteDate}, all readable.`,
};

export const exampleTexts: Record<KycSide, string> = {
  front: 'Example: the front of a card with a photo and printed lines, all four corners in view.',
  back: 'Example: the back of a card with a dark strip and printed lines, all four corners in view.',
  holding: 'Example: a person holding a card in one hand and a note with a name and a date in the other.',
};

export const concernTexts: Record<PhotoConcern, { what: string; todo: string }> = {
  tooDark: { what: 'It looks too dark.', todo: 'Move closer to a window or lamp, or turn on the flash.' },
  blurred: { what: 'It looks blurred.', todo: 'Hold the camera still and tap the document to focus on it.' },
  tooSmall: {
    what: 'Its resolution is too low to read the text.',
    todo: 'Use the original photo, not a screenshot or a copy from a chat.',
  },
  cutOff: { what: 'Part of the document seems cut off.', todo: 'Move back until you see all four corners.' },
};

export const refusalTexts: Record<PhotoRefusal, string> = {
  empty: 'This file is empty. Choose another one.',
  notAPicture: 'This file is damaged or not a photo. Choose a JPG or PNG.',
  unreadableHere:
    "This browser can't open HEIC photos. Save yours as a JPG: export or share it as JPG, or on an iPhone set Settings › Camera › Formats to Most Compatible and take it again.",
  tooLarge: 'This photo is too large to open here. Choose one with fewer than 50 megapixels.',
};
