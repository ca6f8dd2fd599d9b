import { describe, expect, it } from 'vitest';
import { findThreats } from './find-threats.ts';

const rulesOf = (text: string) =>
  findThreats(text).map(({ rule }) => rule.id.replace('threats/en-', ''));

describe('the same meaning in another tense, voice, number or with another helping verb', () => {
  it.each([
    ['are-to-be', 'Those traitors are to be executed.'],
    ['six-feet-under', 'Immigrants belong six feet under.'],
    ['pay-with-life', 'The managers will all pay with their lives.'],
    ['plan-is-to', 'My plan is to shoot the directors.'],
    ['join-me', 'Who will join me in killing those judges?'],
    ['sure-to', 'I will be the one to kill these journalists.'],
    ['no-rest-until', 'I will not rest until I have killed the managers.'],
    ['only-dead-good-many', 'The only good immigrants are dead ones.'],
    ['against-the-wall', 'Journalists will be first against the wall.'],
    ['wait-for-death', 'I can not wait until these people die.'],
    ['dead-meat', 'Those guys are dead meat.'],
    ['if-seen', 'If I see immigrants I will shoot.'],
    ['body-bag', 'If they come here they will leave in a body bag.'],
    ['flee-before', 'Run immigrants before I find you.'],
    ['blood-if', 'There will be blood if the managers come.'],
  ])('%s: %s', (rule, text) => {
    expect(rulesOf(text)).toContain(rule);
  });

  it.each([
    'The plan is to kill the process and start it anew.',
    'I can not wait until the managers call.',
    'Join me in thanking the drivers.',
    'These forms are to be signed by Monday.',
    'He stood with his back against the wall.',
    'If I see the driver I will ask.',
    'There will be food if the guests come.',
    'They will pay with a card.',
  ])('leaves alone: %s', (text) => {
    expect(rulesOf(text)).toEqual([]);
  });
});
