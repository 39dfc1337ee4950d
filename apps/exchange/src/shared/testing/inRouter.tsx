import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** For stories of what holds links of ours. */
export const inRouter = (Story: ComponentType) => (
  <MemoryRouter>
    <Story />
  </MemoryRouter>
);
