// Written by web/scripts/messages.mjs from messages. Do not edit.
import { inEveryLanguage } from '../../../ui/language.ts';

export type Texts = readonly [
  alertsAsCsv: string,
  alertsForExcel: string,
  alertsAsNdjson: string,
  alertsAsStix: string,
  exportFailed: string,
  exportPreparing: string,
  exportAlerts: string,
  exporting: string,
];
const ENGLISH: Texts = [
  "Alerts as CSV",
  "Alerts for Excel (CSV)",
  "Alerts as NDJSON",
  "Alerts as STIX 2.1",
  "Couldn’t export the alerts",
  "Export: the file is being prepared",
  "Export",
  "Exporting…",
];
export let [alertsAsCsv, alertsForExcel, alertsAsNdjson, alertsAsStix, exportFailed, exportPreparing, exportAlerts, exporting] = ENGLISH;
inEveryLanguage(() => import('./it.ts'), (texts: Texts = ENGLISH) => { [alertsAsCsv, alertsForExcel, alertsAsNdjson, alertsAsStix, exportFailed, exportPreparing, exportAlerts, exporting] = texts; });
