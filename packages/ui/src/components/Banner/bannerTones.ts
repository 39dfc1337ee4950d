export const bannerTones = ['info', 'warning', 'danger'] as const;
export type BannerTone = (typeof bannerTones)[number];
