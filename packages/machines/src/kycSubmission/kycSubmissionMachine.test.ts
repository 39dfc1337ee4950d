import { describe, expect, it } from 'vitest';
import {
  allPictures,
  approved,
  back,
  brokenPicture,
  form,
  front,
  holding,
  interrupted,
  noSuchCall,
  otherBack,
  pausing,
  picturesGone,
  rejected,
  sendingPicture,
  sent,
  sessionOver,
  start,
  submitting,
  taken,
  timedOut,
  tooManyTries,
  tooYoung,
  unknown,
  unreachable,
  waiting,
  second,
} from './testing/startedKyc';

describe('a form', () => {
  it.each([
    [unknown, 'invalid'],
    [waiting, 'submitted'],
    [rejected, 'rejected'],
    [approved, 'approved'],
  ] as const)('begins where the profile stands: %j in %s [KYC-054]', (known, place) => {
    expect(start({ known }).isIn(place)).toBe(true);
  });

  it('is ready once every field, the pictures and the captcha are there [KYC-054]', () => {
    const { type, solve, isIn, submit } = start();
    type({ ...form, doc3: undefined });
    solve();
    expect(isIn('invalid')).toBe(true);
    submit();
    expect(isIn('invalid')).toBe(true);
    type();
    expect(isIn('ready')).toBe(true);
    solve(false);
    expect(isIn('invalid')).toBe(true);
    solve();
    expect(isIn('ready')).toBe(true);
  });

  it.each([
    ['2008-03-02', 'ready'],
    ['2008-03-03', 'invalid'],
  ] as const)('of somebody born on %s is %s on 2 March 2026', (dob, place) => {
    const { type, solve, isIn } = start();
    type({ ...form, dob });
    solve();
    expect(isIn(place)).toBe(true);
  });

  it('keeps what was typed, and forgets it when it is discarded', () => {
    const { actor, type, context, isIn } = start({ known: rejected });
    type();
    expect(context().form).toEqual(form);
    actor.send({ type: 'form.discarded' });
    expect(context().form).toBeUndefined();
    expect(isIn('rejected')).toBe(true);
  });

  it('opens beside documents under review, on request', () => {
    const { actor, isIn, learn } = start({ known: waiting });
    actor.send({ type: 'replacing.requested' });
    expect(isIn('invalid')).toBe(true);
    learn({ ...waiting });
    expect(isIn('invalid')).toBe(true);
    actor.send({ type: 'form.discarded' });
    expect(isIn('submitted')).toBe(true);
  });
});

