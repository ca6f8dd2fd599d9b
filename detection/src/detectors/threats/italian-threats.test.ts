import { describe, expect, it } from 'vitest';
import { findExtortion } from './extortion.ts';
import { foundIn } from '../../../test/found-in.ts';
import { explainThreats } from './find-threats.ts';

const rulesOf = (text: string) =>
  explainThreats(text).flatMap(({ threat, guard }) =>
    guard === null ? [threat.rule.id.replace('threats/it-', '')] : [],
  );

describe('what is done to somebody, behind whatever governs it', () => {
  it.each([
    ['own-deed', 'Vi taglieremo la gola nel sonno.'],
    ['own-deed', 'Ti riduco in cenere.'],
    ['own-deed', 'Gli verso la benzina addosso.'],
    ['object-first', 'Ti devo proprio strozzare.'],
    ['long-wanted', 'Ho sempre sognato di sparare a un vigile.'],
    ['order', 'Spezzategli le gambe.'],
    ['order', 'Riducetela in fin di vita.'],
    ['order-then', 'Andate a casa del notaio e picchiatelo.'],
    ['others-do', 'Che un fulmine li incenerisca.'],
    ['one-should', 'Basterebbe accoltellare i tabaccai.'],
    ['not-forbidden', 'Non è un crimine strangolare uno così.'],
    ['doing-is', 'Linciarlo sarebbe un gesto di giustizia.'],
    ['who-joins', 'Chi mi aiuta a pestare i tifosi?'],
    ['passive-deserved', 'I notai meritano di essere scuoiati.'],
    ['praise-deed', 'Un applauso a chi accoltella i vigili.'],
    ['by-blows', 'La faccio smettere io a cinghiate.'],
    ['ready-to-kill', 'Siamo pronti a uccidere.'],
  ])('%s: %s', (rule, text) => {
    expect(rulesOf(text)).toContain(rule);
  });
});

describe('what is to befall somebody', () => {
  it.each([
    ['future-passive', 'Verrete impiccati.'],
    ['ends-up', 'Finirete in un pilone.'],
    ['ends-like', 'Farete la fine dei topi.'],
    ['dead-already', 'Hai le ore contate.'],
    ['not-alive', 'Non camminerai più.'],
    ['body-falls', 'La vostra sede salterà in aria.'],
    ['last-hours', 'Prepara il testamento.'],
    ['wish-ill', 'Gli venisse un infarto.'],
    ['see-dead', 'Non desidero altro che vederla agonizzare.'],
    ['grave-of', 'Piscerò sulla tua tomba.'],
    ['should-have-died', 'Dovevano annegarli tutti.'],
    ['must-die', 'Non meritano di respirare.'],
    ['let-die', 'Lasciateli morire di sete.'],
    ['nothing-left', 'Nessuno ti salverà.'],
    ['penalty-for', 'Pallottole per i notai.'],
    ['penalty-needed', 'A quelli servono due schiaffi.'],
    ['rather-than', 'Altro che scuse, la forca!'],
    ['then-gallows', 'Un proiettile ciascuno, uno a testa.'],
    ['run-over', 'Vi metto sotto con il furgone.'],
  ])('%s: %s', (rule, text) => {
    expect(rulesOf(text)).toContain(rule);
  });
});

describe('threats that only hint', () => {
  it.each([
    ['knows-life', 'So a che ora esce tua moglie.'],
    ['pity-if', 'Sarebbe un peccato se il vostro locale bruciasse.'],
    ['accidents-happen', 'Le disgrazie succedono, sai.'],
    ['watched', 'Vi stiamo osservando.'],
    ['watch-out', 'Guardatevi le spalle.'],
    ['visit', 'Verremo a farvi una visitina.'],
    ['regret', 'Rimpiangerai il giorno in cui sei nato.'],
    ['teach', 'Vi facciamo vedere noi.'],
    ['caught-alone', 'Ti trovo quando meno te lo aspetti.'],
    ['example-made', 'Sapete cosa succede agli infami.'],
    ['just-beginning', 'La prossima volta tocca a te.'],
    ['in-your-place', 'Fossi in voi cambierei paese.'],
  ])('%s: %s', (rule, text) => {
    expect(rulesOf(text)).toContain(rule);
  });
});

describe('extortion without a sum', () => {
  const extorts = (text: string) => findExtortion(text, foundIn(text)) !== null;
  it.each([
    'Ritira la querela, altrimenti diffondiamo le tue chat.',
    'Dimettetevi o escono i video.',
    'Se ci tieni ai tuoi figli firma.',
    'Dammi cento euro o mando le foto a tutti.',
  ])('%s', (text) => {
    expect(extorts(text)).toBe(true);
  });
  it.each([
    'Ritira il pacco entro domani o torna al mittente.',
    'Mandami le foto del mare, se ci tieni le stampo.',
    'Pagate entro il 30 o scatterà la mora.',
    'Firma qui, altrimenti la pratica si ferma.',
  ])('none in: %s', (text) => {
    expect(extorts(text)).toBe(false);
  });
});

describe('what is none', () => {
  it.each([
    'Ti spezzo il pane.',
    'Ti gonfio le gomme.',
    'Lo metto in forno.',
    'La appendo al muro.',
    'Ti faccio le polpette.',
    'Ti brucio il disco con le foto.',
    'Vi prendo in giro.',
    'Tagliamo la testa al toro.',
    'Li bruciamo in velocità.',
    'A briscola vi distruggo.',
    'Bisogna sterminare i topi.',
    'Ammazzo le zanzare con la ciabatta.',
    'Crepi il lupo.',
    'Vanno presi per mano.',
    'I partigiani vennero impiccati.',
    'Tre migranti annegati in mare.',
    'Non ti farei mai del male.',
    'Nemmeno al mio peggior nemico augurerei un tumore.',
    'Quante donne devono morire ancora?',
    'Spero che ti venga una bella idea.',
    'Morirai di invidia.',
    'Sarebbe un peccato se piovesse.',
    'Fossi in te cambierei gestore.',
    'Verrò a trovarti in ospedale.',
    'Una bomba di gelato.',
    'Ti faccio vedere io la città.',
    'Stai attenta per strada, c’è ghiaccio.',
    'Gli incidenti capitano, guidate piano.',
    'È vietato sparare agli orsi.',
    'Non è educazione picchiare i bambini.',
  ])('%s', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});

it('reads dialect, shortened words, letters too few or too many, and cut words', () => {
  for (const text of [
    "T'ammazzo.",
    'Ve famo fori.',
    'te spaco la facia',
    'ti amazzo',
    'ti scannu',
    'te scass',
    "Va' a morire ammazzato.",
  ])
    expect(foundIn(text), text).not.toEqual([]);
});

it('tells the place of a deed', () => {
  const text = 'Ciao. Vogliamo massacrare gli studenti, vedrete.';
  expect(foundIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Vogliamo massacrare gli studenti',
  ]);
});
