import type { Person, User, Viewer } from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';
import { group, language, notificationContext, theme } from '../common/enums.ts';
import { fromId } from '../common/ids.ts';
import { toNodeId } from '../common/node-ids.ts';

export function mapPerson(person: Rest['Person']): Person {
  return {
    id: fromId(person.id),
    firstName: person.first_name,
    lastName: person.last_name,
    fullName: person.full_name,
    email: person.email,
  };
}

export function mapUser(user: Rest['User']): User {
  const { total_scan: total, scans_left: left } = user.company_details;
  return {
    id: fromId(user.id),
    nodeId: toNodeId('User', fromId(user.id)),
    firstName: user.first_name,
    lastName: user.last_name,
    fullName: user.full_name,
    email: user.email,
    phoneNumber: user.phone_number,
    isActive: user.is_active,
    isApproved: user.is_approved,
    group: group.fromRest(user.group_name),
    tourVisible: user.tour_visible,
    mfaEnrolled: user.mfa_enrolled,
    theme: theme.fromRest(user.theme),
    timeZone: user.time_zone,
    language: user.language === null ? null : language.fromRest(user.language),
    dateLanguage: language.fromRest(user.date_language),
    mailContexts: user.mail_contexts.map(notificationContext.fromRest),
    emailVerifiedAt: user.email_verified_at,
    dateJoined: user.date_joined,
    lastLogin: user.last_login,
    company: { id: fromId(user.company_details.id), name: user.company_details.name },
    scanAllowance: total === null || left === null ? null : { total, left },
  };
}

export function mapViewer(answer: Rest['WhoAmI']): Viewer {
  const {
    user,
    is_admin: isAdmin,
    is_free_trial: isFreeTrial,
    capabilities,
    contact_email: contactEmail,
    event_position: position,
  } = answer;
  return {
    user: mapUser(user),
    isAdmin,
    isFreeTrial,
    capabilities,
    contactEmail,
    eventPosition: fromId(position),
  };
}