describe('pictures', () => {
  it('go one by one, then the documents name them in the order front, back, holding', async () => {
    const { reach, sides, sentDocuments, said, context } = sent({ pictures: allPictures, submissions: [taken] });
    await reach('submitted');
    expect(sides()).toEqual(['front', 'back', 'holding']);
    expect(sentDocuments).toHaveLength(1);
    expect(sentDocuments[0]).toMatchObject({
      form,
      pictures: { ids: ['p-front', 'p-back', 'p-holding'] },
      replaces: unknown,
    });
    expect(said).toEqual([{ type: 'documents.submitted', message: 'Your documents have been submitted.' }]);
    expect(context()).toMatchObject({ form: undefined, captchas: 1, isCaptchaSolved: false });
  });

  it('tell how far each of them is', async () => {
    const { reach, progress, context, sides } = sent({ pictures: [front] });
    progress(30);
    expect(context()).toMatchObject({ side: 'front', percent: 30 });
    await reach(sendingPicture);
    await expect.poll(sides).toEqual(['front', 'back']);
    expect(context()).toMatchObject({ side: 'back', percent: 0 });
  });

  it.each([
    ['an unreachable exchange', unreachable],
    ['no answer', timedOut],
    ['too many tries', tooManyTries],
  ])('that did not arrive for %s are sent again alone', async (_, failed) => {
    const { actor, reach, sides, said, context } = sent({
      pictures: [front, failed, back, holding],
      submissions: [taken],
    });
    await reach(interrupted);
    expect(context()).toMatchObject({ side: 'back', failure: failed.error, form });
    expect(said).toEqual([{ type: 'picture.interrupted', side: 'back', failure: failed.error }]);
    actor.send({ type: 'picture.retried' });
    await reach('submitted');
    expect(sides()).toEqual(['front', 'back', 'back', 'holding']);
  });

  it('that were declined are reported at their field, and those that arrived are not sent again', async () => {
    const { reach, sides, said, context, type, solve, submit } = sent({
      pictures: [front, brokenPicture, back, holding],
      submissions: [taken],
    });
    await reach('failed');
    expect(context()).toMatchObject({ side: 'back', failure: brokenPicture.error, form, isCaptchaSolved: false });
    expect(said).toEqual([{ type: 'documents.refused', side: 'back', failure: brokenPicture.error }]);
    type(otherBack);
    solve();
    submit();
    await reach('submitted');
    expect(sides()).toEqual(['front', 'back', 'back', 'holding']);
  });

  it('that were replaced after they arrived are sent again', async () => {
    const { reach, sides, type, solve, submit } = sent({
      pictures: [...allPictures, back],
      submissions: [tooYoung, taken],
    });
    await reach('failed');
    type(otherBack);
    solve();
    submit();
    await reach('submitted');
    expect(sides()).toEqual(['front', 'back', 'holding', 'back']);
  });

  it('that the exchange has no longer are all sent again', async () => {
    const { reach, sides, solve, submit } = sent({
      pictures: [...allPictures, ...allPictures],
      submissions: [picturesGone, taken],
    });
    await reach('failed');
    solve();
    submit();
    await reach('submitted');
    expect(sides()).toHaveLength(6);
  });

  it('need not go on: what was typed and has arrived stays, and the captcha is a new one', async () => {
    const { actor, reach, isIn, context, sides, solve, submit } = sent({ pictures: [front, undefined, back, holding] });
    await expect.poll(sides).toEqual(['front', 'back']);
    actor.send({ type: 'sending.stopped' });
    expect(isIn('invalid')).toBe(true);
    expect(context()).toMatchObject({ form, side: undefined, captchas: 1 });
    solve();
    submit();
    await reach(submitting);
    expect(sides()).toEqual(['front', 'back', 'back', 'holding']);
  });

  it('can be changed where one did not arrive', async () => {
    const { type, reach, isIn, context } = sent({ pictures: [front, unreachable] });
    await reach(interrupted);
    type(otherBack);
    expect(isIn('ready')).toBe(true);
    expect(context().failure).toBeUndefined();
  });

  it('go along with the documents, in order, where the exchange has no call for them [KYC-042]', async () => {
    const { reach, sides, sentDocuments, type, solve, submit } = sent({
      pictures: [noSuchCall],
      submissions: [tooYoung, taken],
    });
    await reach('failed');
    expect(sentDocuments[0]?.pictures).toEqual({ files: [form.doc1, form.doc2, form.doc3] });
    type({ ...form, dob: '1980-01-01' });
    solve();
    submit();
    await reach('submitted');
    expect(sides()).toEqual(['front']);
  });

  it('whose call breaks are reported, and can be sent again', async () => {
    const bug = new Error('bug');
    const { reach, said, actor, sides } = sent({ pictures: [Promise.reject(bug), front] });
    await reach(interrupted);
    expect(said[0]).toEqual({ type: 'bug', error: bug });
    actor.send({ type: 'picture.retried' });
    await expect.poll(sides).toEqual(['front', 'front', 'back']);
  });
});

describe('documents', () => {
  it('are submitted once, however often that is pressed', async () => {
    const { reach, submit, sentDocuments } = sent({ pictures: allPictures });
    submit();
    await reach(submitting);
    submit();
    expect(sentDocuments).toHaveLength(1);
  });

  it('that are refused leave everything as it was, but for the captcha', async () => {
    const { reach, context, said, solve, isIn } = sent({ pictures: allPictures, submissions: [tooYoung] });
    await reach('failed');
    expect(context()).toMatchObject({ form, failure: tooYoung.error, isCaptchaSolved: false, captchas: 1 });
    expect(said).toEqual([{ type: 'documents.refused', failure: tooYoung.error, side: undefined }]);
    solve(false);
    expect(isIn('failed')).toBe(true);
    solve();
    expect(isIn('ready')).toBe(true);
    expect(context().failure).toEqual(tooYoung.error);
  });

  it('name the ones they replace', async () => {
    const { reach, sentDocuments } = sent({ known: rejected, pictures: allPictures });
    await reach(submitting);
    expect(sentDocuments[0]?.replaces).toEqual(rejected);
  });

  it('end with the session', async () => {
    const { actor, said } = sent({ pictures: [front, sessionOver] });
    await expect.poll(() => actor.getSnapshot().status).toBe('done');
    expect(said).toEqual([{ type: 'session.ended' }]);
    expect(actor.getSnapshot().context.form).toBeUndefined();
  });
});

