/** What a parameter is on the wire of a state change, and what it says. */
export interface Parameter {
  type: 'text' | 'number';
  meaning: string;
}

interface ProviderState {
  meaning: string;
  parameters: Readonly<Record<string, Parameter>>;
}

export type ProviderStates = Readonly<Record<string, ProviderState>>;
