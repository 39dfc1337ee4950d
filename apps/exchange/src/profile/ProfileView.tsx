import { Button, Card, EmptyState, Skeleton, Tab, TabList, TabPanel, Tabs, visuallyHidden } from '@exchange/ui';
import type { ReactNode } from 'react';
import { Page } from '#shared/page/Page.tsx';
import type { Profile } from '#entities/profile/profile.ts';
import { profilePlaces, type ProfilePlace } from './profilePlace';
import * as styles from './ProfileView.css';
import { profilePlaceTexts, profileTexts as texts } from './texts';
import type { ProfileState } from './useProfile';

export interface ProfileViewProps {
  place: ProfilePlace;
  /** The tabs that this trader has. */
  places: readonly ProfilePlace[];
  onPlaceChange: (place: ProfilePlace) => void;
  state: ProfileState;
  /** The content of the chosen tab, once the profile has loaded. */
  children: (profile: Profile) => ReactNode;
}

const isPlace = (value: string): value is ProfilePlace => profilePlaces.some((place) => place === value);

/** As high as the shortest tab, so that little moves when the profile arrives. */
const Loading = () => (
  <Card>
    <p className={visuallyHidden}>{texts.loading}</p>
    <div className={styles.placeholders}>
      {['55%', '70%', '40%', '60%', '50%'].map((width) => (
        <Skeleton key={width} width={width} height="20px" />
      ))}
    </div>
  </Card>
);

const Content = ({ state, children }: Pick<ProfileViewProps, 'state' | 'children'>) => {
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'ready') return children(state.profile);
  return (
    <EmptyState
      role="alert"
      text={state.text}
      action={
        <Button variant="outline" tone="neutral" onClick={state.onRetry} isLoading={state.isRetrying}>
          Retry
        </Button>
      }
    />
  );
};

/** The trader's account and its security. */
export const ProfileView = ({ place, places, onPlaceChange, state, children }: ProfileViewProps) => (
  <Page title={texts.title}>
    <Tabs value={place} onValueChange={(value) => isPlace(value) && onPlaceChange(value)}>
      <TabList label={texts.tabs}>
        {places.map((each) => (
          <Tab key={each} value={each}>
            {profilePlaceTexts[each]}
          </Tab>
        ))}
      </TabList>
      {places.map((each) => (
        <TabPanel key={each} value={each}>
          <div className={styles.tab}>{each === place && <Content state={state}>{children}</Content>}</div>
        </TabPanel>
      ))}
      {!places.includes(place) && (
        <div className={styles.tab}>
          <Content state={state}>{children}</Content>
        </div>
      )}
    </Tabs>
  </Page>
);
