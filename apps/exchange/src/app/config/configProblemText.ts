import { configPath, type ConfigProblem } from './loadConfig';

export interface ConfigProblemText {
  what: string;
  advice: string;
}

const forOperators = 'If you run this exchange';

/** What a person reads who came to trade, and whoever runs the exchange. */
export const configProblemText = (problem: ConfigProblem): ConfigProblemText => {
  switch (problem.kind) {
    case 'unreachable':
      return {
        what: `Its settings (${configPath}) could not be fetched.`,
        advice: `Check your connection, then try again. ${forOperators}, see that its server is up.`,
      };
    case 'answered':
      return {
        what: `Its settings (${configPath}) could not be fetched: the server answered with status ${problem.status}.`,
        advice: `Try again in a moment. ${forOperators}, see that its server hands the file out.`,
      };
    case 'not-json':
      return {
        what: `Its settings (${configPath}) are not valid JSON: ${problem.detail || 'the file cannot be read'}.`,
        advice: `Try again later. ${forOperators}, look for a missing comma or quote in the file.`,
      };
    case 'wrong':
      return {
        what: `Its settings (${configPath}) have values that cannot be used.`,
        advice: `Try again later. ${forOperators}, correct them in the file, or take them out to get the defaults.`,
      };
  }
};
