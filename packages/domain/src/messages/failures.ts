export const failureTexts = {
  unreachable: 'The exchange cannot be reached. Please check your connection and try again.',
  timedOut: 'The exchange took too long to answer. Please see whether it went through before you try again.',
  timedOutRepeatable: 'The exchange took too long to answer. Please try again.',
  cancelled: 'This was cancelled before it was done.',
  notBuilt: 'This exchange does not offer this yet.',
  unexpected: 'Something went wrong!',
} as const;
