import { assetSymbols, profileTabs, tradingTexts } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { controlSizes } from '../Field/controlSizes';
import { Tab, TabList, type TabListProps } from './TabList';
import { TabPanel, Tabs, type TabsProps } from './Tabs';

const content = { paddingBlockStart: space[16] } as const;

interface View {
  value: string;
  name: string;
  count?: number;
}

const viewsOf = (names: Record<string, string>): View[] =>
  Object.entries(names).map(([value, name]) => ({ value, name }));

interface LineProps extends TabsProps {
  views: View[];
  list: TabListProps;
}

const Line = ({ views, list, ...tabs }: LineProps) => (
  <Tabs defaultValue={views[0]?.value} {...tabs}>
    <TabList {...list}>
      {views.map(({ value, name, count }) => (
        <Tab key={value} value={value} count={count}>
          {name}
        </Tab>
      ))}
    </TabList>
    {views.map(({ value, name }) => (
      <TabPanel key={value} value={value}>
        <p style={content}>{name} stands here.</p>
      </TabPanel>
    ))}
  </Tabs>
);

const profile = viewsOf(profileTabs);

const meta = preview.meta({
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  title: 'Components/Navigation/Tabs',
  parameters: {
    docs: {
      description: {
        component:
          'Several views of the same thing, one at a time: profile, deposit and withdrawal history, fees, ratio swap, flexible and fixed staking, token details, the panel under the chart, Pairs and Favorites. For screens with addresses of their own, use TabLinks.',
      },
    },
  },
});

/** One click selects once, so that a screen with its tab in the address adds a single history entry. */
export const ChosenByClick = meta.story({
  args: { value: 'account', onValueChange: fn() },
  render: (args) => <Line {...args} views={profile} list={{ label: 'Profile' }} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Security' }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(profile[3]?.value);
    await userEvent.click(canvas.getByRole('tab', { name: 'Security' }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
});

/**
 * The arrow keys move between tabs and select them; Home and End go to the first and last, Tab moves into the panel.
 */
export const Profile = meta.story({
  render: (args) => <Line {...args} views={profile} list={{ label: 'Profile' }} />,
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await expect(canvas.getByRole('tablist', { name: 'Profile' })).toBeVisible();
    await userEvent.tab();
    await expect(tab('My Account')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Change Password')).toHaveFocus();
    await expect(tab('Change Password')).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Change Password' })).toHaveTextContent('Change Password stands');
    await userEvent.keyboard('{End}');
    await expect(tab('Referral')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('My Account')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(tab('My Account')).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'My Account' })).toHaveFocus();
    await userEvent.click(tab('Security'));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Security stands here.');
  },
});

/** A click shows no focus ring; the next key press does [SHL-262]. */
export const FocusRing = meta.story({
  render: (args) => <Line {...args} views={profile} list={{ label: 'Profile' }} />,
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.click(tab('Security'));
    await expect(tab('Security')).toHaveFocus();
    await expect(tab('Security')).toHaveStyle({ outlineStyle: 'none' });
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(tab('KYC')).toHaveFocus());
    await expect(tab('KYC')).toHaveStyle({ outlineStyle: 'solid' });
    await userEvent.click(tab('Security'));
    await expect(tab('Security')).toHaveStyle({ outlineStyle: 'none' });
  },
});

/** Selecting moves nothing, because a tab has the same width when selected. */
export const Sizes = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: space[24] }}>
      {controlSizes.map((size) => (
        <Line key={size} views={profile.slice(0, 3)} list={{ label: size, size }} />
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const tabs = canvas.getAllByRole('tab', { name: 'My Account' });
    await expect(tabs.map(({ offsetHeight }) => offsetHeight)).toEqual([28, 36, 44]);
    await document.fonts.ready;
    const [other] = canvas.getAllByRole('tab', { name: 'Edit Profile' });
    const before = other?.getBoundingClientRect().left;
    await userEvent.click(other ?? document.body);
    await expect(other?.getBoundingClientRect().left).toBe(before);
  },
});

const trading: View[] = [
  { value: 'orders', name: tradingTexts.tabs.openOrders, count: 3 },
  { value: 'trades', name: tradingTexts.tabs.tradeHistory },
  { value: 'funds', name: tradingTexts.tabs.funds, count: 12 },
];

export const WithCounts = meta.story({
  render: (args) => <Line {...args} views={trading} list={{ label: 'Orders and funds', size: 'small' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Open Orders 3' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Trade History' })).toBeVisible();
  },
});

const tokens: View[] = assetSymbols.map((symbol) => ({ value: symbol, name: symbol }));

const Tokens = (args: TabsProps) => {
  const [token, setToken] = useState('XDCE');
  return <Line {...args} value={token} onValueChange={setToken} views={tokens} list={{ label: 'Tokens' }} />;
};

/** Tabs that don't fit fade and scroll sideways; the selected tab is always in view, even when it changes. */
export const Overflowing = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: '280px' }}>
      <Tokens {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist', { name: 'Tokens' });
    const isInSight = (name: string) => {
      const { left, right } = canvas.getByRole('tab', { name }).getBoundingClientRect();
      const frame = list.getBoundingClientRect();
      return left >= frame.left && right <= frame.right;
    };
    await waitFor(() => expect(isInSight('XDCE')).toBe(true));
    await expect(list.scrollLeft).toBeGreaterThan(0);
    await expect(list).toHaveAttribute('data-more', 'both');
    await userEvent.click(canvas.getByRole('tab', { name: 'XDCE' }));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(isInSight('BTC')).toBe(true));
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'end'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'start'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'both'));
  },
});
