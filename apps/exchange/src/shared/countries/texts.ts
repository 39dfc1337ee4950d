export const countryTexts = {
  label: 'Country',
  loading: 'Loading countries',
  failed: "We couldn't load the country list.",
  retry: 'Retry',
  retryLabel: 'Retry loading the country list',
} as const;
