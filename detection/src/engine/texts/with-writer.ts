import { say } from '@vedetta/messages/say.ts';
import type { FoundThing } from '../found-thing.ts';
import type { Turn } from '../../formats/chat/turn.ts';

/**
 * Says who wrote what was found, where it stands in a message of a chat.
 * @param turnAt the message at an offset of the file; left out for other texts
 */
export function withWriter(
  thing: FoundThing,
  turnAt: ((offset: number) => Turn | undefined) | undefined,
): FoundThing {
  const turn = thing.place.kind === 'text' ? turnAt?.(thing.place.offset) : undefined;
  return turn === undefined
    ? thing
    : {
        ...thing,
        why: [...thing.why, say('whyMessageAuthor', { who: turn.who, when: turn.when })],
      };
}
