import { serviceFigures } from '../info/serviceFigures';

/** Messages beside a field. */
export const fieldTexts = {
  required: 'This field is required.',
  email: 'Enter valid email address.',
  // The doubled dollar sign is documented. The password rule has the characters that actually count.
  password:
    'Password should be atleast 8 characters long, should be combination of 1 uppercase, 1 lowercase, 1 number and 1 special character(Accepted Special char- !@#$$%^&*). Should not contain any blank space.',
  commonPassword: 'This password is too common. Choose one that is harder to guess.',
  leakedPassword: 'This password is in lists of leaked passwords. Choose another one.',
  samePassword: 'New password should be different from the old one.',
  registrationConfirm: 'Password does not match',
  expiredConfirm: 'Passwords do not match',
  mobile: 'Mobile number only accepts number.',
  numeric: 'Current field only accepts number.',
  mailCode: 'Invalid OTP',
  twoFactorCode: 'Enter the 6-digit code from your authenticator app.',
  captcha: 'Enter the number shown.',
  addressTypo: 'This address probably has a typo. Check every character, or copy it again.',
  amount: 'Enter an amount above 0.',
  photoType: 'The photo must be a JPG.',
  photoSize: 'The photo must be under 3 MB.',
  brokenPhoto: "This photo can't be read. Choose another one.",
  pictureType: 'Choose a JPG or PNG picture.',
  pictureSize: 'The picture must be under 3 MB.',
  pictureEmpty: 'This file is empty. Choose another one.',
  dialCode: 'Enter a dial code like +65.',
  controls: "Don't use line breaks or other control characters.",
  otherControls: "Don't use control characters.",
  unseen: 'Use visible characters.',
  country: 'Choose a country from the list.',
  brokenPicture: "This picture can't be read. Choose another one.",
  antiPhishingWord: 'Use 4 to 20 letters and digits.',
  day: 'Enter a valid date.',
  underage: `You must be ${serviceFigures.minimumAge} or older.`,
  rangeInFuture: "The range can't end after today.",
  rangeReversed: "The start date can't be after the end date.",
} as const;

export const minimumLengthText = (length: number): string => `Must contains minimum of ${length} character.`;

export const longestText = (longest: number): string => `Use at most ${longest} characters.`;

export const nameText = (length: number): string =>
  `Name should be atleast ${length} characters long and only alphabets allowed and it should not start with space.`;

export const addressText = (asset: string): string => `Enter valid ${asset} address.`;

export const decimalsText = (decimals: number): string => `At most ${decimals} decimals are allowed.`;
