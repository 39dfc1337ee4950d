export const iconNames = [
  'star',
  'starFilled',
  'arrowUp',
  'arrowDown',
  'sort',
  'chevronUp',
  'chevronDown',
  'chevronLeft',
  'chevronRight',
  'search',
  'menu',
  'close',
  'check',
  'success',
  'info',
  'warning',
  'error',
  'refresh',
  'externalLink',
  'user',
  'wallet',
  'logout',
  'sun',
  'moon',
] as const;
export type IconName = (typeof iconNames)[number];

export const iconSizes = [12, 16, 20] as const;
export type IconSize = (typeof iconSizes)[number];
