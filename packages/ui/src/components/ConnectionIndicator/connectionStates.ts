export const connectionStates = ['connecting', 'live', 'lost'] as const;
export type ConnectionState = (typeof connectionStates)[number];
