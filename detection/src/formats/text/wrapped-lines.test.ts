import { describe, expect, it } from 'vitest';
import { foundIn } from '../../../test/found-in.ts';
import { tokensOf } from './tokens.ts';

const sentences = (text: string) =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(' ')
    .split(' . ').length;
const LETTER = 'We have told you twice what we want of your company, and we are going to';

describe('a line that was wrapped', () => {
  it.each([
    [`${LETTER}\nkill your director on Friday.`],
    [`${LETTER}\r\nkill your director on Friday.`],
    [`${LETTER} \n  kill your director on Friday.`],
    [`> ${LETTER}\n> kill your director on Friday.`],
    [`${LETTER.toUpperCase()}\nKILL YOUR DIRECTOR ON FRIDAY.`],
    ['Vi abbiamo già scritto due volte che cosa vogliamo da voi, e domani vi\nuccideremo tutti.'],
  ])('is one sentence with the next: %j', (text) => {
    expect(sentences(text)).toBe(1);
    expect(foundIn(text).length).toBeGreaterThan(0);
  });

  it.each([
    ['a short one, as in chats', 'are we going to\nkill the lights'],
    ['one that has ended', `${LETTER} see.\nkill it`],
    ['an empty line between', `${LETTER}\n\nkill it`],
    ['a new beginning', `${LETTER}\nKill it`],
    ['a heading', `${LETTER}\nKILL YOUR DARLINGS`],
    ['an item of a list', `${LETTER}\n- kill it`],
  ])('is none before %s', (_what, text) => {
    expect(sentences(text)).toBe(2);
  });
});
