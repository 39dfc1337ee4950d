import type { KycSide } from '@exchange/domain';
import { Skeleton, visuallyHidden } from '@exchange/ui';
import { RetryButton } from '#shared/retry/RetryButton.tsx';
import type { OwnPictureState } from '#shared/pictures/ownPictureState.ts';
import { Picture } from '#shared/pictures/Picture.tsx';
import { sentTexts as texts } from '../texts';
import * as styles from './afterwards.css';

interface OwnPictureProps {
  side: KycSide;
  state: OwnPictureState;
}

const Content = ({ side, state }: OwnPictureProps) => {
  switch (state.kind) {
    case 'none':
      return <span className={styles.note}>{texts.noPicture}</span>;
    case 'loading':
      return (
        <>
          <Skeleton width="100%" height="100%" />
          <span className={visuallyHidden}>{texts.pictureLoading}</span>
        </>
      );
    case 'ready':
      return <Picture picture={state.picture} alt={texts.picture(side)} className={styles.picture} />;
    case 'failed':
      return (
        <span className={styles.note}>
          {texts.pictureFailed}
          <RetryButton label={texts.retryPicture(side)} isRetrying={state.isRetrying} onRetry={state.onRetry}>
            {texts.retry}
          </RetryButton>
        </span>
      );
  }
};

/** The exchange's copy of a picture, which can only be fetched with its owner's token. */
export const OwnPicture = ({ side, state }: OwnPictureProps) => (
  <figure className={styles.figure}>
    <div className={styles.frame}>
      <Content side={side} state={state} />
    </div>
    <figcaption className={styles.caption}>{texts.pictures[side]}</figcaption>
  </figure>
);
