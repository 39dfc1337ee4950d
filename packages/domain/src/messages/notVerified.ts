/** The server's refusal of a sign-in before the address is verified. Apart, because only the sign-in page needs it. */
export const notVerifiedText = 'Verify your email address first.';
