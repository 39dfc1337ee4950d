import { QRCodeSVG } from 'qrcode.react';
import type { ComponentPropsWithRef } from 'react';
import { paper } from '../../tokens/paper';
import * as styles from './QrCode.css';
import { sharpSide } from './sharpSide';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'className'> {
  /** The content: an address, an `otpauth://` link. The shorter it is, the faster it scans. */
  value: string;
  /** What the code contains, such as `QR code of your XDC deposit address`. */
  label: string;
  /** Width and height of the white square in pixels. It shrinks to fit its container. */
  size?: number;
}

/** Gives each module whole pixels at the actual size: a scaled code has uneven modules, which cameras misread. */
const sharpen = (size: number) => (picture: SVGSVGElement | null) => {
  const room = picture?.parentElement;
  if (!picture || !room) return undefined;
  const fit = () => {
    const side = sharpSide(Math.min(size, room.clientWidth), picture.viewBox.baseVal.width);
    picture.style.setProperty('inline-size', `${side}px`);
  };
  fit();
  const observer = new ResizeObserver(fit);
  observer.observe(room);
  return () => observer.disconnect();
};

/**
 * Dark on white in both themes, with the margin of four modules that scanners need. Show the value as text too: people
 * can't scan the phone they are reading it on.
 */
export const QrCode = ({ value, label, size = 228, style, ...rest }: QrCodeProps) => (
  <span {...rest} style={{ inlineSize: size, ...style }} className={styles.root}>
    <QRCodeSVG
      ref={sharpen(size)}
      value={value}
      title={label}
      size={size}
      level="M"
      marginSize={4}
      fgColor={paper.ink}
      bgColor={paper.sheet}
      className={styles.picture}
    />
  </span>
);
