/** What this area says when all went well. */
export const said = {
  placed: 'Order placed successfully.',
  cutShort: 'Order placed. The rest was cancelled because it would have met an order of your own.',
  placedBeforeAndCancelled: 'This order was placed before and is cancelled by now.',
  cancelled: 'Order cancelled successfully.',
} as const;
