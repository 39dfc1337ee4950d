import type { ComponentType } from 'react';

/** As wide as the tab on a desktop. */
export const asOnDesk = (Story: ComponentType) => (
  <div style={{ maxInlineSize: '960px' }}>
    <Story />
  </div>
);

/** As wide as the tab on a small phone. */
export const asOnPhone = (Story: ComponentType) => (
  <div style={{ maxInlineSize: '328px' }}>
    <Story />
  </div>
);
