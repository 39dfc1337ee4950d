import { Button, Toasts } from '@exchange/ui';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { ServicesContext } from '#shared/services/services.ts';
import { createServices } from '#shared/services/createServices.ts';
import { createTestEnvironment, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { NotLoaded } from './NotLoaded';

const Asked = () => {
  const [services] = useState(() => createServices(testConfig, testVersion, createTestEnvironment()));
  const [isOpen, setOpen] = useState(false);
  return (
    <ServicesContext value={services}>
      <Button variant="outline" tone="neutral" aria-pressed={isOpen} onClick={() => setOpen(true)}>
        Search
      </Button>
      <NotLoaded isOpen={isOpen} onOpenChange={setOpen} />
      <Toasts store={services.toasts} />
    </ServicesContext>
  );
};

const meta = preview.meta({ component: Asked, title: 'Screens/Shell/Tool that could not be loaded' });

/** Shows that it couldn't be loaded, and offers to retry. */
export const Told = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(await screen.findByText(/^We couldn't load this/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-pressed', 'false');
  },
});
