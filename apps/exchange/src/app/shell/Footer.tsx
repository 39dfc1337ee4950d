import { shellTexts } from '@exchange/domain';
import { Link } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import { withAddress, type OutwardLink } from '#shared/config/outwardLinks.ts';
import * as styles from './Footer.css';
import { paths } from '#shared/page/paths.ts';

export interface FooterProps {
  socialLinks: OutwardLink[];
  version: string;
}

const { fees, faqs, support, terms, privacy } = shellTexts.footer;
const { otc, addAsset } = shellTexts.profileMenu;

/** The documented five, then pages that aren't linked anywhere else. */
export const footerPages = [
  { to: paths.fees, label: fees },
  { to: paths.faqs, label: faqs },
  { to: paths.support, label: support },
  { to: paths.terms, label: terms },
  { to: paths.privacy, label: privacy },
  { to: paths.about, label: 'About' },
  { to: paths.status, label: 'System Status' },
  { to: paths.tokens, label: 'Token Details' },
  { to: paths.otc, label: otc },
  { to: paths.partnership, label: 'Partnership' },
  { to: paths.addAsset, label: addAsset },
  { to: paths.margin, label: 'Margin Trading' },
];

export const Footer = ({ socialLinks, version }: FooterProps) => {
  const linked = withAddress(socialLinks);
  return (
    <footer className={styles.footer}>
      <nav aria-label="About the exchange">
        <ul className={styles.links}>
          {footerPages.map(({ to, label }) => (
            <li key={to} className={styles.link}>
              <Link asChild variant="quiet">
                <RouterLink to={to}>{label}</RouterLink>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        {linked.length > 0 && (
          <ul className={styles.links} aria-label="Social links">
            {linked.map(({ name, url }) => (
              <li key={url} className={styles.link}>
                <Link variant="quiet" isExternal href={url}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.link}>Version {version}</p>
      </div>
    </footer>
  );
};
