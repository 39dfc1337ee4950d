import { describe, expect, it } from 'vitest';
import { createScriptedFeed } from '../testing/scriptedFeed';
import { createLineStore } from './lineStore';

const start = () => {
  const { feed, become } = createScriptedFeed();
  const network = new EventTarget();
  let isOnline = true;
  const line = createLineStore({ feed, network, isOnline: () => isOnline });
  const told: string[] = [];
  const stop = line.subscribe(() => told.push(line.state()));
  const go = (state: 'online' | 'offline') => {
    isOnline = state === 'online';
    network.dispatchEvent(new Event(state));
  };
  return { line, told, stop, become, go };
};

describe('the connection to the exchange', () => {
  it('is up before the live feed is needed, and while it connects', () => {
    const { line, become } = start();
    expect(line.state()).toBe('up');
    become('connecting');
    expect(line.state()).toBe('up');
  });

  it('is offline after the browser’s own event, unless something still arrives', () => {
    const { line, told, become, go } = start();
    go('offline');
    become('live');
    become('lost');
    go('online');
    expect(told).toEqual(['offline', 'up', 'offline', 'reconnecting']);
    become('live');
    expect(line.state()).toBe('up');
  });

  it('is reported as reconnecting while the live connection is lost', () => {
    const { told, become } = start();
    become('lost');
    become('waiting');
    expect(told).toEqual(['reconnecting', 'up']);
  });

  it("isn't reported to anyone who has unsubscribed", () => {
    const { told, stop, become, go } = start();
    stop();
    go('offline');
    become('lost');
    expect(told).toEqual([]);
  });
});
