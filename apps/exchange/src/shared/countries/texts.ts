export const countryTexts = {
  label: 'Country',
  loading: 'Loading the countries',
  failed: "We couldn't load the countries.",
  retry: 'Retry',
  retryLabel: 'Retry loading the countries',
} as const;
