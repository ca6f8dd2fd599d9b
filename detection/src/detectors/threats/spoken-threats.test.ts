import { describe, expect, it } from 'vitest';
import { SPOKEN_RULES } from './english/spoken-rules.ts';
import { explainThreats, findThreats } from './find-threats.ts';

const rulesOf = (text: string) =>
  explainThreats(text)
    .filter(({ guard }) => guard === null)
    .map(({ threat: { rule } }) => rule.id.replace('threats/en-', ''));

/** One sentence of our own for each way; other rules may see it as well. */
const EXAMPLES: Readonly<Record<string, string>> = {
  'ready-people': 'I know two men who are ready to shoot you.',
  pleasure: 'It would be an honour to strangle that judge.',
  'no-problem': 'I have no qualms about killing a journalist.',
  'no-choice': 'There is no option left but to kill the managers.',
  vehicle: 'I will drive my van into that crowd.',
  'shoot-up': 'I am going to light up that whole branch.',
  'see-dead': 'I intend to see that woman hanged.',
  'do-to-you': 'I will do to you what they did to the mayor.',
  'take-with-me': 'I am taking as many cops as possible with me.',
  'time-painful': 'Your hour is coming and it will be bloody.',
  'shut-with-fist': 'I will shut your mouth with my boot.',
  'meets-boot': 'Your face is about to taste the pavement.',
  'would-have': 'I would have stabbed him already.',
  'before-i': 'Get out before I break your jaw.',
  'you-come-i': 'You touch my sister, I bury you.',
  'or-get': 'Resign or get shot.',
  'first-to-die': 'The managers will be the first to hang.',
  'only-one-leaves': 'Only one of us leaves this room.',
  'last-day': 'Come here again and it will be your last night.',
  'solve-question': 'The final solution for the immigrant problem.',
  'boats-sunk': 'The boats must be torpedoed.',
  'with-them-inside': 'Burn the camp with everyone inside.',
  'strike-dead': 'God should strike every banker down.',
  'may-they': 'May those traitors rot.',
  'none-alive': 'Leave no journalist alive.',
  'on-their-feet': 'No banker will leave this town alive.',
  'camps-for': 'Fire up the ovens for the immigrants.',
  'capital-offence': 'Being gay should be punishable by death.',
  'deserve-list': 'Landlords deserve to be kicked and stabbed.',
  'more-than-you': 'Nobody deserves to die more than you.',
  'worthy-of': 'They are fit only for the gallows.',
  'who-is-with-me': 'Anyone up for beating immigrants to death?',
  'why-not-yet': 'Why has nobody shot that politician?',
  'should-not-we': "Shouldn't we be hanging these bankers?",
  lands: 'Nuke Mecca and everyone in it.',
  'discipline-with': 'Keep your wife in line with a belt.',
  'tyrant-finished': 'I wish Hitler had finished the job.',
  'dead-is-joy': 'Nothing would please me more than a dead banker.',
  'world-without': 'A world without Jews is what I want.',
  'pity-nobody': 'A pity nobody drowned him at birth.',
  'on-your-grave': 'I will dance on your grave.',
  'favour-and': 'Do us all a favour and shoot that judge.',
  'one-each': 'A rope for every banker.',
  'for-them': 'Bullets, not benefits, for immigrants.',
  'kin-not-home': 'Your daughter will not come home from school.',
  'not-home-alive': 'Your wife will never be seen alive.',
  'six-feet': 'You will be six feet under by summer.',
  'gene-pool': 'Remove them from the gene pool.',
  'life-taken': 'Your life will be taken.',
  bones: 'I will break every bone in his body.',
  squeeze: 'I want to squeeze her throat.',
  'skull-will': 'Your skull will crack.',
  'dead-walking': 'He is a dead man walking.',
  'wont-live': 'You will not live to see Christmas.',
  'route-known': 'We know which bus your daughter takes.',
  'check-your-car': 'You should check under your car tomorrow.',
  'pity-if': 'It would be a shame if your shop burned down.',
  accidents: 'Accidents happen to people who talk.',
  'remember-what': 'Remember what happened to the last manager.',
  'hands-caught': 'You finna catch these hands.',
  'pull-up': 'We gon slide on him tonight.',
};

describe('how people threaten without saying that they will kill', () => {
  it.each(Object.entries(EXAMPLES))('%s: %s', (rule, text) => {
    expect(rulesOf(text)).toContain(rule);
  });

  it('has a sentence for each way', () => {
    expect(
      SPOKEN_RULES.map(({ id }) => id.replace('threats/en-', '')).filter((id) => !(id in EXAMPLES)),
    ).toEqual([]);
  });

  it.each([
    "I'd take a bullet for my daughter.",
    'It would be a pleasure to meet you.',
    'I have no problem waiting.',
    'There is no option but to call the bank.',
    'We drive a van into town.',
    'I hope to see you dressed up.',
    'Call me before I leave.',
    'Resign or get promoted.',
    'She will be the first to speak.',
    'It was your last day at work.',
    'A final solution for the parking problem.',
    'Leave no stone unturned.',
    'Being late should be punished.',
    'They deserve to be thanked and paid.',
    'Anyone up for a walk?',
    'Why has nobody answered?',
    'A world without hunger is what I want.',
    'Do us a favour and close the door.',
    'A coffee for every guest.',
    'Your parcel will not come today.',
    'Remember what happened to the last release.',
    'You should check under your keyboard.',
    'We know which bus to take.',
    'You will not last long without water up there.',
  ])('leaves alone: %s', (text) => {
    expect(rulesOf(text)).toEqual([]);
  });
});

describe('what takes a threat back', () => {
  it.each([
    ['a thing', 'All those ugly posters need to be burned.'],
    ['a kitchen', 'Beat them until they are stiff, then fold in the sugar.'],
    ['computers', 'You have to kill the orphaned children of that process.'],
    ['what she owns', "I'm going to hang her painting above the sofa."],
    ['a question', 'We must ask what makes boys shoot their classmates.'],
    ['the past', 'Half of all nurses have been attacked at work.'],
    ['old times', 'In the Middle Ages a thief could be hanged.'],
    ['the law', 'You will be prosecuted and you will pay.'],
    ['a trifle', 'They should be shot for putting pineapple on that.'],
    ['an execution to come', 'Texas is set to execute him on Thursday.'],
    ['what is never right', 'Beating children is never the answer.'],
  ])('%s: %s', (_, text) => {
    expect(findThreats(text)).toEqual([]);
  });

  it.each([
    "Show your face here again and I'll kill you.",
    'Believe me, I am going to hurt you badly.',
    'Be warned that your life will be taken.',
    'I will kill her tomorrow.',
    'I will cut her throat.',
    "I'm going to kill her children.",
  ])('is not: %s', (text) => {
    expect(findThreats(text)).not.toEqual([]);
  });
});
