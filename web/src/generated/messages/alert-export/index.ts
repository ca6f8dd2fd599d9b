// Written by web/scripts/messages.mjs from messages. Do not edit.
import { inEveryLanguage } from '../../../ui/language.ts';

export type Texts = readonly [
  alertsAsCSV: string,
  alertsForSpreadsheets: string,
  alertsAsNDJSON: string,
  alertsAsSTIX21: string,
  theAlertsCouldNotBe: string,
  exportFileIsBeingMade: string,
  exportWord: string,
  exporting: string,
];
const ENGLISH: Texts = [
  "Alerts as CSV",
  "Alerts for Excel (CSV)",
  "Alerts as NDJSON",
  "Alerts as STIX 2.1",
  "The alerts could not be exported",
  "Export: the file is being made",
  "Export",
  "Exporting…",
];
export let [alertsAsCSV, alertsForSpreadsheets, alertsAsNDJSON, alertsAsSTIX21, theAlertsCouldNotBe, exportFileIsBeingMade, exportWord, exporting] = ENGLISH;
inEveryLanguage(() => import('./it.ts'), (texts: Texts = ENGLISH) => { [alertsAsCSV, alertsForSpreadsheets, alertsAsNDJSON, alertsAsSTIX21, theAlertsCouldNotBe, exportFileIsBeingMade, exportWord, exporting] = texts; });
