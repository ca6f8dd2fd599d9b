import type { z } from 'zod';
import { CAPABILITIES, groupsAllow, isTrialUser } from '../../platform/access/capabilities.ts';
import { fullName } from '../../platform/database/people.ts';
import type { UserWithCompany } from './store/users.ts';
import { NotificationContext } from '../notifications/schema.ts';
import { GroupNameField, LanguageField, User, type WhoAmI } from './schema.ts';

/**
 * The user as they and their admins see them; nothing of passwords and second factors but whether
 * one is enrolled.
 */
export function presentUser({ user, company }: UserWithCompany): z.input<typeof User> {
  const group = GroupNameField.parse(user.groupName);
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    full_name: fullName(user),
    email: user.email,
    phone_number: user.phoneNumber,
    is_active: user.isActive,
    is_approved: user.isApproved,
    group_name: group,
    groups_details: [{ name: group }],
    tour_visible: user.tourVisible,
    mfa_enrolled: user.mfaEnrolledAt !== null,
    theme: User.shape.theme.parse(user.theme),
    time_zone: user.timeZone,
    language: LanguageField.nullable().parse(user.language),
    date_language: LanguageField.parse(user.dateLanguage),
    mail_contexts: NotificationContext.options.filter((context) =>
      user.mailContexts.includes(context),
    ),
    email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
    date_joined: user.dateJoined.toISOString(),
    last_login: user.lastLogin?.toISOString() ?? null,
    company_details: {
      id: company.id,
      name: company.name,
      total_scan: company.totalScan,
      scans_left:
        company.totalScan === null ? null : Math.max(0, company.totalScan - company.scansUsed),
    },
  };
}

/**
 * @param eventPosition id of the company's newest event, read before anything else of the answer.
 * @param contact whom a free trial writes to.
 */
export function presentWhoAmI(
  found: UserWithCompany,
  eventPosition: number,
  contact: string | null,
): z.input<typeof WhoAmI> {
  const groups = [found.user.groupName];
  return {
    user: presentUser(found),
    is_admin: groups.includes('Admins'),
    is_free_trial: isTrialUser(groups),
    capabilities: CAPABILITIES.filter((capability) => groupsAllow(groups, capability)),
    contact_email: contact,
    event_position: eventPosition,
  };
}
