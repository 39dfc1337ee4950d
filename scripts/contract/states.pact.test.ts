import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { states } from '../../packages/api/src/pacts/states/states';
import { pactsFolder, readPacts, type Pact } from './pact';
import { mistakesIn, statesPage } from './statesPage';

const written: Pact = {
  provider: { name: 'exchange-live' },
  metadata: {},
  interactions: [
    {
      description: 'a message in the rain',
      providerStates: [{ name: 'rain', params: { hours: 3 } }],
      metadata: { channel: 'weather' },
    },
  ],
};
const hours = { type: 'number', meaning: 'for how long' };

describe('the provider states', () => {
  it('in the pacts are those in the table, with its parameters, and none is unused [CAL-325]', () => {
    expect(mistakesIn(states, readPacts(pactsFolder))).toEqual([]);
  });

  it('are described in pacts/STATES.md as in the table and the pacts [CAL-325] [WAL-240]', () => {
    const page = readFileSync(join(pactsFolder, 'STATES.md'), 'utf8');
    expect(page).toBe(statesPage(states, readPacts(pactsFolder)));
  });

  it('that are unknown, unused or get other parameters are named [CAL-325]', () => {
    expect(mistakesIn({ rain: { meaning: '', parameters: { hours } } }, [written])).toEqual([]);
    expect(mistakesIn({ sun: { meaning: '', parameters: {} } }, [written])).toEqual([
      '"sun" is used by no pact',
      '"rain" is not in the table',
    ]);
    expect(mistakesIn({ rain: { meaning: '', parameters: { days: hours } } }, [written])).toEqual([
      '"rain" is given hours, it takes days',
    ]);
  });

  it('are described with their meaning and their uses [CAL-325]', () => {
    const page = statesPage({ rain: { meaning: 'It rains.', parameters: { hours } } }, [written]);
    expect(page).toContain('## rain\n\nIt rains.\n');
    expect(page).toContain('| `hours` | number | for how long |');
    expect(page).toContain('| exchange-live | a message in the rain | `weather` | `{"hours":3}` |');
  });
});
