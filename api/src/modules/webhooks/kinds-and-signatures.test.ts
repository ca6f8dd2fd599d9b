import { expect, it } from 'vitest';
import {
  newWebhookSecret,
  pauseAfterFailure,
  webhookHeaders,
  webhookKindOf,
  WEBHOOK_TRIES,
} from './kinds-and-signatures.ts';

it('signs as the Standard Webhooks specification has it', () => {
  expect(
    webhookHeaders(
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      1_614_265_330,
      '{"test": 2432232314}',
    ),
  ).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
  expect(newWebhookSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(newWebhookSecret()).not.toBe(newWebhookSecret());
});

it('tells of what is over, not of every step on the way', () => {
  expect(webhookKindOf({ type: 'alert.changed', created: true })).toBe('alert.created');
  expect(webhookKindOf({ type: 'alert.changed', created: false })).toBe('alert.changed');
  expect(
    ['QUEUED', 'SCANNING', 'FOUND', 'CLEAN', 'FAILED'].map((status) =>
      webhookKindOf({ type: 'scan.progress', status }),
    ),
  ).toEqual([null, null, 'scan.finished', 'scan.finished', 'scan.finished']);
  expect(webhookKindOf({ type: 'note.changed' })).toBe('note.changed');
});

it('tries again for more than a day, with growing pauses', () => {
  const pauses = Array.from({ length: WEBHOOK_TRIES - 1 }, (_, failures) =>
    pauseAfterFailure(failures),
  );
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses[0]).toBe(5);
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(86_400);
});
