import { ALERT_STATUSES, canTransition } from '@vedetta/machines/lifecycles';
import { describe, expect, it } from 'vitest';
import { render } from '@vedetta/messages/render.ts';
import { planTriage, type TriageState } from './triage-rules.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const fresh: TriageState = {
  status: 'DETECTED',
  severity: 3,
  severitySetByPerson: false,
  assigneeId: null,
  feedbackResponse: null,
  dismissReason: null,
  triagedAt: null,
  resolvedAt: null,
};
const complete = { feedbackResponse: 'confirmed threat', dismissReason: 'a test' };

describe('planTriage', () => {
  it('allows exactly what the life cycle draws', () => {
    for (const from of ALERT_STATUSES) {
      for (const to of ALERT_STATUSES) {
        const extra =
          to === 'RESOLVED'
            ? { feedbackResponse: complete.feedbackResponse }
            : to === 'DISMISSED'
              ? { dismissReason: complete.dismissReason }
              : {};
        const plan = planTriage({ ...fresh, status: from }, { status: to, ...extra }, now);
        expect([from, to, plan.kind]).toEqual([
          from,
          to,
          canTransition(from, to) ? 'apply' : 'forbidden',
        ]);
      }
    }
  });

  it('says where an alert can go when it cannot go where it was sent', () => {
    const plan = planTriage(fresh, { status: 'RESOLVED', feedbackResponse: 'duplicate' }, now);
    expect(plan).toEqual({
      kind: 'forbidden',
      why: expect.objectContaining({ code: 'statusChangeNotAllowed' }),
    });
    if (plan.kind !== 'forbidden') return;
    expect(render('en', plan.why)).toContain(
      '“Needs review” (DETECTED) and can only change to “In progress” (VALIDATED), “Dismissed” (DISMISSED).',
    );
    expect(render('it', plan.why)).toContain(
      'a: “In lavorazione” (VALIDATED), “Ignorato” (DISMISSED).',
    );
  });

  it('asks for feedback when resolving and for a reason when dismissing', () => {
    const resolving = planTriage({ ...fresh, status: 'VALIDATED' }, { status: 'RESOLVED' }, now);
    expect(resolving).toMatchObject({
      kind: 'invalid',
      errors: [{ path: 'feedback_response', code: 'required' }],
    });
    expect(planTriage(fresh, { status: 'DISMISSED' }, now)).toMatchObject({
      kind: 'invalid',
      errors: [{ path: 'dismiss_reason', code: 'required' }],
    });
  });

  it('refuses feedback and reasons that belong to no change of status', () => {
    expect(planTriage(fresh, complete, now)).toMatchObject({
      kind: 'invalid',
      errors: [
        { path: 'feedback_response', code: 'unexpected' },
        { path: 'dismiss_reason', code: 'unexpected' },
      ],
    });
  });

  it('takes the reason along when a dismissed alert is restored, and waits for a first look again', () => {
    const dismissed: TriageState = {
      ...fresh,
      status: 'DISMISSED',
      dismissReason: 'satire',
      feedbackResponse: 'false positive: satire or news',
      triagedAt: now,
    };
    expect(planTriage(dismissed, { status: 'DETECTED' }, now)).toMatchObject({
      kind: 'apply',
      next: { status: 'DETECTED', dismissReason: null, feedbackResponse: null, triagedAt: null },
    });
  });

  it('takes the feedback along when a resolved alert is reopened, and keeps when it was first looked at', () => {
    const first = new Date('2026-11-01T00:00:00.000Z');
    const resolved: TriageState = {
      ...fresh,
      status: 'RESOLVED',
      feedbackResponse: 'confirmed threat',
      triagedAt: first,
      resolvedAt: now,
    };
    expect(planTriage(resolved, { status: 'VALIDATED' }, now)).toMatchObject({
      kind: 'apply',
      next: { status: 'VALIDATED', feedbackResponse: null, triagedAt: first, resolvedAt: null },
    });
  });

  it('remembers that a person chose the severity, and only when they changed it', () => {
    expect(planTriage(fresh, { severity: 5 }, now)).toMatchObject({
      next: { severity: 5, severitySetByPerson: true },
      changed: ['severity'],
    });
    expect(planTriage(fresh, { severity: 3 }, now)).toMatchObject({
      next: { severitySetByPerson: false },
      changed: [],
    });
  });

  it('names everything that one patch changes', () => {
    const plan = planTriage(fresh, { status: 'VALIDATED', severity: 1, assigneeId: 7 }, now);
    expect(plan).toMatchObject({
      kind: 'apply',
      changed: ['status', 'severity', 'assignee'],
      next: { assigneeId: 7, triagedAt: now },
    });
  });
});
