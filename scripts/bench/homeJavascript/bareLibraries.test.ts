import { expect, it } from 'vitest';
import { bareEntry } from './bareLibraries';

it('the peer keeps the libraries that the home screen uses, and no other', () => {
  expect(bareEntry(['big.js', '@xstate/react', '@radix-ui/react-separator'])).toBe(
    [
      "import { useSelector as useSelector0 } from '@xstate/react';",
      "import { default as default1 } from 'big.js';",
      'globalThis.bareLibraries = [useSelector0, default1];',
    ].join('\n'),
  );
});
