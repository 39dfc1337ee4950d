import { QRCodeSVG } from 'qrcode.react';
import type { ComponentPropsWithRef } from 'react';
import { paper } from '../../tokens/paper';
import * as styles from './QrCode.css';
import { sharpSide } from './sharpSide';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'className'> {
  /** What a camera reads: an address, an `otpauth://` link. The shorter it is, the quicker it is read. */
  value: string;
  /** Says what one would scan, as in `QR code of your XDC deposit address`. */
  label: string;
  /** The side of the white square in pixels. It is narrower where there is less room. */
  size?: number;
}

/** Whole pixels for each module in the room there really is: a code scaled to fit has uneven modules, which cameras misread. */
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

/** Dark on white in either theme, with the margin of four modules that scanners ask for. The value also stands beside it in words: who reads this on a phone cannot scan it. */
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
