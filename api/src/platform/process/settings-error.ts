/** A setting that stops the start; its message is meant for the operator. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}
