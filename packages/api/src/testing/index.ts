export { answerWith, answerWithExample, answerWithResponse } from './handlers';
export { examples, liveExamples } from './examples.gen';
