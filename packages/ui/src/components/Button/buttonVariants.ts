export const buttonVariants = ['solid', 'outline', 'ghost'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonTones = ['accent', 'neutral', 'buy', 'sell', 'danger'] as const;
export type ButtonTone = (typeof buttonTones)[number];

export const buttonSizes = ['small', 'medium', 'large'] as const;
export type ButtonSize = (typeof buttonSizes)[number];
