import { expect, test } from 'vitest';
import { alertIdIn, alertInAddress, grouped, matching, type Command } from './commands.ts';

const command = (group: string, label: string, also?: string): Command => ({
  id: label,
  group,
  label,
  icon: 'shield',
  run: () => undefined,
  ...(also === undefined ? {} : { also }),
});
const LIST = [
  command('Go to', 'Threat manager'),
  command('Go to', 'Access keys', 'tokens settings'),
  command('Saved views', 'Priorità alte'),
];

test('commands are found by every word of the text, whatever its case and accents, in their own order', () => {
  const found = (text: string) => matching(LIST, text).map(({ label }) => label);
  expect(found('')).toEqual(['Threat manager', 'Access keys', 'Priorità alte']);
  expect(found('MAN threat')).toEqual(['Threat manager']);
  expect(found('priorita')).toEqual(['Priorità alte']);
  expect(found('token')).toEqual(['Access keys']);
  expect(found('threat tower')).toEqual([]);
});

test('headings keep their order and the entries are numbered as they are drawn', () => {
  const mixed = [LIST[0], LIST[2], LIST[1]].flatMap((one) => (one === undefined ? [] : [one]));
  expect(
    grouped(mixed).map(({ group, entries }) => [
      group,
      entries.map(({ index, command: { label } }) => `${index} ${label}`),
    ]),
  ).toEqual([
    ['Go to', ['0 Threat manager', '1 Access keys']],
    ['Saved views', ['2 Priorità alte']],
  ]);
});

test('a number is the id of an alert, and the address of a media item says which alert is open', () => {
  expect([alertIdIn('#4711'), alertIdIn(' 12 '), alertIdIn('0'), alertIdIn('12a')]).toEqual([
    '4711',
    '12',
    null,
    null,
  ]);
  expect(alertInAddress('/threat-manager/media/7', '?initialAlert=9')).toEqual({
    mediaId: '7',
    alertId: '9',
  });
  expect([
    alertInAddress('/threat-manager/media/7/', ''),
    alertInAddress('/threat-manager', '?initialAlert=9'),
  ]).toEqual([{ mediaId: '7', alertId: null }, null]);
});
