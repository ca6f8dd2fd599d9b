// Written by web/scripts/messages.mjs from messages. Do not edit.
import { inEveryLanguage } from '../../../ui/language.ts';

export type Texts = readonly [
  company: string,
  accessKeys: string,
  webhooks: string,
  indicatorLists: string,
  mutedAlerts: string,
  auditLog: string,
  companySettings: string,
  sectionsLabel: string,
  sources: string,
  failedJobs: string,
];
const ENGLISH: Texts = [
  "Company",
  "Access keys",
  "Webhooks",
  "Indicator lists",
  "Muted alerts",
  "Audit log",
  "Company settings",
  "Settings sections",
  "Sources",
  "Failed jobs",
];
export let [company, accessKeys, webhooks, indicatorLists, mutedAlerts, auditLog, companySettings, sectionsLabel, sources, failedJobs] = ENGLISH;
inEveryLanguage(() => import('./it.ts'), (texts: Texts = ENGLISH) => { [company, accessKeys, webhooks, indicatorLists, mutedAlerts, auditLog, companySettings, sectionsLabel, sources, failedJobs] = texts; });
