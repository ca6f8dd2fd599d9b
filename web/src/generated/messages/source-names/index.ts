// Written by web/scripts/messages.mjs from messages. Do not edit.
import { inEveryLanguage } from '../../../ui/language.ts';

export type Texts = readonly [
  fileUpload: string,
  localNetwork: string,
  webFeed: string,
];
const ENGLISH: Texts = [
  "File upload",
  "Local network",
  "Web feed",
];
export let [fileUpload, localNetwork, webFeed] = ENGLISH;
inEveryLanguage(() => import('./it.ts'), (texts: Texts = ENGLISH) => { [fileUpload, localNetwork, webFeed] = texts; });
