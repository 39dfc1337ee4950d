import preview from '../preview';
import { Writing as WritingPage } from './Writing';

const meta = preview.meta({
  title: 'Foundations/Writing',
  component: WritingPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Writing = meta.story();
