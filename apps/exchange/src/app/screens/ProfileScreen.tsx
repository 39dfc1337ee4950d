import { KycTab } from '../../kyc/KycTab';
import { ProfileTabs, type ProfileTabsProps } from '../../profile/ProfileTabs';
import { Referral } from '../../referral/Referral';

export const otherTabs: ProfileTabsProps['others'] = {
  kyc: KycTab,
  referral: ({ profile: { email, referralCode } }) => <Referral email={email} code={referralCode} />,
};

/** The profile's own tabs, with those of identity verification and invitations. */
export const ProfileScreen = ({ random }: Pick<ProfileTabsProps, 'random'>) => (
  <ProfileTabs others={otherTabs} random={random} />
);
