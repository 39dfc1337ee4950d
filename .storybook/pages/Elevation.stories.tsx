import preview from '../preview';
import { Elevation as ElevationPage } from './Elevation';

const meta = preview.meta({
  title: 'Foundations/Elevation',
  component: ElevationPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Elevation = meta.story();
