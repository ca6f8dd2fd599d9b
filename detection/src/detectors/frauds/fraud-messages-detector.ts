import { say } from '@vedetta/messages/say.ts';
import { showPart } from '../../engine/texts/show.ts';
import type { TextDetector } from '../../engine/texts/text-node.ts';
import { identityOf, reasonsOf } from '../signs/describe-signs.ts';
import { readMessage } from './find-message.ts';

/** Points from which a short text is told, and from which nobody writes so in earnest. */
const TOLD = 5;
const SURE = 7;

/** Fraudulent text messages: prizes, premium numbers, parcels, blocked accounts, relatives in need. */
export const fraudMessagesDetector: TextDetector = {
  id: 'fraud-messages',
  label: say('detectorFraudMessages'),
  version: '1.0.0',
  inspect(node) {
    // Mails are read as a whole.
    if (node.isHead === true || node.isBody === true) return [];
    const read = readMessage(node.text);
    if (read === null || read.points < TOLD) return [];
    const { points, signs } = read;
    const isSure = points >= SURE;
    const [{ start, end } = { start: 0, end: 0 }] = signs.toSorted(
      (a, b) => b.sign.points - a.sign.points,
    );
    return [
      {
        rule: `fraud-messages/${isSure ? 'likely' : 'possible'}`,
        title: isSure ? say('titleFraudMessage') : say('titlePossibleFraudMessage'),
        why: [say('whyFraudMessageSigns', { n: signs.length }), ...reasonsOf(node.text, signs)],
        ...showPart(node.text, start, end),
        path: [...node.path],
        place: node.placeOf(start, end),
        score: isSure ? 400 : 150,
        confidence: isSure ? 0.8 : 0.5,
        fingerprint: `fraud-message:${identityOf(node.text)}`,
      },
    ];
  },
};
