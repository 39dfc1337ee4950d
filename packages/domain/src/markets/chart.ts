export const resolutions = ['1', '3', '5', '15', '30', '60', '120', '240', '1D', '1W', 'M'] as const;

export type Resolution = (typeof resolutions)[number];

export const defaultResolution: Resolution = '15';

export const timeFrames = ['5y', '1y', '6m', '3m', '1m', '5d', '1d'] as const;

export type TimeFrame = (typeof timeFrames)[number];
