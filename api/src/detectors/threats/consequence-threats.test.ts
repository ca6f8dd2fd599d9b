import { describe, expect, it } from 'vitest';
import { CONSEQUENCE_RULES } from './english/consequence-rules.ts';
import { explainThreats, findThreats } from './find-threats.ts';
import { CONSEQUENCE_RULES as ITALIAN } from './italian/consequence-rules.ts';

const rulesOf = (text: string) => explainThreats(text).filter(({ guard }) => guard === null).map(({ threat: { rule } }) => rule.id);

/** One sentence for each way; other rules may see it as well. */
const ENGLISH: Readonly<Record<string, string>> = {
  'somebody-hurt': 'Pay by noon or somebody at the bank gets shot.', 'start-dying': 'Then your drivers will start disappearing.', 'in-flames': 'Do that and your bakery goes up in flames.',
  'through-a-straw': 'You will be eating through a straw.', 'leaves-in-bag': 'You will leave this house in a coffin.', 'then-your-kin': 'You have an hour, then we start with your son.',
  'will-be-your-last': 'The next trip will be your last.', 'last-time-asleep': 'Kiss your wife, it may be the last time.', 'guard-not-there': 'Your bodyguard will not be there forever.',
  'kin-schedule': 'Your sister walks home alone.', 'window-known': 'I know which desk is yours.', 'not-see-coming': 'You will not see me coming.',
  'reached-some-day': 'One day, one of us will find you.', 'legs-broken': 'The driver is getting his fingers broken.', 'gets-a-blade': 'That clerk is getting a hammer in the face.',
  'on-the-list': 'You are next on my list.', 'each-and-every': 'I will find each and every traitor.', 'left-to-drown': 'They should be hanging from lampposts.',
  'go-there-and': 'I am going to drive over and stab somebody.', 'empty-gun': 'I will empty a magazine into the crowd.', 'never-walks': 'I will make sure she never walks again.',
  'grave-dug': 'I dug a hole, all it needs is you.', 'name-on-it': 'There is a bullet here and it has your name on it.', 'caught-grenade': 'It would be great if he caught a bullet.',
  'hit-by-fate': 'I hope the next truck hits the driver.', 'never-wakes': 'I hope he falls asleep and never wakes up.', 'body-found': 'They will find you in a ditch.',
  'face-down': 'I want him face down in the river.', 'bleeding-found': 'You will be begging and nobody comes.', 'eyes-on': 'We have people watching you.',
  'not-grow-old': 'Those who talk do not live long.', 'while-still-can': 'Use your legs while they still work.', 'in-small-boxes': 'We will send your brother back in pieces.',
  'alone-not-wise': 'You had better not walk alone.', 'lampposts-enough': 'There are enough lampposts for all of them.', 'eyes-shot': 'Two in the back of the head.',
  'cleanses-with-fire': 'We must cleanse this country with fire.', 'dreams-of-dead': 'I have a dream where the bankers are hanged.', 'loads-for': 'I am loading my gun for the parade.', 'off-the-cliff': 'Shove them all into a lorry and drive it off a cliff.',
  'with-fists': 'We should put these clerks in their place with our fists.', 'ready-to-kill': 'I am willing to kill for this village.', 'deserve-this': 'You know what they deserve: a noose.', 'bounty-on': 'There should be a bounty on bankers.',
  'or-sets-alight': 'Fire one more of us and I will set it on fire.', 'loses-a-finger': 'Call the police and the little girl loses a finger.', 'speaks-of-widow': 'Sell, or we buy it from your widow.',
  'keep-walking': 'Drop it if you want to keep walking.', 'find-where': 'Apologise or we find out where your mother lives.', 'under-the-car': 'I would check under the car every morning.', 'no-flowers': 'They will not be bringing flowers.',
  'see-what-happens': 'Keep publishing and see what happens to reporters.',
  'first-to-die': 'Your secretary will be the first to die.', 'jail-for': 'I would go to jail for strangling that man.', 'takes-arms-and': 'Somebody grab a rifle and end this minister.',
  'belongs-below': 'Bankers belong at the bottom of the sea.', 'waits-armed': 'I am waiting outside with a knife.', 'in-my-sights': 'My finger is on the trigger.',
  'body-for-dogs': 'We will leave your body where the dogs find it.', 'stop-thinking-of': 'I cannot stop thinking about strangling my boss.', 'stay-home-tomorrow': 'Do not come to work tomorrow if you want to live.',
  'gun-will-fix': 'A shotgun will fix your attitude.', 'makes-example': 'We are going to make an example of her.', 'own-blood': 'Let them choke on their own blood.',
  'seeing-hurt': 'I’d pay to see that mayor thrown down the stairs.', 'not-missed': 'Nobody would miss these bankers if they were gone.', 'so-beat-them': 'They are only clerks, so smack them around.',
  'dragged-behind': 'We will drag the mayor behind a truck.', 'head-on-plate': 'I want your manager’s head on a plate.', 'blow-with': 'Hit him with a brick at the gate.', 'somebody-will': 'On stage somebody will shoot him.',
  'poisons-food': 'I am going to poison the canteen.', 'acid-thrown': 'I hope somebody throws acid in the face of that man.', 'and-a-tree': 'A rope and a strong branch for the bankers.', 'screaming-your': 'Stay quiet, or your wife will suffer.', 'stops-breathing': 'One more call and your lawyer stops breathing.',
};

