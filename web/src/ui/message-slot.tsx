import { Fragment, type ReactNode } from 'react';

/**
 * Given to a message as the value of a parameter: where an element goes. Private-use characters,
 * which nobody types.
 */
export const SLOT = '\uE000';
export const SLOT_2 = '\uE001';

/** A sentence of the catalogue with elements in it, wherever the language puts them. */
export function Sentence({
  text,
  slot,
  slot2,
}: {
  text: string;
  slot: ReactNode;
  slot2?: ReactNode;
}) {
  return text.split(/([\uE000\uE001])/).map((piece, index) => {
    const element = piece === SLOT ? slot : piece === SLOT_2 ? slot2 : piece;
    return <Fragment key={index}>{element}</Fragment>;
  });
}
