import { brightnessAt, type GreyPicture } from './greyPicture';

/** A document's paper, or the print of a dark one, takes more of its picture than this. */
const brightShare = 0.05;

/** Print is still readable on paper this bright, and no longer on darker paper. */
const darkestPaper = 54;

/** Judged by the brightest part: a document on a black table leaves most of its picture dark and is well lit. */
export const isTooDark = (picture: GreyPicture): boolean => brightnessAt(picture, 1 - brightShare) < darkestPaper;
