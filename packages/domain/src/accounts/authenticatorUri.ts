interface Account {
  /** The name under which the app lists the account. */
  issuer: string;
  email: string;
  secret: string;
}

/** What authenticator apps read from a QR code: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export const authenticatorUri = ({ issuer, email, secret }: Account): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
};
