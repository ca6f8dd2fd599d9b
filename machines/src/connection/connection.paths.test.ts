import { problem } from '../support/problem.ts';
import { testWalk } from '../support/walk-test.ts';
import { connectionMachine } from './connection.machine.ts';

testWalk(connectionMachine, {
  events: {
    'connection.failed': [{}],
    'connection.succeeded': [{}],
    'connection.browser.went.offline': [{}],
    'connection.browser.came.online': [{}],
    'connection.retried': [{}],
  },
  done: { probe: [undefined] },
  errors: { probe: [problem('NETWORK', 'Down.')] },
  project: () => null,
  invariants: {
    'exactly one of online, degraded and offline is said': (snapshot) =>
      [snapshot.hasTag('online'), snapshot.hasTag('degraded'), snapshot.hasTag('offline')].filter(
        Boolean,
      ).length === 1,
    'one probe at a time': (snapshot) =>
      Object.keys(snapshot.children).length === (snapshot.hasTag('probing') ? 1 : 0),
    'failures are counted exactly while it is offline': (snapshot) =>
      snapshot.context.attempts > 0 === snapshot.hasTag('offline'),
  },
});
