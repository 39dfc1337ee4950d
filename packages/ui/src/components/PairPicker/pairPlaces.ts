/** Opened from a button, or always on the screen. */
export type PairPickerPlace = 'overlay' | 'panel';
