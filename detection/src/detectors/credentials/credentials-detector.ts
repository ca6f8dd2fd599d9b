import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { createHash } from 'node:crypto';
import type { FoundThing } from '../../engine/found-thing.ts';
import type { TextDetector, TextNode } from '../../engine/texts/text-node.ts';
import { quote, quoteFirst } from '../../engine/quote.ts';
import { printable } from '../../formats/text/words.ts';
import type { Account } from './account.ts';
import { findCredentials } from './find-credentials.ts';
import { isProtected, MASK } from './mask.ts';

/** The rule of the finding whose values are shown to no one but who may triage. */
export const EMPLOYEES = 'credentials/employees';
const OTHERS = 'credentials/list';
/** One protected account is enough; of others, as many as no manual shows. */
const FEWEST_OTHERS = 5;
const MANY_OTHERS = 100;
const TOLD = 3;

/**
 * Lists of addresses with passwords: those of a protected domain are Critical, those of others are
 * told by number.
 */
export const credentialsDetector: TextDetector = {
  id: 'credentials',
  label: say('detectorCredentials'),
  version: '1.0.0',
  reads: 'source',
  readsHidden: true,
  inspect: (node, { watched }) =>
    findCredentials(node.text, node.beginning).map((account) =>
      describe(node, account, isProtected(account, watched?.domains ?? [])),
    ),
  conclude: (things) => {
    const [employees, others] = [EMPLOYEES, OTHERS].map((rule) =>
      things.filter((thing) => thing.rule === rule),
    ) as [FoundThing[], FoundThing[]];
    return [
      ...(employees.length > 0 ? [together(employees)] : []),
      ...(others.length >= FEWEST_OTHERS ? [byNumber(others)] : []),
    ];
  },
};

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

function describe(node: TextNode, account: Account, isOurs: boolean): FoundThing {
  const rule = isOurs ? EMPLOYEES : OTHERS;
  return {
    rule,
    title: isOurs ? say('titleEmployeeCredentials') : say('titleCredentialList'),
    why: account.isHashed ? HASHED : PLAIN,
    ...quote([{ seen: `${printable(account.address, 100)} : ${MASK}` }]),
    path: [...node.path],
    place: node.placeOf(account.start, account.valueEnd),
    score: isOurs ? 1000 : 150,
    confidence: 0.9,
    fingerprint: `${rule}:${digestOf(account.address)}`,
  };
}

const PLAIN = [say('whyPasswordPlainText')];
const HASHED = [say('whyPasswordHashed')];

/**
 * All accounts of the company in one finding: the first one's place, how many, and a few of them
 * masked.
 */
function together(things: readonly FoundThing[]): FoundThing {
  const first = things[0] as FoundThing;
  const hashed = things.filter(({ why }) => why === HASHED).length;
  const whole = say('whyPasswordsProtectedDomains', { n: things.length });
  return {
    ...first,
    why: [whole, ...hashedIn(hashed, things.length)],
    ...quoteFirst(things, TOLD),
    fingerprint: EMPLOYEES,
  };
}

function byNumber(things: readonly FoundThing[]): FoundThing {
  const first = things[0] as FoundThing;
  const hashed = things.filter(({ why }) => why === HASHED).length;
  const why = [
    say('whyPasswordsUnprotectedDomains', { n: things.length }),
    ...hashedIn(hashed, things.length),
  ];
  return {
    ...first,
    why,
    ...quoteFirst(things, 1),
    score: things.length >= MANY_OTHERS ? 350 : 150,
    fingerprint: OTHERS,
  };
}

function hashedIn(hashed: number, all: number): readonly Message[] {
  if (hashed === 0) return [];
  return [say(hashed === all ? 'whyPasswordsAllHashed' : 'whyPasswordsSomeHashed', { n: hashed })];
}
