import { testWalk } from '../support/walk-test.ts';
import { toastMachine } from './toast.machine.ts';
import type { Toast } from './toast.machine.ts';

const toasts: Toast[] = [
  { id: '1', title: 'Saved', description: 'Your name was changed.', status: 'success' },
  {
    id: '2',
    title: 'Dismissed',
    description: 'The alert was dismissed.',
    status: 'success',
    action: 'Undo',
    duration: 8000,
  },
];

testWalk(toastMachine, {
  events: {
    'toast.requested': toasts.map((toast) => ({ toast })),
    'toast.dismissed': [{}],
    'toast.action.chosen': [{}],
    'toast.held': [{}],
    'toast.released': [{}],
  },
  project: ({ queue }) => queue.map(({ id }) => id),
  invariants: {
    'something is visible exactly when there is something to say': (snapshot) =>
      snapshot.hasTag('visible') === snapshot.context.queue.length > 0,
    'no message waits twice': ({ context: { queue } }) =>
      new Set(queue.map(({ id }) => id)).size === queue.length,
  },
});
