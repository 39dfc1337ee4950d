/** What the exchange writes to a trader: each kind with what its text needs. */
export type Letter =
  | { kind: 'verifyAccount'; firstName: string; link: string }
  | { kind: 'loginCode'; code: string }
  | { kind: 'loginActivity'; code: string; link: string; address: string; device: string; at: Date }
  | { kind: 'expiredPassword'; code: string }
  | { kind: 'resetPassword'; link: string }
  | { kind: 'disableTwoFactor'; link: string }
  | { kind: 'passwordChanged'; at: Date }
  | { kind: 'twoFactorDisabled'; at: Date };

export interface Mailer {
  /** Keeps the mail safe and returns; it is delivered afterwards, and tried again where that fails. */
  send: (to: string, letter: Letter) => Promise<void>;
}
