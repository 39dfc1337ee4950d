import preview from '../preview';
import { Type as TypePage } from './Type';

const meta = preview.meta({
  title: 'Foundations/Type',
  component: TypePage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Type = meta.story();
