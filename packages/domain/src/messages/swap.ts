/** Texts of the quick swap. */
export const swapTexts = {
  amount: 'Amount should be greater than 0',
  whole: 'Only whole XDCE can be swapped.',
  paused: 'Swapping is paused.',
  otherCurrency: 'Only XDCE can be swapped.',
} as const;
