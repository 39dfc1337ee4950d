import type { ChosenFile, PhotoConcern } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { reachableStates } from '../testing/reachableStates';
import { kycPhotoMachine, type KycPhotoEmitted } from './kycPhotoMachine';
import { photoToSend, type PhotoToPrepare, type PreparedPhoto } from './kycPhotoRules';

const picture = (name: string) => ({ name, type: 'image/jpeg', size: 1024 });

const [card, page, damaged] = [picture('card.jpg'), picture('page.jpg'), picture('damaged.jpg')];

const ready = (file: ChosenFile, ...concerns: PhotoConcern[]): PreparedPhoto => ({
  kind: 'ready',
  file,
  isChanged: false,
  concerns,
});

const refused: PreparedPhoto = { kind: 'refused', because: 'tooLarge' };
const never = new Promise<never>(() => undefined);

const start = (...outcomes: (PreparedPhoto | Promise<PreparedPhoto>)[]) => {
  const prepared: PhotoToPrepare[] = [];
  const preparePhoto = fromPromise<PreparedPhoto, PhotoToPrepare>(async ({ input }) => {
    prepared.push(input);
    return outcomes.shift() ?? never;
  });
  const actor = createActor(kycPhotoMachine.provide({ actors: { preparePhoto } }), { input: { side: 'front' } });
  const said: KycPhotoEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  return {
    actor,
    prepared,
    said,
    context: () => actor.getSnapshot().context,
    choose: (file = card) => actor.send({ type: 'photo.chosen', file }),
    reach: (place: 'settled' | 'preparing' | 'advised' | 'refused') =>
      waitFor(actor, (snapshot) => snapshot.matches(place)),
  };
};

describe('a photo', () => {
  it('is used as it was prepared, if there is no concern about it', async () => {
    const { choose, prepared, reach, context } = start({ kind: 'ready', file: page, isChanged: true, concerns: [] });
    choose();
    expect(context()).toMatchObject({ photo: undefined, chosen: card });
    await reach('settled');
    expect(prepared).toEqual([{ side: 'front', file: card }]);
    expect(context()).toMatchObject({ photo: { file: page, isChanged: true }, chosen: undefined });
  });

  it('with a concern is used once the trader accepts it', async () => {
    const { actor, choose, reach, context } = start(ready(card, 'blurred'));
    choose();
    await reach('advised');
    expect(context()).toMatchObject({ photo: undefined, prepared: { concerns: ['blurred'] } });
    actor.send({ type: 'photo.accepted' });
    expect(actor.getSnapshot().matches('settled')).toBe(true);
    expect(context()).toMatchObject({ photo: { file: card }, prepared: undefined });
  });

  it('cannot be accepted while it is still being prepared', () => {
    const { actor, choose } = start();
    choose();
    actor.send({ type: 'photo.accepted' });
    expect(actor.getSnapshot().matches('preparing')).toBe(true);
  });

  it('that is replaced while it is prepared no longer counts', async () => {
    let finish: (photo: PreparedPhoto) => void = () => undefined;
    const late = new Promise<PreparedPhoto>((resolve) => {
      finish = resolve;
    });
    const { choose, prepared, reach, context } = start(late, ready(page));
    choose();
    choose(page);
    finish(ready(card));
    await reach('settled');
    expect(prepared.map(({ file: { name } }) => name)).toEqual(['card.jpg', 'page.jpg']);
    expect(context().photo?.file).toBe(page);
  });

  it.each(['settled', 'preparing', 'advised', 'refused'] as const)('can be removed while it is %s', async (place) => {
    const outcomes = { settled: ready(card), preparing: never, advised: ready(card, 'tooDark'), refused };
    const { actor, choose, reach, context } = start(outcomes[place]);
    choose();
    await reach(place);
    actor.send({ type: 'photo.removed' });
    expect(actor.getSnapshot().matches('settled')).toBe(true);
    expect(context()).toEqual({ side: 'front', photo: undefined, chosen: undefined, prepared: undefined });
  });

  it('that breaks what prepares it is refused, and the bug is reported', async () => {
    const error = new Error('bug');
    const { choose, reach, said, context } = start(Promise.reject(error));
    choose();
    await reach('refused');
    expect(said).toEqual([{ type: 'bug', error }]);
    expect(context().prepared).toEqual({ kind: 'refused', because: 'notAPicture' });
  });
});

describe('the photo before', () => {
  const used = async (...next: (PreparedPhoto | Promise<PreparedPhoto>)[]) => {
    const started = start(ready(card), ...next);
    started.choose();
    await started.reach('settled');
    return { ...started, sent: () => photoToSend(started.context())?.file };
  };

  it('is not sent while another one is prepared [KYC-039]', async () => {
    const { choose, sent } = await used(never, never);
    expect(sent()).toBe(card);
    choose(page);
    expect(sent()).toBeUndefined();
    choose(damaged);
    expect(sent()).toBeUndefined();
  });

  it('is back once the new one is refused [KYC-039]', async () => {
    const { choose, reach, sent, context } = await used(refused);
    choose(damaged);
    await reach('refused');
    expect(sent()).toBe(card);
    expect(context().prepared).toEqual(refused);
  });

  it.each([
    ['settled', ready(page), page],
    ['advised', ready(page, 'cutOff'), undefined],
  ] as const)('is gone once the new one is %s [KYC-039]', async (place, next, file) => {
    const { choose, reach, sent } = await used(next);
    choose(page);
    await reach(place);
    expect(sent()).toBe(file);
  });

  it('stays gone if a third one is refused after that [KYC-039]', async () => {
    const { choose, reach, sent } = await used(ready(page, 'cutOff'), refused);
    choose(page);
    await reach('advised');
    choose(damaged);
    await reach('refused');
    expect(sent()).toBeUndefined();
  });
});

it('leaves no state out of reach', () => {
  const reached = reachableStates(kycPhotoMachine, {
    input: { side: 'front' },
    events: [{ type: 'photo.chosen', file: card }, { type: 'photo.accepted' }, { type: 'photo.removed' }],
    outputs: { preparePhoto: [ready(card), ready(card, 'blurred'), refused] },
  });
  expect(reached).toEqual(
    new Set(['settled', 'preparing', 'advised', 'refused'].map((value) => JSON.stringify(value))),
  );
});
