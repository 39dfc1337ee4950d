export const sessionsTexts = {
  title: 'Sessions',
  lead: "Where you're signed in. If you don't recognise one, end it and change your password.",
  columns: {
    device: 'Device',
    address: 'IP address',
    createdAt: 'First used',
    lastSeenAt: 'Last used',
    end: 'End',
  },
  current: 'This device',
  end: 'End',
  endsWhich: (device: string, address: string): string => ` session on ${device}, ${address}`,
  endOthers: 'End all others',
  onlyThis: "You aren't signed in anywhere else.",
  none: 'No sessions.',
} as const;

export const endTexts = {
  questions: { one: 'End this session?', others: 'End all other sessions?' },
  consequences: {
    one: "It's signed out immediately.",
    others: "They're signed out immediately. You stay signed in on this device.",
  },
  confirm: { one: 'End session', others: 'End sessions' },
  keep: 'Cancel',
  lastUsed: 'Last used',
  more: (count: number): string => `and ${String(count)} more`,
} as const;
