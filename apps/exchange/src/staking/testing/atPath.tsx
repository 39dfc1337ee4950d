import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** The screen at its address, which its navigation marks as current. */
export const atPath = (path: string) => (Story: ComponentType) => (
  <MemoryRouter initialEntries={[path]}>
    <Story />
  </MemoryRouter>
);
