import { groupsAllow } from '../../platform/access/capabilities.ts';

/**
 * Passwords of the company's accounts, and originals that show them, are for people who work on
 * alerts; never for an access key.
 */
export const mayReveal = ({ groups, key }: { groups: readonly string[]; key?: unknown }): boolean =>
  key === undefined && groupsAllow(groups, 'passwords.reveal');
