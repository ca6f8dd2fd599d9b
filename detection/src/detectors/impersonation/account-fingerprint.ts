/**
 * What makes two findings about an account the same thing.
 * @param handle as the source gives it, however it is written.
 */
export function accountFingerprint(handle: string): string {
  return `impersonation:${handle.replace(/^@/, '').toLowerCase().slice(0, 200)}`;
}

/** A handle as it is looked up, however a source writes it. */
export const plainHandle = (handle: string): string => handle.replace(/^@/, '').toLowerCase();
