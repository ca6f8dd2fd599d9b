// Written by web/scripts/messages.mjs from messages. Do not edit.
import { inEveryLanguage } from '../../../ui/language.ts';

export type Texts = Readonly<Record<string, string | ((d: Readonly<Record<string, string>>) => string)>>;
const NONE: Texts = {};
/** By the code of a reason; empty in English, which the server speaks. */
export let translated = NONE;
inEveryLanguage(() => import('./it.ts'), (texts: Texts = NONE) => { translated = texts; });
