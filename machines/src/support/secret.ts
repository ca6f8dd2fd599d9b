const values = new WeakMap<Secret, string>();

/**
 * A password or code on its way to an actor. It can be carried in an event or an actor's input, but
 * printing, cloning or serialising it gives `[secret]`: XState keeps the input of a running promise
 * actor in its snapshot, and inspectors see every event.
 */
export class Secret {
  toJSON(): string {
    return '[secret]';
  }

  toString(): string {
    return '[secret]';
  }
}

/** Wraps a secret text for an event. */
export function secret(value: string): Secret {
  const wrapped = Object.freeze(new Secret());
  values.set(wrapped, value);
  return wrapped;
}

/**
 * The text inside, for the actor that sends it to the server and for nobody else.
 *
 * @throws Error when the wrapper was not made by `secret()`, e.g. restored from a stored snapshot
 */
export function reveal(wrapped: Secret): string {
  const value = values.get(wrapped);
  if (value === undefined)
    throw new Error('This secret was not kept: ask the person to type it again.');
  return value;
}
