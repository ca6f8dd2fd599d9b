import { describe, expect, it } from 'vitest';
import { foundIn } from '../../../test/found-in.ts';
import { explainThreats } from './find-threats.ts';

const rulesOf = (text: string) =>
  explainThreats(text).flatMap(({ threat, guard }) =>
    guard === null ? [threat.rule.id.replace('threats/', '')] : [],
  );

describe('hints that only somebody with bad intentions gives', () => {
  it.each([
    ['it-has-address', 'Ho il tuo indirizzo di casa.'],
    ['it-follows', 'Sto tenendo d’occhio casa tua.'],
    ['it-follows', 'Seguo tuo figlio da una settimana.'],
    ['it-finds-anywhere', 'Ovunque tu vada ti trovo.'],
    ['it-we-come-for', 'Vengo a cercare te e la tua famiglia.'],
    ['it-one-eye-open', 'Dormi con un occhio aperto.'],
    ['it-wrong-people', 'Hai pestato i piedi alla gente sbagliata.'],
    ['it-with-whom', 'Non sai con chi hai a che fare.'],
    ['it-not-so-gentle', 'La prossima volta non saremo così gentili.'],
    ['it-last-who', 'L’ultimo che ci ha fregato è ancora sulla sedia a rotelle.'],
    ['it-gun-and-you', 'Oggi ho comprato una pistola e ho pensato a te.'],
    ['it-own-grave', 'Comincia a scavarti la fossa.'],
  ])('%s: %s', (rule, text) => {
    expect(rulesOf(text)).toContain(rule);
  });

  it.each([
    'I will follow your directions home.',
    'I know what you did.',
    'Letters sent there tend to go missing.',
    'We have your home address, the parcel arrives on Monday.',
    'I am following your career with interest.',
    'You cannot hide the truth from us.',
    'You chose the wrong train.',
    'Next time we will not be so late.',
    'Look over the exam before you hand it in.',
    'The last one who leaves turns off the light.',
    'Abbiamo l’indirizzo di casa, il pacco arriva lunedì.',
    'Seguo tua figlia a scuola da due anni, è bravissima.',
    'Ovunque tu vada ti penso.',
    'Vengo a prendere te e i bambini alla stazione.',
    'Hai chiamato la persona sbagliata.',
    'La prossima volta non sarò in ritardo.',
    'L’ultimo che esce è il custode dell’ospedale.',
    'Non sai con chi ho cenato ieri.',
    'Tengo d’occhio il forno.',
  ])('leaves alone: %s', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});
