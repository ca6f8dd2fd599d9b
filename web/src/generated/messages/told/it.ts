// Written by web/scripts/messages.mjs from messages. Do not edit.
import { number } from '../../../ui/plural-number.ts';
import { plural } from '@messageformat/runtime';
import { it } from '@messageformat/runtime/lib/cardinals';
import { count } from '../../../lib/told.ts';
import type { Texts } from './index.ts';

const ITALIAN: Texts = {
  toldAssigned: (d) => "ti ha assegnato “" + d['title'] + "”",
  toldAssignedMore: (d) => "ti ha assegnato “" + d['title'] + "” e " + plural(count(d['more']), 0, it, { one: number("it", count(d['more']), 0) + " altro avviso", other: "altri " + number("it", count(d['more']), 0) + " avvisi" }),
  toldResolved: (d) => "ha risolto “" + d['title'] + "”: " + d['feedback'],
  toldResolvedMore: (d) => "ha risolto “" + d['title'] + "” e " + plural(count(d['more']), 0, it, { one: number("it", count(d['more']), 0) + " altro avviso", other: "altri " + number("it", count(d['more']), 0) + " avvisi" }) + ": " + d['feedback'],
  toldSeverity: (d) => "ha modificato la gravità di “" + d['title'] + "”: " + d['from'] + " → " + d['to'],
  toldMention: (d) => "ti ha menzionato: " + d['note'],
  toldRegistration: (d) => "ha chiesto di entrare nell’azienda “" + d['company'] + "”",
  feedbackConfirmedThreat: "minaccia confermata",
  feedbackBenign: "falso positivo: innocuo",
  feedbackSatireOrNews: "falso positivo: satira o notizia",
  feedbackDuplicate: "duplicato",
  feedbackKnownAndAccepted: "noto e accettato",
  feedbackCannotTell: "esito incerto",
  severityInformative: "Informativa",
  severityLow: "Bassa",
  severityMedium: "Media",
  severityHigh: "Alta",
  severityCritical: "Critica",
  namePicture: "Immagine",
  nameFilm: "Video",
  nameSound: "Audio",
  nameFile: "File",
  namePictureOf: (d) => "Immagine di “" + d['of'] + "”",
  nameFilmOf: (d) => "Video di “" + d['of'] + "”",
  nameSoundOf: (d) => "Audio di “" + d['of'] + "”",
  nameFileOf: (d) => "File di “" + d['of'] + "”",
  namePostOf: (d) => "Post di " + d['of'],
  namePictureOfPost: (d) => "Immagine di “Post di " + d['of'] + "”",
  nameFilmOfPost: (d) => "Video di “Post di " + d['of'] + "”",
  nameSoundOfPost: (d) => "Audio di “Post di " + d['of'] + "”",
  nameFileOfPost: (d) => "File di “Post di " + d['of'] + "”",
};
export default ITALIAN;
