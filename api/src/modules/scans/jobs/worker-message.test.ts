import { expect, it } from 'vitest';
import { wayInSentence } from '@vedetta/detection/formats/text/words.ts';
import { joined } from '@vedetta/messages/joined.ts';
import { render } from '@vedetta/messages/render.ts';
import { say } from '@vedetta/messages/say.ts';
import type { Message } from '@vedetta/messages/message.ts';
import { parseWorkerMessage } from './worker-message.ts';

const failed = (why: Message) => parseWorkerMessage({ kind: 'failed', id: 1, why });

it('takes the deepest message of a scan: a list of three ways, each of many steps', () => {
  const way = wayInSentence([
    'a.zip',
    ...Array.from({ length: 12 }, (_, at) => `${at}.zip`),
    say('pathPictureText'),
  ]);
  const why = say('whySameContentElsewhere', { places: joined('list', [way, way, way]) });
  const shown = 'a.zip > … > 10.zip > 11.zip > Text in the image';
  expect(render('en', why)).toBe(`The same content is also in: ${shown}, ${shown}, ${shown}.`);
  expect(failed(why)).toEqual({ kind: 'failed', id: 1, why });
});

it('refuses a message that never ends within itself', () => {
  const deep = joined(
    'way',
    Array.from({ length: 50 }, () => 'a'),
  );
  expect(() => failed(say('whyInPart', { part: deep }))).toThrow();
});
