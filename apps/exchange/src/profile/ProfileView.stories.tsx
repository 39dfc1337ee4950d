import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '../shared/testing/inRouter';
import { MyAccountView } from './account/MyAccountView';
import { ProfileView, type ProfileViewProps } from './ProfileView';
import { ada } from './testing/people';

type ShownProps = Omit<ProfileViewProps, 'children'>;

const Shown = (props: ShownProps) => (
  <ProfileView {...props}>
    {(profile) => (
      <MyAccountView profile={profile} withdrawals={{ obstacle: undefined, opensAt: undefined }} now={() => 0} />
    )}
  </ProfileView>
);

const args: ShownProps = {
  place: 'account',
  places: ['account', 'password', 'edit', 'security'],
  onPlaceChange: fn(),
  state: { kind: 'ready', profile: ada },
};

const meta = preview.meta({
  component: Shown,
  title: 'Screens/Profile/Profile',
  parameters: { layout: 'fullscreen' },
  decorators: [inRouter],
  args,
});

/** The four tabs, in the documented order [PRF-001]. */
export const Desk = meta.story({
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args, userEvent }) => {
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(tabs).toEqual(['My Account', 'Change Password', 'Edit Profile', 'Security']);
    await userEvent.click(canvas.getByRole('tab', { name: 'Security' }));
    await expect(args.onPlaceChange).toHaveBeenCalledWith('security');
  },
});

/** Tabs are reached by keyboard, and on a phone by scrolling their line sideways [PRF-005]. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '360px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('tab', { name: 'My Account' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    const last = canvas.getByRole('tab', { name: 'Security' });
    await expect(last).toHaveFocus();
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith('security');
    const { left, right } = last.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(360);
  },
});

/** The layout stands before the profile is there [PRF-004]. */
export const Loading = meta.story({
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your profile')).toBeInTheDocument();
    await expect(canvas.getAllByRole('tab')).toHaveLength(4);
  },
});

const onRetry = fn();

/** A profile that could not be loaded says so and is loaded again on request [PRF-004]. */
export const Failed = meta.story({
  args: { state: { kind: 'failed', text: "We can't reach the exchange.", onRetry, isRetrying: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We can't reach the exchange.");
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
