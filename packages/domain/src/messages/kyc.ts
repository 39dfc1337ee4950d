import { serviceFigures } from '../info/serviceFigures';

export const kycTexts = {
  selectCountry: 'Select Country',
  selectDocument: 'Select Document',
  states: {
    NotSubmitted: 'Not Submitted',
    Submitted: 'Submitted',
    Approved: 'Approved',
    Rejected: 'Rejected',
  },
  documents: { passport: 'Passport', drivingLicence: "Driver's license", nationalId: 'National ID Card' },
  photos: 'JPG, under 3MB',
  namesVerified: 'Your name is verified. To change it, contact support.',
  approval: `Approval takes ${serviceFigures.kycHours} working hours.`,
} as const;

/** The three photos, in the order in which they are sent. */
export const kycPhotoTexts = (brandName: string) =>
  [
    'Front of the document',
    'Back of the document',
    `You holding the ID with a note that reads ${brandName} and today's date dd/mm/yyyy`,
  ] as const;

/** What the photos show, in one sentence. */
export const kycGuidance = (brandName: string): string =>
  `front, back, and a photo holding the ID with a note of ${brandName} and today's date dd/mm/yyyy.`;
