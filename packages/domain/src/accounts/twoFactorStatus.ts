const onValues: readonly unknown[] = [1, '1', 'enable'];

/** The only reader of two-factor statuses; anything that isn't clearly on counts as off. */
export const isTwoFactorOn = (status: unknown): boolean => onValues.includes(status);

/** The action to request the emailed code with. */
export const twoFactorAction = (status: unknown): 'Enable' | 'Disable' =>
  isTwoFactorOn(status) ? 'Disable' : 'Enable';

export const storedTwoFactorStatus = (isOn: boolean): '0' | '1' => (isOn ? '1' : '0');
