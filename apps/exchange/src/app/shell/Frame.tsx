import { shellTexts } from '@exchange/domain';
import { useRef, type ReactNode } from 'react';
import { Footer, type FooterProps } from './Footer';
import * as styles from './Frame.css';
import { PublicHeader, TradingHeader, type HeaderProps } from './header/Header';
import { SkipLink } from './SkipLink';

export interface FrameProps extends HeaderProps, FooterProps {
  isTrading: boolean;
  /** Notices about the whole page. */
  notice?: ReactNode;
  children: ReactNode;
}

export const Loading = () => (
  <p role="status" className={styles.loading}>
    {shellTexts.loading}
  </p>
);

/** Header, footer and notices around every screen. */
export const Frame = ({ isTrading, socialLinks, version, notice, children, ...header }: FrameProps) => {
  const content = useRef<HTMLElement>(null);
  const Header = isTrading ? TradingHeader : PublicHeader;
  return (
    <div className={styles.frame}>
      <SkipLink content={content} />
      <Header {...header} />
      <div className={styles.notices[isTrading ? 'trading' : 'public']}>{notice}</div>
      <main id="content" ref={content} tabIndex={-1} className={styles.content}>
        {header.who.kind === 'unknown' ? <Loading /> : children}
      </main>
      {!isTrading && <Footer socialLinks={socialLinks} version={version} />}
    </div>
  );
};
