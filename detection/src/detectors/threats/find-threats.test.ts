import { describe, expect, it } from 'vitest';
import { growthOf, LINEAR } from '../../../test/growth.ts';
import { findExtortion } from './extortion.ts';
import { foundIn } from '../../../test/found-in.ts';
import { explainThreats } from './find-threats.ts';

const isThreat = (text: string) => foundIn(text).length > 0;

describe('threats in English', () => {
  it.each([
    'I will kill every immigrant in this town.',
    'If I ever meet a Muslim, I’ll stab him.',
    'We will hunt you down like dogs.',
    "I can't wait to see all immigrants get shot.",
    "Let's go out and beat up some gays.",
    'Immigrants must be eliminated.',
    'Women like you should be raped.',
    'Trans people do not deserve to live.',
    'I hope you all die a slow death.',
    'If only someone would strangle those women.',
    'Killing gay people should be legal.',
    'The only good Muslim is a dead Muslim.',
    'Death to all women!',
    'Every immigrant needs a bullet in the head.',
    'It would be great if all black people died.',
    "I'll bomb your office tomorrow.",
    'We know where your kids go to school.',
  ])('%s', (text) => {
    expect(isThreat(text)).toBe(true);
  });
});

describe('threats in Italian', () => {
  it.each([
    'Ammazzerò il prossimo immigrato che vedo.',
    'Se incontro un gay gli spacco la faccia.',
    'Vi ammazzeremo tutti.',
    'Farò fuori quei musulmani.',
    'Andiamo a dare fuoco al campo rom.',
    'Gli immigrati vanno eliminati.',
    'Le donne come te meritano di essere stuprate.',
    'I trans non meritano di vivere.',
    'Spero che tutte le donne vengano stuprate.',
    'Se solo qualcuno li ammazzasse.',
    'Uccidere un gay dovrebbe essere legale.',
    'Morte a tutti gli immigrati!',
    'Una pallottola in testa a ogni immigrato.',
    'Sarebbe bello se tutti i neri morissero.',
    'Bombarderò il tuo ufficio domani.',
  ])('%s', (text) => {
    expect(isThreat(text)).toBe(true);
  });
});

describe('what is none', () => {
  it.each([
    ['an idiom', 'I could kill for a pizza right now.'],
    ['an idiom', 'This heat is killing me.'],
    ['a joke', 'I will kill you lol'],
    ['kindness', 'Kill them with kindness.'],
    ['news', 'He threatened to kill the mayor, police said.'],
    ['news', 'Two people were shot in Milan on Tuesday.'],
    ['work', 'We need to kill this process before the deploy.'],
    ['a negation', 'No one should be killed for what they believe.'],
    ['a negation', 'We should stop killing women.'],
    ['despair, which is for a person to hear and no threat', "I want to die, I can't go on."],
    ['a quotation', 'You wrote "I will kill you" and I will take you to court.'],
    ['un modo di dire', 'Ti ammazzo di coccole.'],
    ['un modo di dire', 'Sono stanco morto.'],
    ['una notizia', 'Ha minacciato di uccidere il sindaco.'],
    ['una negazione', 'Nessuno dovrebbe essere ucciso per le sue idee.'],
    ['lavoro', 'Ho ucciso il processo e riavviato il server.'],
    ['un obiettivo', 'Dobbiamo eliminare la povertà.'],
  ])('%s: %s', (_, text) => {
    expect(isThreat(text)).toBe(false);
  });

  it('says which guard took it back', () => {
    expect(
      explainThreats('Ha scritto "vi romperemo le ossa" e lo hanno bloccato.').map(
        ({ guard }) => guard,
      ),
    ).toContain('quoted');
  });
});

describe('hidden spellings', () => {
  it.each([
    'I will k1ll you',
    'I will k i l l you',
    'I will kіll you',
    'I will kiiiiill you',
    'I will k*ll you',
    'I will ki\u200bll you',
    'T1 amm4zzo',
    'Vi ammazzer\u00f2 tutti',
    'VI AMMAZZERO\u0300 TUTTI',
  ])('%s', (text) => {
    expect(isThreat(text)).toBe(true);
  });

  it('keep their place in the original', () => {
    const text = '  😀 Ok. I will k i l l you now';
    expect(foundIn(text).map(({ start, end }) => text.slice(start, end))).toContain(
      'I will k i l l you',
    );
  });
});

describe('extortion', () => {
  const extorts = (text: string) => findExtortion(text, foundIn(text)) !== null;
  it.each([
    'Send 2 BTC to this wallet within 48 hours or we will publish all your files.',
    'Pay $5000 by Friday, otherwise your database will be leaked.',
    'Pagate 10000 euro entro 3 giorni altrimenti pubblicheremo i vostri dati.',
    'Se non mandi 500 euro subito, manderò le tue foto a tutti.',
    'If you do not pay 5000 euros by Friday I will kill your family.',
    "If you don't pay by Friday I will kill you.",
    'Pay up by midnight or we will burn down your house.',
    'Se non paghi entro venerdì ti ammazzo.',
    "Send 3 bitcoin to this wallet within 48 hours or your clients' files go on the forum.",
    'I filmed you through your webcam: 700 dollars and it stays between us.',
    'We have encrypted your servers. The price doubles on Thursday.',
    'Ten thousand dollars or the press gets to read your emails.',
    'Transfer the money or your bakery burns.',
    'Pay up, or I show the pictures to your wife.',
    'Give me 2,000 euros or I tell everything to your boss.',
    'Un milione, o i dati dei clienti finiscono in rete.',
    'Vi abbiamo hackerato: 500 euro e resta tra noi.',
  ])('%s', (text) => {
    expect(extorts(text)).toBe(true);
  });
  it.each([
    'Please pay the invoice of 300 euros within 30 days.',
    'We will publish the results by Friday.',
    'Pagate la quota di 50 euro entro venerdì.',
    'If you do not pay by Friday your account will be deleted.',
    'If you do not pay attention, this heat will kill you.',
    'Send this code to 5 friends or share it on Facebook by Friday and win 50 euros.',
    'We have encrypted your backups; the plan costs 20 dollars a month.',
    'We filmed your wedding: please pay the remaining 500 euros by Friday.',
    'Transfer the 80 euros by Thursday, otherwise the booking goes to somebody else.',
    'Pay 20 euros at the door or get your ticket online.',
    'For 30 dollars we delete all your old files.',
    'We recorded the talk and will post it online by Friday, tickets were 20 euros.',
    'Bring 10 euros or your own lunch, everybody gets a seat.',
    'Sign the form or your place goes to the next child.',
    'Versate la caparra di 200 euro o la camera va ad altri.',
    'Abbiamo registrato la puntata, la vedranno tutti: biglietto 5 euro.',
  ])('none in: %s', (text) => {
    expect(extorts(text)).toBe(false);
  });
});

it('finds each threat of a text in two languages', () => {
  const text = 'We will kill you all tomorrow. Vi ammazziamo tutti. Bruceremo la sede.';
  expect(
    foundIn(text).map(({ language, start, end }) => [language, text.slice(start, end)]),
  ).toEqual([
    ['en', 'We will kill you'],
    ['it', 'Vi ammazziamo'],
    ['it', 'Bruceremo la sede'],
  ]);
});

it.each(['i will the all those and ', 'kill '])(
  'takes time in proportion to the length of a text without an end: %s',
  (piece) => {
    expect(growthOf((times) => foundIn(piece.repeat(times)), 500)).toBeLessThan(LINEAR);
  },
);
