export interface Quoted {
  /** Exact; `{…}` is what the product fills in. */
  sentence: string;
  place: string;
}

/** Sentences quoted in the specification with words we wouldn't choose, and where they are. */
export const quoted: readonly Quoted[] = [
  {
    sentence: 'You have been logged out due to {minutes} min of inactivity. Please Login again.',
    place: 'part one, section 2.2',
  },
  { sentence: 'Favorites', place: 'part one, section 2.3' },
  { sentence: 'Email is verified. Please Login', place: 'part one, section 2.7' },
  { sentence: 'Your 2FA is disabled successfully. Please Login', place: 'part one, section 2.7' },
  { sentence: 'Password Reset Successful, please login', place: 'part one, section 4' },
  { sentence: 'please login again', place: 'part one, section 4' },
  { sentence: 'Resent New OTP on Mail', place: 'part one, section 4' },
  {
    sentence:
      'Password should be atleast 8 characters long, should be combination of 1 uppercase, 1 lowercase, 1 number and 1 special character(Accepted Special char- !@#$$%^&*). Should not contain any blank space.',
    place: 'part one, section 5',
  },
  {
    sentence:
      'Name should be atleast {N} characters long and only alphabets allowed and it should not start with space.',
    place: 'part one, section 5',
  },
  { sentence: 'Error occured', place: 'part one, section 8' },
  { sentence: 'Token Swaping', place: 'part two, section 2' },
  { sentence: 'Wont Renew', place: 'part two, section 2' },
  { sentence: 'Upto 1 Hour', place: 'part two, section 4' },
  { sentence: 'Upto 8 Hour', place: 'part two, section 4' },
];
