// Writes pacts/STATES.md from the table of states and the pacts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { states } from '../../packages/api/src/pacts/states/states';
import { pactsFolder, readPacts } from './pact';
import { statesPage } from './statesPage';

writeFileSync(join(pactsFolder, 'STATES.md'), statesPage(states, readPacts(pactsFolder)));
