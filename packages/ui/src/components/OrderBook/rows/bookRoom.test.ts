import { describe, expect, it } from 'vitest';
import { createBookRoom } from './bookRoom';

/** A room whose timers end when the test says so, and the notifications it sent. */
const start = () => {
  const waiting = new Set<() => void>();
  const later = (work: () => void) => {
    waiting.add(work);
    return () => waiting.delete(work);
  };
  const room = createBookRoom({ later });
  const told: { asks: number; bids: number }[] = [];
  room.subscribe(() => told.push(room.snapshot()));
  room.fit({ asks: 500, bids: 40 });
  told.length = 0;
  return {
    room,
    told,
    isWaiting: () => waiting.size > 0,
    passTime: () => {
      const due = [...waiting];
      waiting.clear();
      for (const work of due) work();
    },
  };
};

describe('the room of a book', () => {
  it('grows immediately for new rows', () => {
    const { room, told, isWaiting } = start();
    room.follow({ asks: 500, bids: 41 });
    expect(told).toEqual([{ asks: 500, bids: 41 }]);
    expect(isWaiting()).toBe(false);
  });

  it('stays the same while a level disappears and returns', () => {
    const { room, told, isWaiting, passTime } = start();
    for (let turn = 0; turn < 10; turn += 1) {
      for (const asks of [499, 500, 498, 500, 499]) room.follow({ asks, bids: 40 });
      passTime();
    }
    room.follow({ asks: 500, bids: 40 });
    passTime();
    expect(told).toEqual([]);
    expect(isWaiting()).toBe(false);
  });

  it('shrinks after a while, to the most that was needed in that time', () => {
    const { room, told, isWaiting, passTime } = start();
    room.follow({ asks: 480, bids: 30 });
    room.follow({ asks: 490, bids: 20 });
    room.follow({ asks: 470, bids: 25 });
    expect(told).toEqual([]);
    passTime();
    expect(told).toEqual([{ asks: 490, bids: 30 }]);
    passTime();
    expect(room.snapshot()).toEqual({ asks: 470, bids: 25 });
    expect(isWaiting()).toBe(false);
  });

  it('is empty immediately if a side has no orders', () => {
    const { room, told } = start();
    room.follow({ asks: 0, bids: 40 });
    expect(told).toEqual([{ asks: 0, bids: 40 }]);
  });

  it('fits another book exactly, and has no timer left once it is stopped', () => {
    const { room, told, isWaiting, passTime } = start();
    room.follow({ asks: 20, bids: 20 });
    room.fit({ asks: 15, bids: 15 });
    expect(told).toEqual([{ asks: 15, bids: 15 }]);
    expect(isWaiting()).toBe(false);
    room.follow({ asks: 14, bids: 14 });
    room.stop();
    passTime();
    expect(room.snapshot()).toEqual({ asks: 15, bids: 15 });
  });
});
