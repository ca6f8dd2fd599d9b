import { describe, expect, it } from 'vitest';
import { explainThreats, findThreats } from './find-threats.ts';

const rulesOf = (text: string) =>
  explainThreats(text).flatMap(({ threat, guard }) =>
    guard === null ? [threat.rule.id.replace('threats/en-', '')] : [],
  );

/** Base, participle, gerund, third person. */
const DEEDS = [
  'kill killed killing kills',
  'murder murdered murdering murders',
  'shoot shot shooting shoots',
  'stab stabbed stabbing stabs',
  'hang hanged hanging hangs',
  'burn burned burning burns',
  'strangle strangled strangling strangles',
  'drown drowned drowning drowns',
  'behead beheaded beheading beheads',
  'lynch lynched lynching lynches',
  'slaughter slaughtered slaughtering slaughters',
  'poison poisoned poisoning poisons',
  'execute executed executing executes',
].map((forms) => forms.split(' ') as [string, string, string, string]);
const GROUPS = [
  'immigrants',
  'disabled people',
  'the technicians',
  'your employees',
  'Nigerians',
  'all bankers',
  'gay men',
  'doctors',
];
const PEOPLE = [
  ...GROUPS,
  'John Smith',
  'Mrs Brown',
  'Dr Miller',
  'your sister',
  'my boss',
  'that bastard of a manager',
];

const ABOUT: readonly ((deed: (typeof DEEDS)[number], whom: string) => string)[] = [
  ([, done], whom) => `In my opinion ${whom} should be ${done}.`,
  ([, done], whom) => `I hope ${whom} get ${done}.`,
  ([, done], whom) => `I wish ${whom} were ${done}.`,
  ([, done], whom) => `I want ${whom} ${done}.`,
  ([, done], whom) => `Let ${whom} be ${done}.`,
  ([, done], whom) => `I would be happy if ${whom} got ${done}.`,
  ([, done], whom) => `The day will come when ${whom} are ${done}.`,
  ([, done], whom) => `${whom} should have been ${done} years ago.`,
  ([, done], whom) => `May ${whom} be ${done}.`,
];
const AGAINST: typeof ABOUT = [
  ([deed], whom) => `I am gonna ${deed} ${whom}.`,
  ([deed], whom) => `I can't wait to ${deed} ${whom}.`,
  ([deed], whom) => `Someone ought to ${deed} ${whom}.`,
  ([deed], whom) => `If it were up to me I'd ${deed} ${whom}.`,
  ([deed], whom) => `Let's ${deed} ${whom}.`,
  ([, , deeding], whom) => `Why is nobody ${deeding} ${whom}?`,
  ([, , deeding], whom) => `The world would be better if we started ${deeding} ${whom}.`,
  ([, , deeding], whom) => `${deeding} ${whom} is not a crime.`,
  ([, , deeding], whom) => `I feel like ${deeding} ${whom}.`,
  ([deed], whom) => `It is our duty to ${deed} ${whom}.`,
  ([, , , does], whom) => `Anyone who ${does} ${whom} is a hero in my book.`,
  ([deed], whom) => `Who will help me ${deed} ${whom}?`,
  ([deed], whom) => `One day we will ${deed} ${whom}.`,
];

describe('every deed in every mood, whoever suffers it', () => {
  it.each([
    ['about a group', ABOUT, GROUPS],
    ['against somebody', AGAINST, PEOPLE],
  ] as const)('is seen nearly always: %s', (_name, moods, victims) => {
    const said = moods.flatMap((say) =>
      DEEDS.flatMap((deed) => victims.map((whom) => say(deed, whom))),
    );
    const missed = said.filter((text) => findThreats(text).length === 0);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(said.length * 0.03);
  });
});

describe('rules of what is said of people', () => {
  it.each([
    ['why-nobody', 'How come nobody has shot that senator yet?'],
    ['why-nobody', 'Why has no one killed the directors?'],
    ['better-if', 'It would be nice if somebody shot the landlord.'],
    ['let-be', 'Let them be gassed.'],
    ['dies-then', 'Your boss dies tonight.'],
    ['dies-then', 'ur dead on monday'],
    ['gets-hurt-then', 'The drivers get stabbed on Friday.'],
    ['brakes-fail', 'I hope your brakes fail.'],
    ['not-again', 'None of them will be walking home.'],
    ['waits-at-home', 'I am going to wait behind your garage.'],
    ['bring-weapons', 'Saturday at two outside the mosque, bring bats and cover your faces.'],
    ['may-they-burn', 'May all the drivers who blocked our gate burn in their vans.'],
    ['nothing-stops', 'What is stopping me from driving over there and killing your brother?'],
    ['smash-windows', 'Smash every window of that shop.'],
    ['wanted-done', 'I want those drivers executed.'],
    ['start-doing', 'Time to start hanging bankers.'],
  ])('%s: %s', (rule, text) => {
    expect(rulesOf(text)).toContain(rule);
  });
  it.each([
    'I will hack your boss to pieces.',
    'We will throw you off the bridge.',
    'Someone should push her under a train.',
    'Nail them to the church doors.',
    'I will run you off the road.',
    'Let us give one of those drivers a kicking.',
  ])('sees the deed: %s', (text) => {
    expect(rulesOf(text)).not.toEqual([]);
  });

  it.each([
    'Bring bats to baseball practice on Saturday.',
    'What is stopping me from calling the drivers?',
    'May all your children dance.',
    'Nobody is going to sleep with that noise.',
    'The patient dies tomorrow in the last episode.',
    'The students get hammered on Friday.',
    'We get bricks through a dealer.',
    'I hope your plane lands early.',
    'I will be getting up again at six.',
    'The final boss dies tonight.',
    'He would shoot the sniper first, then the squad moves.',
    'I wait by your car with the keys.',
    'Why is nobody answering the phone?',
    'Why has no one killed the lights?',
    'It would be better if the managers called first.',
    'Let the children be heard.',
    'I want my shoes repaired.',
    'I want people to start drinking more water.',
    'I will hack together a script for your boss.',
    'Kick the ball out of the window and I will call your mum.',
    'Let us start shooting the video with the actors.',
  ])('leaves alone: %s', (text) => {
    expect(rulesOf(text)).toEqual([]);
  });
});
