import type { TextPage } from './page';

export const privacy: TextPage = {
  title: 'Privacy Policy',
  description: 'Which personal data the exchange collects, why, which cookies it sets, and how to see your data.',
  lead: 'This is what {brand} knows about you, and what for.',
  updated: '2026-11-24',
  chapters: [
    {
      id: 'data',
      title: 'Personal data we collect',
      passages: [
        {
          columns: ['Data', 'What for'],
          rows: [
            ['Name, email address and password', 'Your account. Passwords are only kept as a hash.'],
            ['Phone number and postal address', 'Your profile, where you enter them.'],
            [
              'Date of birth, document number, and pictures of your documents and of you',
              'Identity verification. They are stored encrypted.',
            ],
            [
              'Orders, trades, deposits, withdrawals, stakes and swaps',
              'Running your account, and keeping books by law.',
            ],
            ['Network address and device', 'Protecting your account. You see them in your security log.'],
            ['What you write in a form or ticket', 'Answering you.'],
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      passages: [
        'We set no cookies for advertising, and load nothing from third parties unless this page says so.',
        {
          columns: ['Name', 'Kind', 'What for'],
          rows: [
            ['lastPair', 'Cookie', 'The pair you looked at last.'],
            ['favouritePairs', 'Cookie', 'Your favourites while you are not signed in.'],
            [
              'jwt, userData, email, tfa_status, feeDetail',
              'Local storage',
              'Your session. Removed when you sign out.',
            ],
            ['Theme and screen settings', 'Local storage', 'How the exchange looks on this device.'],
            [
              'Drafts and unconfirmed requests',
              'Session storage',
              'So that a reload loses nothing. Removed with the tab.',
            ],
          ],
        },
      ],
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      passages: [
        'Nobody, except where the law obliges us to tell authorities, or where a service that works for us (such as email delivery) needs it to do its work.',
      ],
    },
    {
      id: 'access',
      title: 'Your right to your data',
      passages: [
        'You can see your data at any time by written request, and ask us to correct or delete what the law doesn’t oblige us to keep. Write to us with a [support ticket](/support).',
      ],
    },
  ],
};
