import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** For stories of components with router links. */
export const inRouter = (Story: ComponentType) => (
  <MemoryRouter>
    <Story />
  </MemoryRouter>
);
