import { ok, outOfReach, type Answers } from '@exchange/api/testing';
import { captchaNumber } from '@exchange/domain';
import { createTestPage } from '#shared/testing/testEnvironment.ts';
import { createScriptedProfile } from '#shared/testing/scriptedProfile.ts';
import { photos } from './photos';

const paths = { front: '/files/kyc/img-1.jpg', back: '/files/kyc/img-2.jpg', holding: '/files/kyc/img-3.jpg' };

/** Simulates an exchange that accepts documents, over a connection that can be held or broken. */
export const createScriptedKyc = (own: Answers = {}) => {
  const page = createTestPage();
  let submissions = 0;
  let held: Promise<void> | undefined;
  let release: () => void = () => undefined;
  let losesAnswer = false;
  let fraction = 0;

  const submit = (fields: Readonly<Record<string, string | undefined>>) => {
    submissions += 1;
    exchange.setProfile({
      documentStatus: 1,
      kyc: {
        uniqueId: `kyc-${String(submissions)}`,
        imgUniqueId: 'img-1',
        imgUniqueId_2: 'img-2',
        imgUniqueId_3: 'img-3',
        firstName: fields['first_name'] ?? '',
        lastName: fields['last_name'] ?? '',
        gender: fields['gender'] ?? '0',
        countryId: fields['country_id'] ?? '',
        docTypeId: fields['doc_type_id'] ?? '',
        docUniqueNo: fields['doc_unique_no'] ?? '',
        dob: fields['dob'] ?? '',
        image: paths.front,
        image_2: paths.back,
        image_3: paths.holding,
        submittedAt: '2026-03-02T10:00:00Z',
        reason: null,
      },
    });
  };

  const answers: Answers = {
    documentTypes: 'three',
    sendKycPicture: ({ side }) =>
      ok({ statusCode: 200, data: { pictureId: `p-${side ?? ''}`, side: side === 'back' ? side : 'front' } }),
    submitKyc: (fields) => {
      submit(fields);
      return losesAnswer ? outOfReach() : 'submitted';
    },
    ...own,
  };

  const exchange = createScriptedProfile(
    answers,
    {
      now: () => Date.UTC(2026, 2, 2, 10),
      page,
      upload: async (request, onProgress) => {
        onProgress(0.4);
        await held;
        onProgress(1);
        return exchange.environment.fetch(request);
      },
    },
    { [paths.front]: photos.front, [paths.back]: photos.back, [paths.holding]: photos.holding },
  );
  exchange.setProfile({ documentStatus: 0, countryId: 'SG', kyc: null });

  return {
    ...exchange,
    /** Each captcha shows a different number. */
    random: () => {
      fraction = (fraction + 0.1) % 1;
      return fraction;
    },
    captcha: () => captchaNumber(fraction),
    /** Whether the browser would ask before the page is closed. */
    asksBeforeClosing: () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    /** Keeps requests pending until they are released. */
    hold: () => {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    letGo: () => {
      held = undefined;
      release();
    },
    /** Documents arrive, but their answer is lost. */
    loseAnswer: () => {
      losesAnswer = true;
    },
    decide: (documentStatus: 2 | 3, reason: string | null = null) => {
      const { kyc } = exchange.profile();
      exchange.setProfile({ documentStatus, kyc: kyc ? { ...kyc, reason } : null });
      exchange.say('update-kyc-status-{userId}', {});
    },
  };
};