describe('without an answer', () => {
  const lost = { pictures: allPictures, submissions: [timedOut] };

  it('the profile is looked at, and says that they have arrived', async () => {
    const { reach, said, context } = sent({ ...lost, looks: [{ data: waiting }] });
    await reach('submitted');
    expect(said).toEqual([{ type: 'documents.unconfirmed' }, { type: 'documents.submitted' }]);
    expect(context()).toMatchObject({ form: undefined, known: waiting });
  });

  it('documents that replace others have arrived once the record is another one', async () => {
    const { reach, isIn, clock } = sent({
      ...lost,
      known: waiting,
      looks: [{ data: waiting }, { data: { ...waiting, recordId: 'kyc-502' } }],
    });
    await reach(pausing);
    expect(isIn('unconfirmed')).toBe(true);
    clock.increment(second);
    await reach('submitted');
  });

  it('they have not arrived once the profile has said so three times', async () => {
    const { reach, said, clock, context, looked } = sent({
      ...lost,
      looks: [{ data: unknown }, { data: unknown }, { data: unknown }],
    });
    for (const pause of [1, 2]) {
      await reach(pausing);
      clock.increment(pause * second);
      await expect.poll(looked).toBe(pause + 1);
    }
    await reach('failed');
    expect(said.at(-1)).toEqual({ type: 'documents.notArrived' });
    expect(context()).toMatchObject({ form, hasNotArrived: true, captchas: 1 });
  });

  it('the profile is looked at less and less often until somebody answers, or at once on request', async () => {
    const { actor, reach, clock, looked } = sent({
      ...lost,
      looks: [timedOut, timedOut, Promise.reject(new Error('bug')), { data: waiting }],
    });
    for (const pause of [1, 2]) {
      await reach(pausing);
      clock.increment(pause * second - 1);
      expect(looked()).toBe(pause);
      clock.increment(1);
      expect(looked()).toBe(pause + 1);
    }
    await reach(pausing);
    actor.send({ type: 'look.requested' });
    await reach('submitted');
  });

  it('news of the profile settle it as well', async () => {
    const { reach, learn, isIn } = sent({ ...lost, looks: [timedOut] });
    await reach(pausing);
    learn(unknown);
    expect(isIn(pausing)).toBe(true);
    learn(waiting);
    expect(isIn('submitted')).toBe(true);
  });
});

describe('a decision', () => {
  it.each([
    [approved, 'approved', 'Approved'],
    [rejected, 'rejected', 'Rejected'],
  ] as const)('shows at once, and is told [KYC-054]', (news, place, status) => {
    const { learn, isIn, said } = start({ known: waiting });
    learn(news);
    expect(isIn(place)).toBe(true);
    learn(news);
    expect(said).toEqual([{ type: 'documents.decided', status }]);
  });

  it('takes nothing away that was typed, unless there is nothing more to submit', () => {
    const { learn, isIn, type, context } = start({ known: waiting });
    type();
    learn(rejected);
    expect(isIn('invalid')).toBe(true);
    expect(context().form).toEqual(form);
    learn(approved);
    expect(isIn('approved')).toBe(true);
    expect(context().form).toBeUndefined();
  });

  it('that approves ends what is being sent, and one that rejects does not', async () => {
    const { learn, isIn } = sent({ known: waiting });
    learn(rejected);
    expect(isIn(sendingPicture)).toBe(true);
    learn(approved);
    expect(isIn('approved')).toBe(true);
  });

  it('that is taken back leads to the form again', () => {
    const { learn, isIn } = start({ known: approved });
    learn(rejected);
    expect(isIn('rejected')).toBe(true);
  });
});
