import preview from '../preview';
import { Colour as ColourPage } from './Colour';

const meta = preview.meta({
  title: 'Foundations/Colour',
  component: ColourPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Colour = meta.story();
