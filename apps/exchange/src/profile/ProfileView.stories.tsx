import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { tap } from '#shared/testing/input.ts';
import { onPhone } from '#shared/testing/onPhone.ts';
import { MyAccountView } from './account/MyAccountView';
import { profilePlaces } from './profilePlace';
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

/** Tabs can be reached by keyboard and by touch, and scroll sideways on a phone: none is cut off [PRF-005]. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { places: profilePlaces },
  play: async ({ canvas, args, userEvent }) => {
    const tabs = canvas.getAllByRole('tab');
    await expect(tabs).toHaveLength(profilePlaces.length);
    const isWhole = (tab: HTMLElement): boolean => {
      const { left, right } = tab.getBoundingClientRect();
      return tab.scrollWidth <= tab.clientWidth && left >= 0 && right <= window.innerWidth;
    };
    await onPhone(async () => {
      for (const [at, place] of profilePlaces.entries()) {
        const tab = tabs[at] ?? document.body;
        if (at === 0) tab.focus();
        else await userEvent.keyboard('{ArrowRight}');
        await expect(tab).toHaveFocus();
        await waitFor(() => expect(isWhole(tab)).toBe(true), { timeout: 5_000 });
        if (at > 0) await expect(args.onPlaceChange).toHaveBeenLastCalledWith(place);
      }
      for (const [at, place] of [...profilePlaces.entries()].reverse()) {
        const tab = tabs[at] ?? document.body;
        tab.scrollIntoView({ inline: 'nearest', behavior: 'instant' });
        await expect(isWhole(tab)).toBe(true);
        await tap(tab);
        if (place !== args.place) await expect(args.onPlaceChange).toHaveBeenLastCalledWith(place);
      }
    });
  },
});

/** The layout is in place before the profile has loaded [PRF-004]. */
export const Loading = meta.story({
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your profile')).toBeInTheDocument();
    await expect(canvas.getAllByRole('tab')).toHaveLength(4);
  },
});

const onRetry = fn();

/** If the profile can't be loaded a message says so, with Retry [PRF-004]. */
export const Failed = meta.story({
  args: { state: { kind: 'failed', text: "We can't reach the exchange.", onRetry, isRetrying: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We can't reach the exchange.");
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
