/** A parameter of a state change: its type on the wire and its meaning. */
export interface Parameter {
  type: 'text' | 'number';
  meaning: string;
}

interface ProviderState {
  meaning: string;
  parameters: Readonly<Record<string, Parameter>>;
  /** Only a server with extensions can be in it. */
  isExtension?: true;
}

export type ProviderStates = Readonly<Record<string, ProviderState>>;
