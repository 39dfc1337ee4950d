import { expect } from 'storybook/test';
import { iconNames, iconSizes } from '../../packages/ui/src/components/Icon/iconNames';
import preview from '../preview';
import { Icons as IconsPage } from './Icons';

const meta = preview.meta({
  title: 'Foundations/Icons',
  component: IconsPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Icons = meta.story({
  play: async ({ canvas }) => {
    const set = canvas.getByRole('heading', { name: 'The set' }).closest('section');
    await expect(set?.querySelectorAll('svg')).toHaveLength(iconNames.length * iconSizes.length);
  },
});
