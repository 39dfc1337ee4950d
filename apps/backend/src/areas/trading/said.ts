/** Success messages of this area. */
export const said = {
  placed: 'Order placed successfully.',
  cutShort: 'Order placed. The rest was cancelled because it would have traded with your own order.',
  placedBeforeAndCancelled: 'This order was already placed, and has since been cancelled.',
  cancelled: 'Order cancelled successfully.',
} as const;
