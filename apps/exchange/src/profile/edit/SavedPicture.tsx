import { Icon, Skeleton, visuallyHidden } from '@exchange/ui';
import { RetryButton } from '#shared/retry/RetryButton.tsx';
import type { OwnPictureState } from '#shared/pictures/ownPictureState.ts';
import { Picture } from '#shared/pictures/Picture.tsx';
import * as styles from './SavedPicture.css';
import { editTexts as texts } from './texts';

const Frame = ({ state }: { state: OwnPictureState }) => {
  if (state.kind === 'ready')
    return <Picture picture={state.picture} alt={texts.currentPicture} className={styles.picture} />;
  return state.kind === 'loading' ? <Skeleton width="72px" height="72px" /> : <Icon name="user" size={20} />;
};

const Words = ({ state }: { state: OwnPictureState }) => {
  switch (state.kind) {
    case 'none':
      return texts.noPicture;
    case 'loading':
      return <span className={visuallyHidden}>{texts.pictureLoading}</span>;
    case 'ready':
      return <span aria-hidden>{texts.currentPicture}</span>;
    case 'failed':
      return (
        <>
          {texts.pictureFailed}
          <RetryButton label={texts.retryPicture} isRetrying={state.isRetrying} onRetry={state.onRetry}>
            {texts.retry}
          </RetryButton>
        </>
      );
  }
};

/** The picture at the top of the form, the same size in every state. */
export const SavedPicture = ({ state }: { state: OwnPictureState }) => (
  <div className={styles.root}>
    <span className={styles.frame}>
      <Frame state={state} />
    </span>
    <div role="status" className={styles.words}>
      <Words state={state} />
    </div>
  </div>
);
