// Written by web/scripts/messages.mjs from web/messages. Do not edit.
import { number, plural } from '@messageformat/runtime';
import { it } from '@messageformat/runtime/lib/cardinals';
import type { Texts } from './index.ts';

const ITALIAN: Texts = [
  "Ultimo giorno",
  "Senza data non scade mai.",
  "Fino alla fine di questo giorno.",
  "Scelte rapide per l'ultimo giorno",
  "Non scade mai",
  "Scegli oggi o un giorno successivo.",
  "La modifica non è stata salvata",
  "Adesso",
  (d) => d.span + " fa",
  "Rete locale",
  "Caricamento file",
  "Social media",
  (d) => plural(d.count, 0, it, { one: number("it", d.count, 0) + " anno", other: number("it", d.count, 0) + " anni" }) as string,
  (d) => plural(d.count, 0, it, { one: number("it", d.count, 0) + " mese", other: number("it", d.count, 0) + " mesi" }) as string,
  (d) => plural(d.count, 0, it, { one: number("it", d.count, 0) + " giorno", other: number("it", d.count, 0) + " giorni" }) as string,
  (d) => plural(d.count, 0, it, { one: number("it", d.count, 0) + " ora", other: number("it", d.count, 0) + " ore" }) as string,
  (d) => plural(d.count, 0, it, { one: number("it", d.count, 0) + " min", other: number("it", d.count, 0) + " min" }) as string,
  "Feed web",
  "Da esaminare",
  "In lavorazione",
  "Risolto",
  "Ignorato",
  "In attesa",
  "Scansione in corso",
  "Minacce trovate",
  "Nessuna minaccia",
  "Illeggibile",
  "Scansione non riuscita",
  "In attesa della prima scansione",
  "Attivo",
  "In ritardo",
  "Richiede attenzione",
  "In pausa",
];
export default ITALIAN;
