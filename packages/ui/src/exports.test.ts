import { expect, it } from 'vitest';
import * as ui from './index';

const exported = [
  'Button',
  'Link',
  'applyLook',
  'breakpoint',
  'controlHeight',
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
