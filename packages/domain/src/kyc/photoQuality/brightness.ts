import { brightnessAt, type GreyPicture } from './greyPicture';

/** A document's paper, or the print of a dark one, covers more of its picture than this. */
const brightShare = 0.05;

/** Print is readable on paper this bright, but not on darker paper. */
const darkestPaper = 54;

/** Judged by the brightest part: a well-lit document on a black table leaves most of its picture dark. */
export const isTooDark = (picture: GreyPicture): boolean => brightnessAt(picture, 1 - brightShare) < darkestPaper;
