// Written by web/scripts/messages.mjs from web/messages. Do not edit.
import { inEveryLanguage } from '../../../ui/language.ts';

export type Texts = readonly [
  company: string,
  accessKeys: string,
  webhooks: string,
  mutedAlerts: string,
  auditLog: string,
  settings: string,
  partsOfSettings: string,
];
const ENGLISH: Texts = [
  "Company",
  "Access keys",
  "Webhooks",
  "Muted alerts",
  "Audit log",
  "Settings",
  "Parts of the settings",
];
export let [company, accessKeys, webhooks, mutedAlerts, auditLog, settings, partsOfSettings] = ENGLISH;
inEveryLanguage(() => import('./it.ts'), (texts: Texts = ENGLISH) => { [company, accessKeys, webhooks, mutedAlerts, auditLog, settings, partsOfSettings] = texts; });
