export { ok, outOfReach, type Answer, type Answers, type ExampleName, type Sent } from './answers';
export { examples, liveExamples } from './examples.gen';
export { createFakeExchange, fakeApiUrl, type FakeExchange, type ReceivedCall } from './fakeExchange';
