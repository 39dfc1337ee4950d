import { expect, it } from 'vitest';
import * as ui from './index';

const exported = [
  'Badge',
  'Banner',
  'Button',
  'CoinIcon',
  'ConnectionIndicator',
  'EmptyRow',
  'EmptyState',
  'ErrorRow',
  'Figure',
  'Icon',
  'IconButton',
  'Link',
  'PlaceholderRows',
  'PriceChange',
  'Skeleton',
  'SortHeader',
  'StatusDot',
  'Table',
  'TableBody',
  'TableCell',
  'TableHeader',
  'TableHeaderCell',
  'TableRow',
  'Toasts',
  'applyLook',
  'breakpoint',
  'controlHeight',
  'createToasts',
  'density',
  'easing',
  'looks',
  'measure',
  'motion',
  'radius',
  'space',
  'target',
  'typography',
  'vars',
  'visuallyHidden',
  'weight',
];

it('the kit offers these names and no others', () => {
  expect(Object.keys(ui).sort()).toEqual(exported);
});
