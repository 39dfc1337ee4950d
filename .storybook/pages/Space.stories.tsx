import preview from '../preview';
import { Space as SpacePage } from './Space';

const meta = preview.meta({
  title: 'Foundations/Space',
  component: SpacePage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Space = meta.story();
