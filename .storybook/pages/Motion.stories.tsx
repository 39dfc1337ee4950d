import preview from '../preview';
import { Motion as MotionPage } from './Motion';

const meta = preview.meta({
  title: 'Foundations/Motion',
  component: MotionPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Motion = meta.story();
