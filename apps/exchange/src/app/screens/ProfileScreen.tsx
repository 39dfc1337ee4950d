import { KycTab } from '#kyc/KycTab.tsx';
import { ProfileTabs, type ProfileTabsProps } from '#profile/ProfileTabs.tsx';
import { Referral } from '#referral/Referral.tsx';

export const otherTabs: ProfileTabsProps['others'] = {
  kyc: KycTab,
  referral: ({ profile: { email, referralCode } }) => <Referral email={email} code={referralCode} />,
};

/** The profile's own tabs, with those of identity verification and invitations. */
export const ProfileScreen = ({ random }: Pick<ProfileTabsProps, 'random'>) => (
  <ProfileTabs others={otherTabs} random={random} />
);
