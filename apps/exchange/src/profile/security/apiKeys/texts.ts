export const apiKeysTexts = {
  title: 'API keys',
  columns: { name: 'Name', key: 'Key', createdAt: 'Created', lastUsedAt: 'Last used' },
  unnamed: 'Unnamed',
  copy: (name: string | undefined): string => (name === undefined ? 'Copy key' : `Copy key ${name}`),
  none: 'You have no API keys.',
} as const;
