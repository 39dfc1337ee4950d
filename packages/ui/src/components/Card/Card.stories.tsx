import { emptyText } from '@exchange/domain';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { vars } from '../../theme/contract.css';
import { space, typography } from '../../tokens/scale';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { DataTable } from '../DataTable/DataTable';
import { orderColumns, ordersOf } from '../DataTable/testing/orders';
import { Link } from '../Link/Link';
import { Card } from './Card';

const facts = {
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: space[24],
  rowGap: space[8],
} as const;
const quiet = { color: vars.text.secondary } as const;

const Facts = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <dl style={facts}>
    {rows.map(([name, value]) => (
      <div key={name} style={{ display: 'contents' }}>
        <dt style={quiet}>{name}</dt>
        <dd style={{ overflowWrap: 'anywhere' }}>{value}</dd>
      </div>
    ))}
  </dl>
);

const account = [
  ['Name', 'Ada Lovelace'],
  ['Email', 'ada@example.com'],
  ['Referral code', 'XDC-4F7K'],
] as const;

const meta = preview.meta({
  component: Card,
  title: 'Components/Data/Card',
  parameters: {
    docs: {
      description: {
        component:
          'A plain surface that groups related content: the parts of the profile, the staking forms, token details and the information pages. A card itself is never a button.',
      },
    },
  },
  args: { title: 'My account', children: <Facts rows={account} /> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '640px' }}>
        <Story />
      </div>
    ),
  ],
});

/** A title makes it a region that screen readers can jump to. */
export const Titled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'My account' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'My account' })).toBeVisible();
  },
});

export const WithActions = meta.story({
  args: {
    headingLevel: 3,
    actions: (
      <Button variant="outline" tone="neutral" size="small">
        Edit profile
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
});

export const WithFooter = meta.story({
  args: {
    title: 'Identity',
    actions: <Badge tone="warning">Submitted</Badge>,
    children: <p>Your documents are being checked. Approval takes 24-48 working hours.</p>,
    footer: (
      <>
        Something is wrong with it? <Link href="#support">Write to support</Link>
      </>
    ),
  },
});

export const Plain = meta.story({
  args: { title: undefined, children: <p>XDC is the coin of the XDC network.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

export const Compact = meta.story({
  args: { title: 'Estimated yield', density: 'compact', children: <p style={typography[12]}>4.75% a year</p> },
});

/** The text of the table lines up with the title. */
export const WithTable = meta.story({
  args: {
    title: 'Order history',
    isFlush: true,
    children: (
      <DataTable
        label="Order history"
        surface="panel"
        cardsBelow={480}
        columns={orderColumns.slice(0, 4)}
        rowKey={({ id }) => id}
        state={{ kind: 'ready', rows: ordersOf(3) }}
        empty={{ text: emptyText('orderHistory', true) }}
      />
    ),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Order history' }).getBoundingClientRect().left;
    const words = document.createRange();
    const [first] = canvas.getAllByRole('time');
    words.selectNodeContents(first ?? document.body);
    await expect(words.getBoundingClientRect().left).toBeCloseTo(title, 0);
  },
});

/** Side by side, all cards are as tall as the tallest, and titles wrap. */
export const SideBySide = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: space[16] }}>
      <Card title="Flexible Staking" footer="3 to 12 months">
        <p>Ends when you like.</p>
      </Card>
      <Card
        title="Fixed Staking with the title of a card that is much longer than there is room"
        footer="6 or 12 months"
      >
        <p>Ends with its term. What is staked stays staked until then and earns more.</p>
      </Card>
    </div>
  ),
});
