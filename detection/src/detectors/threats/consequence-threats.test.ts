import { describe, expect, it } from 'vitest';
import { foundIn } from '../../../test/found-in.ts';
import { explainThreats } from './find-threats.ts';
import { CONSEQUENCE_RULES as ITALIAN } from './italian/consequence-rules.ts';

const rulesOf = (text: string) =>
  explainThreats(text)
    .filter(({ guard }) => guard === null)
    .map(({ threat: { rule } }) => rule.id);

/** One sentence for each way; other rules may see it as well. */
const IN_ITALIAN: Readonly<Record<string, string>> = {
  'somebody-hurt': 'Domani qualcuno si fa molto male.',
  bodies: 'Cominciano a spuntare i cadaveri.',
  'stops-breathing': 'Parla e il tuo avvocato smette di respirare.',
  'leaves-in-bag': 'Da qui esci in una bara.',
  'body-found': 'Lo trovano in un fosso.',
  'face-down': 'Finisci con la faccia in giù nel fiume.',
  'not-see-christmas': 'Non arrivi a Natale.',
  'in-smoke': 'Il magazzino va in fumo.',
  'shoots-if': 'Provate a entrare e vi sparo.',
  'weapon-waits': 'Qualcuno dovrebbe aspettarlo con una spranga.',
  'who-comes': 'Chi viene a bruciare la sede?',
  'pay-in-blood': 'La pagherete col sangue.',
  obituary: 'Spero di leggere il suo necrologio.',
  'hole-dug': 'La fossa è pronta, manchi tu.',
  'first-bullet': 'Il primo proiettile è per il direttore.',
  'on-the-list': 'Sei il primo della lista.',
  'intact-home': 'Hai una moglie, speriamo che torni intera.',
  'while-still-has': 'Goditi le gambe finché le hai.',
  'not-alone-wise': 'Meglio che non giri da solo.',
  'not-hear-coming': 'Non ci sentirete arrivare.',
  'drag-out': 'Lo tiriamo fuori dalla villa e lo bastoniamo.',
  'hands-not-kept': 'Le dita non le avrai più.',
  'same-fate': 'Farai la fine del tuo amico.',
  'opened-like': 'Se lo prendo lo apro come un pesce.',
  'comes-in-armed': 'Domani entro armato in banca.',
  'two-in-the-head': 'Due colpi alla nuca.',
  'dead-already': 'Domani sei morto.',
  'signs-for-you': 'O paghi tu o pagano le tue ginocchia.',
};

describe('threats told by their consequence', () => {
  it.each(Object.entries(IN_ITALIAN))('%s: %s', (rule, text) => {
    expect(rulesOf(text)).toContain(`threats/it-${rule}`);
  });

  it('has a sentence for each way', () => {
    expect(
      ITALIAN.map(({ id }) => id.replace('threats/it-', '')).filter((id) => !(id in IN_ITALIAN)),
    ).toEqual([]);
  });

  it.each([
    'The candle burns down.',
    'The shop goes up for sale.',
    'Enjoy the sun while you still can.',
    'Nice photos of your kids at the beach!',
    'We will send your parcel in a box.',
    'He died from a shot to the head.',
    'Somebody gets hurt without a helmet.',
    'You will leave with a gift in a paper bag.',
    'He got murdered by the critics.',
    'I would kill him for a coffee.',
    'Gut the fish and cut off its head.',
    'The boys need a rope for the swing.',
    'In act two she swears to kill him.',
    'I’d pay to see the band locked in a studio for a month.',
    'Nobody would miss a meeting.',
    'So hit them up for a quote.',
    'No worker should be afraid to walk home.',
    'We need to kill the idea that customers are a burden.',
    'The first to arrive opens the door.',
    'He got ten years in prison for fraud.',
    'Grab a knife and cut the cake.',
    'These shoes belong at the bottom of the wardrobe.',
    'I am waiting outside with your coat.',
    'Do not come to work tomorrow if you want to stay healthy.',
    'A new motor will fix your car.',
    'We want to make an example of good design.',
    'I keep thinking about leaving.',
    'Clean the pan with steel wool.',
    'I am cleaning my rifle for the hunting season.',
    'Put them in the truck and drive home.',
    'I am ready to kill for a coffee.',
    'They get what they deserve: a holiday.',
    'We put the boys back together with bats and balls.',
    'There should be a price on carbon.',
    'Light the candles and I will set it on the table.',
    'Sign up or you lose a place.',
    'If you want to keep walking after the operation, do your exercises.',
    'Check under the car, the cat sleeps there.',
    'We will not be bringing the dog.',
    'Keep stirring and see what happens to the colour.',
    'Pull the weeds out and burn them.',
    'We need to terminate three contractors.',
    'I want to go to sleep and not wake up.',
    'Strappiamo le erbacce e le bruciamo.',
    'We pull the boat behind the car.',
    'I want your name on my desk.',
    'Hit the nail with a hammer.',
    'Somebody will call you.',
    'The factory poisons the water.',
    'They pour petrol into the tank.',
    'Your sister lives in town.',
    'One day I will find you a job.',
    'Have you a coat for her?',
    'Drive over and say hello.',
    'I walk home alone.',
    'Il pranzo va in tavola.',
    'Ti apro la porta.',
    'Lo apro in due minuti.',
    'Arrivo armato di pazienza.',
    'Goditi il sole finché puoi.',
    'Torni a casa in treno.',
    'Il cantiere va avanti.',
    'Meglio che non vada al mare da solo.',
    'Sei primo nella lista degli invitati.',
    'Uno di noi torna a cena.',
    'Il primo colpo di tosse.',
    'Chi viene a cena?',
    'Arriviamo a Natale con lo stipendio.',
    'Strangolo questa stampante.',
    'Bruciamo i cartoni in giardino.',
  ])('leaves alone: %s', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});