const IN_ITALIAN: Readonly<Record<string, string>> = {
  'somebody-hurt': 'Domani qualcuno si fa molto male.', bodies: 'Cominciano a spuntare i cadaveri.', 'stops-breathing': 'Parla e il tuo avvocato smette di respirare.', 'leaves-in-bag': 'Da qui esci in una bara.',
  'body-found': 'Lo trovano in un fosso.', 'face-down': 'Finisci con la faccia in giù nel fiume.', 'not-see-christmas': 'Non arrivi a Natale.', 'in-smoke': 'Il magazzino va in fumo.',
  'shoots-if': 'Provate a entrare e vi sparo.', 'weapon-waits': 'Qualcuno dovrebbe aspettarlo con una spranga.', 'who-comes': 'Chi viene a bruciare la sede?', 'pay-in-blood': 'La pagherete col sangue.',
  obituary: 'Spero di leggere il suo necrologio.', 'hole-dug': 'La fossa è pronta, manchi tu.', 'first-bullet': 'Il primo proiettile è per il direttore.', 'on-the-list': 'Sei il primo della lista.',
  'intact-home': 'Hai una moglie, speriamo che torni intera.', 'while-still-has': 'Goditi le gambe finché le hai.', 'not-alone-wise': 'Meglio che non giri da solo.', 'not-hear-coming': 'Non ci sentirete arrivare.',
  'drag-out': 'Lo tiriamo fuori dalla villa e lo bastoniamo.', 'hands-not-kept': 'Le dita non le avrai più.', 'same-fate': 'Farai la fine del tuo amico.',
  'opened-like': 'Se lo prendo lo apro come un pesce.', 'comes-in-armed': 'Domani entro armato in banca.', 'two-in-the-head': 'Due colpi alla nuca.', 'dead-already': 'Domani sei morto.', 'signs-for-you': 'O paghi tu o pagano le tue ginocchia.',
};

describe('threats told by their consequence', () => {
  it.each(Object.entries(ENGLISH))('%s: %s', (rule, text) => { expect(rulesOf(text)).toContain(`threats/en-${rule}`); });
  it.each(Object.entries(IN_ITALIAN))('%s: %s', (rule, text) => { expect(rulesOf(text)).toContain(`threats/it-${rule}`); });

  it('has a sentence for each way', () => {
    expect(CONSEQUENCE_RULES.map(({ id }) => id.replace('threats/en-', '')).filter((id) => !(id in ENGLISH))).toEqual([]);
    expect(ITALIAN.map(({ id }) => id.replace('threats/it-', '')).filter((id) => !(id in IN_ITALIAN))).toEqual([]);
  });

  it.each([
    'The candle burns down.', 'The shop goes up for sale.', 'Enjoy the sun while you still can.', 'Nice photos of your kids at the beach!',
    'We will send your parcel in a box.', 'He died from a shot to the head.', 'Somebody gets hurt without a helmet.', 'You will leave with a gift in a paper bag.',
    'He got murdered by the critics.', 'I would kill him for a coffee.', 'Gut the fish and cut off its head.', 'The boys need a rope for the swing.', 'In act two she swears to kill him.',
    'I’d pay to see the band locked in a studio for a month.', 'Nobody would miss a meeting.', 'So hit them up for a quote.', 'No worker should be afraid to walk home.', 'We need to kill the idea that customers are a burden.', 'The first to arrive opens the door.', 'He got ten years in prison for fraud.', 'Grab a knife and cut the cake.', 'These shoes belong at the bottom of the wardrobe.', 'I am waiting outside with your coat.',
    'Do not come to work tomorrow if you want to stay healthy.', 'A new motor will fix your car.', 'We want to make an example of good design.', 'I keep thinking about leaving.', 'Clean the pan with steel wool.', 'I am cleaning my rifle for the hunting season.', 'Put them in the truck and drive home.', 'I am ready to kill for a coffee.', 'They get what they deserve: a holiday.', 'We put the boys back together with bats and balls.', 'There should be a price on carbon.', 'Light the candles and I will set it on the table.', 'Sign up or you lose a place.', 'If you want to keep walking after the operation, do your exercises.', 'Check under the car, the cat sleeps there.', 'We will not be bringing the dog.', 'Keep stirring and see what happens to the colour.', 'Pull the weeds out and burn them.', 'We need to terminate three contractors.', 'I want to go to sleep and not wake up.', 'Strappiamo le erbacce e le bruciamo.', 'We pull the boat behind the car.', 'I want your name on my desk.', 'Hit the nail with a hammer.', 'Somebody will call you.', 'The factory poisons the water.', 'They pour petrol into the tank.', 'Your sister lives in town.', 'One day I will find you a job.', 'Have you a coat for her?', 'Drive over and say hello.', 'I walk home alone.',
    'Il pranzo va in tavola.', 'Ti apro la porta.', 'Lo apro in due minuti.', 'Arrivo armato di pazienza.', 'Goditi il sole finché puoi.', 'Torni a casa in treno.', 'Il cantiere va avanti.', 'Meglio che non vada al mare da solo.', 'Sei primo nella lista degli invitati.',
    'Uno di noi torna a cena.', 'Il primo colpo di tosse.', 'Chi viene a cena?', 'Arriviamo a Natale con lo stipendio.', 'Strangolo questa stampante.', 'Bruciamo i cartoni in giardino.',
  ])('leaves alone: %s', (text) => { expect(findThreats(text)).toEqual([]); });
});
