import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAlert, insertUser } from '../../api/test/factories.ts';
import { inviteCompany } from '../../api/test/kit.ts';
import { codeOf, startRealProduct, type RealProduct } from './real.ts';

let product: RealProduct;
beforeAll(async () => {
  product = await startRealProduct();
});
afterAll(async () => {
  await product.stop();
});

const MOVE =
  'mutation ($input: UpdateAlertsStatusInput!) { updateAlertsStatus(input: $input) { changed ' +
  'undoToken undoExpiresAt results { id outcome version status } } }';
const UNDO =
  'mutation ($input: UndoBulkUpdateInput!) { undoBulkUpdate(input: $input) { changed ' +
  'undoToken results { id outcome status } } }';
const ASSIGN =
  'mutation ($input: AssignAlertsInput!) { assignAlerts(input: $input) { changed undoToken results { id outcome } } }';
const FEEDBACK =
  'mutation ($input: GiveFeedbackToManyInput!) { giveFeedbackToMany(input: $input) { changed ' +
  'results { id outcome } } }';

test(
  'many alerts move at once, each tells what became of it, and the change is taken back where ' +
    'nobody came between',
  async () => {
    const { admin, as, api } = product;
    const made = await Promise.all(
      [1, 2, 3].map(() => insertAlert(api.db, { companyId: admin.companyId })),
    );
    const ids = made.map(({ id }) => String(id));
    const [first, second, third] = ids;
    const moved = await as(admin)(MOVE, {
      input: { ids, versions: [1, 1, 9], status: 'VALIDATED' },
    });
    expect(moved.errors).toEqual([]);
    expect(moved.ok.updateAlertsStatus).toMatchObject({
      changed: 2,
      undoToken: expect.any(String),
      undoExpiresAt: expect.any(String),
    });
    expect(moved.ok.updateAlertsStatus.results).toEqual(
      expect.arrayContaining([
        { id: first, outcome: 'CHANGED', version: 2, status: 'VALIDATED' },
        { id: second, outcome: 'CHANGED', version: 2, status: 'VALIDATED' },
        { id: third, outcome: 'STALE', version: 1, status: 'DETECTED' },
      ]),
    );
    await as(admin)(
      `mutation { updateAlertSeverity(input: {id: ${second}, version: 2, severity: LOW}) { version } }`,
    );
    const undone = await as(admin)(UNDO, {
      input: { undoToken: moved.ok.updateAlertsStatus.undoToken },
    });
    expect(undone.ok.undoBulkUpdate.results).toEqual(
      expect.arrayContaining([
        { id: first, outcome: 'RESTORED', status: 'DETECTED' },
        { id: second, outcome: 'CHANGED_SINCE', status: 'VALIDATED' },
      ]),
    );
  },
);

test('many alerts are given to a colleague at once, and back to whoever had them', async () => {
  const { admin, as, api } = product;
  const [free, mine] = [
    await insertAlert(api.db, { companyId: admin.companyId }),
    await insertAlert(api.db, { companyId: admin.companyId, assigneeId: admin.id }),
  ];
  const luca = await insertUser(api.db, {
    companyId: admin.companyId,
    firstName: 'Luca',
    lastName: 'Bianchi',
  });
  const ids = [String(free.id), String(mine.id)];
  const assigned = await as(admin)(ASSIGN, {
    input: { ids, versions: [1, 1], assigneeId: String(luca.id) },
  });
  expect(assigned.errors).toEqual([]);
  expect(assigned.ok.assignAlerts).toMatchObject({ changed: 2, undoToken: expect.any(String) });
  const whose = async () =>
    (
      await as(admin)(
        `{ a: alert(id: ${free.id}) { assignee { fullName } } b: alert(id: ${mine.id}) { assignee { id } } }`,
      )
    ).ok;
  expect(await whose()).toEqual({
    a: { assignee: { fullName: 'Luca Bianchi' } },
    b: { assignee: { id: String(luca.id) } },
  });
  expect(
    (await as(admin)(UNDO, { input: { undoToken: assigned.ok.assignAlerts.undoToken } })).ok
      .undoBulkUpdate,
  ).toMatchObject({ changed: 2 });
  expect(await whose()).toEqual({
    a: { assignee: null },
    b: { assignee: { id: String(admin.id) } },
  });
  expect(
    (await as(admin)(ASSIGN, { input: { ids: [ids[1]], assigneeId: null } })).ok.assignAlerts,
  ).toMatchObject({ changed: 1 });
  expect((await whose()).b).toEqual({ assignee: null });
  expect(
    (await as(admin)(ASSIGN, { input: { ids, assigneeId: '987654321' } })).errors[0]?.extensions,
  ).toMatchObject({ status: 422, errors: [{ path: 'assigneeId' }] });
});

test('all that match a filter are moved, and then get the same feedback', async () => {
  const { admin, as, api } = product;
  await insertAlert(api.db, { companyId: admin.companyId, severity: 2, title: 'Zebra' });
  await insertAlert(api.db, { companyId: admin.companyId, severity: 2, title: 'Zebra' });
  const filter = { search: 'Zebra', status: ['DETECTED'] };
  const moved = await as(admin)(MOVE, {
    input: { filter, status: 'DISMISSED', dismissReason: 'zoo' },
  });
  expect(moved.ok.updateAlertsStatus).toMatchObject({ changed: 2 });
  const told = await as(admin)(FEEDBACK, {
    input: {
      filter: { search: 'Zebra', severity: ['LOW'] },
      feedbackResponse: 'FALSE_POSITIVE_BENIGN',
    },
  });
  expect(told.ok.giveFeedbackToMany).toMatchObject({ changed: 2 });
});

test(
  'one alert gets its feedback under the version that was seen; a stale one is answered with ' +
    'the alert as it is',
  async () => {
    const { admin, as, api } = product;
    const made = await insertAlert(api.db, {
      companyId: admin.companyId,
      status: 'DISMISSED',
      dismissReason: 'noise',
    });
    const give = (version: number) =>
      as(admin)(
        'mutation ($input: GiveFeedbackInput!) { giveFeedback(input: $input) { version feedbackResponse } }',
        {
          input: {
            alertId: String(made.id),
            version,
            feedbackResponse: 'CANNOT_TELL',
            comment: 'blurred',
          },
        },
      );
    expect((await give(1)).ok.giveFeedback).toEqual({
      version: 2,
      feedbackResponse: 'CANNOT_TELL',
    });
    expect((await give(1)).errors[0]?.extensions).toMatchObject({
      code: 'STALE',
      alert: { version: 2 },
    });
  },
);

test('one alert of another company refuses the whole call, and a missing reason is named by its field', async () => {
  const { admin, as, api } = product;
  const mine = await insertAlert(api.db, { companyId: admin.companyId });
  const theirs = await insertAlert(api.db, {
    companyId: (await inviteCompany(api, { domain: 'other.example', name: 'Other' })).companyId,
  });
  const both = [String(mine.id), String(theirs.id)];
  expect(codeOf(await as(admin)(MOVE, { input: { ids: both, status: 'VALIDATED' } }))).toBe(
    'NOT_FOUND',
  );
  expect((await as(admin)(`{ alert(id: ${mine.id}) { status } }`)).ok.alert).toEqual({
    status: 'DETECTED',
  });
  expect(
    (await as(admin)(MOVE, { input: { ids: [String(mine.id)], status: 'DISMISSED' } })).errors[0]
      ?.extensions,
  ).toMatchObject({ status: 422, errors: [{ path: 'dismissReason' }] });
});
