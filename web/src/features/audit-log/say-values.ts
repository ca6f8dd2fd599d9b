import * as m from '../../generated/messages/audit-log/index.ts';
import { formatDay } from '../../lib/dates.ts';
import { inFigures } from '../../ui/figures.ts';
import { SEVERITIES, severityLabel } from '../../ui/severity.tsx';
import type { Values } from './values.ts';

export const from =
  (values: Values) =>
  (value: string): string =>
    values[value] ?? value;
/** Of several words of the server's, each. */
export const each =
  (values: Values) =>
  (value: string): string =>
    value.split(' ').map(from(values)).join(', ');
export const figures = (value: string): string =>
  /^\d+$/.test(value) ? inFigures(Number(value)) : value;
export const yesNo = (value: string): string =>
  value === 'true' ? m.valueYes : value === 'false' ? m.valueNo : value;
export const day = (value: string): string =>
  Number.isNaN(Date.parse(value)) ? value : formatDay(value);
/** `1` is the least severe. */
export const severity = (value: string): string => {
  const name = /^[1-5]$/.test(value) ? SEVERITIES.at(-Number(value)) : undefined;
  return name === undefined ? value : severityLabel(name);
};
