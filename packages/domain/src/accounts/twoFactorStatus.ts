const onValues: readonly unknown[] = [1, '1', 'enable'];

/** The one reader of every two-factor status; whatever is not plainly on is off. */
export const isTwoFactorOn = (status: unknown): boolean => onValues.includes(status);

/** What the mailed code is asked for with. */
export const twoFactorAction = (status: unknown): 'Enable' | 'Disable' =>
  isTwoFactorOn(status) ? 'Disable' : 'Enable';

export const storedTwoFactorStatus = (isOn: boolean): '0' | '1' => (isOn ? '1' : '0');
