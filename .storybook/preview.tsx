import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { applyLook } from '../packages/ui/src/theme/applyLook';
import { expectAccessible } from './accessibility';
import { expectContrast } from './contrast';
import { initialLook, isTestRun, lookFrom } from './look';
import { expectNothingOpenAtFirst, watchOpenLayers } from './openLayers';
import { actOnPageAtRest } from './pageAtRest';
import { expectReflow } from './reflow';
import { ThemedDocs } from './ThemedDocs';

const toolbar = (title: string, icon: 'contrast' | 'eye' | 'play', items: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, itemTitle]) => ({ value, title: itemTitle })),
  },
});

const screen = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} wide`,
  styles: { width: `${width}px`, height: `${height}px` },
});

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  initialGlobals: { ...initialLook },
  globalTypes: {
    theme: toolbar('Theme', 'contrast', { dark: 'Dark', light: 'Light' }),
    palette: toolbar('Palette', 'eye', { standard: 'Green and red', colorblind: 'Blue and orange' }),
    motion: toolbar('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
  },
  parameters: {
    a11y: {
      // For the panel. Test runs have a check of their own, which doesn't repeat itself.
      test: isTestRun ? 'off' : 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
    controls: { expanded: true },
    docs: { container: ThemedDocs },
    options: {
      storySort: {
        order: [
          'Getting started',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Elevation', 'Motion', 'Icons', 'Writing'],
          'Components',
          [
            'Actions',
            'Inputs',
            'Choices and dates',
            'Figures',
            'Data',
            'Trading',
            'Feedback',
            'Overlays',
            'Navigation',
            'Identity and files',
          ],
          'Screens',
          'Flows',
          'Machines',
        ],
      },
    },
    viewport: {
      options: {
        phone: screen('Phone', 360, 740),
        tablet: screen('Tablet', 768, 1024),
        desk: screen('Desktop', 1440, 900),
        zoomed: screen('Desktop at 200%', 720, 450),
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      applyLook(document.documentElement, lookFrom(globals));
      return <Story />;
    },
  ],
  beforeAll: () => actOnPageAtRest(),
  beforeEach: () => watchOpenLayers(),
  afterEach: async ({ canvasElement, parameters, tags, title }) => {
    expectNothingOpenAtFirst(canvasElement, parameters, tags);
    await expectAccessible(parameters);
    await expectContrast();
    await expectReflow(title);
  },
});
