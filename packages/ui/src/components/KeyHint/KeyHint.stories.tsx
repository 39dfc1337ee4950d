import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space, typography } from '../../tokens/scale';
import { option } from '../../theme/option.css';
import { KeyHint } from './KeyHint';

const meta = preview.meta({
  component: KeyHint,
  title: 'Components/Actions/KeyHint',
  args: { keys: ['Mod', 'K'], platform: 'other' as const },
  parameters: {
    docs: {
      description: {
        component:
          'A keyboard shortcut: in the list that `?` opens, at the end of a menu item, beside the pair search of the trading header.',
      },
    },
  },
});

export const Windows = meta.story({
  play: async ({ canvasElement }) => {
    await expect([...canvasElement.querySelectorAll('kbd kbd')].map(({ textContent }) => textContent)).toEqual([
      'CtrlControl',
      'K',
    ]);
    await expect(canvasElement.querySelector('[aria-hidden]')).toHaveTextContent('Ctrl');
  },
});

export const Mac = meta.story({ args: { platform: 'mac' } });

const shortcuts: [what: string, keys: string[]][] = [
  ['Find a pair', ['Mod', 'K']],
  ['Go to the price', ['P']],
  ['Buy', ['Shift', 'B']],
  ['Sell', ['Shift', 'S']],
  ['Next row of the order book', ['ArrowDown']],
  ['Close what is open', ['Escape']],
  ['Show all shortcuts', ['?']],
];

/** Shortcuts are aligned at the end of the line, so that people can look them up by what they do. */
export const CheatSheet = meta.story({
  render: (args) => (
    <dl style={{ display: 'grid', maxInlineSize: '320px' }}>
      {shortcuts.map(([what, keys]) => (
        <div key={what} style={{ display: 'flex', justifyContent: 'space-between', paddingBlock: space[6] }}>
          <dt>{what}</dt>
          <dd>
            <KeyHint {...args} keys={keys} />
          </dd>
        </div>
      ))}
    </dl>
  ),
});

export const InMenu = meta.story({
  render: (args) => (
    <div className={option} style={{ justifyContent: 'space-between', maxInlineSize: '240px' }}>
      Find a pair
      <KeyHint {...args} />
    </div>
  ),
});

export const InText = meta.story({
  args: { keys: ['?'] },
  render: (args) => (
    <p style={typography[14]}>
      Press <KeyHint {...args} /> to see all shortcuts.
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toHaveTextContent('Question mark');
    await expect(canvasElement.querySelector('p')?.offsetHeight).toBe(20);
  },
});
