import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconNames';
import { IconButton } from '../IconButton/IconButton';
import type { OptionalNode } from '../optionalNode';
import * as styles from './Banner.css';
import type { BannerTone } from './bannerTones';

export interface BannerProps extends Omit<ComponentPropsWithRef<'section'>, 'className' | 'title'> {
  tone?: BannerTone;
  title?: string;
  /** An action in response: a button or a link. */
  action?: OptionalNode;
  /** Leave it out if the banner must stay. */
  onDismiss?: () => void;
}

const faces: Record<BannerTone, { icon: IconName; spoken: string }> = {
  info: { icon: 'info', spoken: 'Notice' },
  warning: { icon: 'warning', spoken: 'Warning' },
  danger: { icon: 'error', spoken: 'Important' },
};

/** News about the whole page, across its width. It doesn't interrupt. */
export const Banner = ({ tone = 'info', title, action, onDismiss, children, ...rest }: BannerProps) => {
  const { icon, spoken } = faces[tone];
  return (
    <section aria-label={title ?? spoken} {...rest} data-tone={tone} className={styles.tone[tone]}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {onDismiss && (
        <span className={styles.dismiss}>
          <IconButton icon="close" label="Dismiss" size="small" onClick={onDismiss} />
        </span>
      )}
    </section>
  );
};
