interface Account {
  /** Whose app it will stand in, as the app lists it. */
  issuer: string;
  email: string;
  secret: string;
}

/** What authenticator apps read from a QR code: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export const authenticatorUri = ({ issuer, email, secret }: Account): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
};
