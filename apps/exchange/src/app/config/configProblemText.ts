import { configPath, type ConfigProblem } from '#shared/config/loadConfig.ts';

export interface ConfigProblemText {
  what: string;
  advice: string;
}

const forOperators = 'If you run this exchange';

/** Addressed to traders first, then to the operator. */
export const configProblemText = (problem: ConfigProblem): ConfigProblemText => {
  switch (problem.kind) {
    case 'unreachable':
      return {
        what: `We couldn't load its settings (${configPath}).`,
        advice: `Check your connection, then try again. ${forOperators}, check that its server is running.`,
      };
    case 'answered':
      return {
        what: `We couldn't load its settings (${configPath}): the server answered with status ${problem.status}.`,
        advice: `Try again in a moment. ${forOperators}, check that its server serves the file.`,
      };
    case 'not-json':
      return {
        what: `Its settings (${configPath}) are not valid JSON: ${problem.detail || "the file can't be read"}.`,
        advice: `Try again later. ${forOperators}, look for a missing comma or quote.`,
      };
    case 'wrong':
      return {
        what: `Its settings (${configPath}) contain invalid values.`,
        advice: `Try again later. ${forOperators}, correct them, or remove them to use the defaults.`,
      };
  }
};
