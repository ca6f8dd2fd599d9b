import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import {
  Id,
  IdParam,
  Person,
  PersonName,
  SortDirection,
  text,
  Timestamp,
} from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { pageOf, pageRequest } from '../../platform/http/paging.ts';
import { GROUPS } from '../../platform/access/capabilities.ts';
import { NotificationContext } from '../notifications/schema.ts';
import { registrationOperations } from './registration-schema.ts';
import { signInOperations } from '../session/sign-in-schema.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

export const GroupNameField = z.enum(GROUPS);
export const LanguageField = z.enum(['en', 'it']);
export const PhoneNumber = z
  .string()
  .trim()
  .regex(/^\+?[0-9 ().-]{4,32}$/, issue(say('enterPhoneNumber')));

/** The user as they and their admins see them. */
export const User = z
  .object({
    id: Id,
    first_name: z.string(),
    last_name: z.string(),
    full_name: z.string(),
    email: z.string(),
    phone_number: z.string().nullable(),
    is_active: z.boolean(),
    is_approved: z.boolean(),
    group_name: GroupNameField,
    groups_details: z.array(z.object({ name: GroupNameField })),
    tour_visible: z.boolean(),
    mfa_enrolled: z.boolean(),
    theme: z.enum(['system', 'light', 'dark']),
    time_zone: z.string().nullable(),
    language: LanguageField.nullable().meta({
      description: 'Language of the user interface; null follows the browser.',
    }),
    date_language: LanguageField.meta({ description: 'Language of month names.' }),
    mail_contexts: z
      .array(NotificationContext)
      .meta({ description: 'Notifications that are also sent by email.' }),
    email_verified_at: Timestamp.nullable().meta({
      description:
        'Time at which the person verified the email address; null for a registration that ' +
        'hasn’t been verified yet.',
    }),
    date_joined: Timestamp,
    last_login: Timestamp.nullable(),
    company_details: z.object({
      id: Id,
      name: z.string(),
      total_scan: z.int().nullable().meta({ description: 'Scan allowance; null if unlimited.' }),
      scans_left: z.int().nullable(),
    }),
  })
  .meta({ id: 'User' });

export const WhoAmI = z
  .object({
    user: User,
    is_admin: z.boolean(),
    is_free_trial: z.boolean(),
    capabilities: z.array(z.string()),
    contact_email: z.string().nullable().meta({
      description:
        'Email address to contact for a full account during a free trial; null if the operator has set none.',
    }),
    event_position: z
      .int()
      .min(0)
      .meta({
        description:
          'Id of the company’s newest event at the time of the response: lists read later and ' +
          '`/ws/events/?after=` with this id leave no gap.',
      }),
  })
  .meta({ id: 'WhoAmI' });

export const UserListRequest = z.strictObject({
  ...pageRequest(5),
  is_active: z.boolean().optional(),
  is_approved: z.boolean().optional(),
  groups: z.array(GroupNameField).max(GROUPS.length).optional(),
  search_query: text(256, 0).optional(),
  sort: z
    .enum(['date_joined', 'first_name', 'last_name', 'email', 'last_login'])
    .default('date_joined'),
  sortDirection: SortDirection.default('asc'),
});
export const ColleagueListRequest = z.strictObject({
  ...pageRequest(50),
  search_query: text(256, 0).optional(),
  ids: z
    .array(Id)
    .min(1)
    .max(200)
    .optional()
    .meta({
      description:
        'Ids of the only people to return, including inactive ones; ids that the company doesn’t ' +
        'have are left out.',
    }),
  may_triage: z.boolean().optional().meta({
    description:
      'Whether to return only people who can be assigned (true) or only the others (false).',
  }),
});
export const UserPage = pageOf(User, 'UserPage');
export const ColleaguePage = pageOf(Person, 'ColleaguePage');

/**
 * Own record: names, phone, tour, theme, time zone, languages, notification choices. Admin fields
 * are refused with 403 for anybody else.
 */
export const UserPatch = z.strictObject({
  first_name: PersonName.optional(),
  last_name: PersonName.optional(),
  phone_number: PhoneNumber.nullable().optional(),
  tour_visible: z.boolean().optional(),
  theme: z.enum(['system', 'light', 'dark']).optional(),
  time_zone: z.string().max(64).nullable().optional(),
  language: LanguageField.nullable().optional(),
  date_language: LanguageField.optional(),
  mail_contexts: z.array(NotificationContext).max(NotificationContext.options.length).optional(),
  is_active: z.boolean().optional(),
  is_approved: z.boolean().optional(),
  group_name: GroupNameField.optional(),
  action: z.enum(['approve', 'reject', 'activate', 'deactivate']).optional(),
  confirm_unverified: z.boolean().optional().meta({
    description:
      'Whether to approve an email address that no one has verified; only if the server sends no email.',
  }),
});

const base = '/api/user/v1';
export const userOperations = {
  ...registrationOperations,
  ...signInOperations,
  whoami: operation({
    id: 'whoAmI',
    method: 'get',
    path: `${base}/whoami/`,
    tag: 'users',
    access: 'self',
    status: 200,
    summary: 'Returns the logged-in user, and whether this is a free trial.',
    response: WhoAmI,
    keys: true,
  }),
  list: operation({
    id: 'listUsers',
    method: 'post',
    path: `${base}/`,
    tag: 'users',
    access: 'admin',
    status: 200,
    summary: 'Returns the company’s users.',
    body: UserListRequest,
    response: UserPage,
  }),
  colleagues: operation({
    id: 'listColleagues',
    method: 'post',
    path: `${base}/colleagues/`,
    tag: 'users',
    access: 'people.read',
    status: 200,
    summary: 'Returns active colleagues by name, for assignment and mentions.',
    body: ColleagueListRequest,
    response: ColleaguePage,
  }),
  read: operation({
    id: 'getUser',
    method: 'get',
    path: `${base}/{id}/`,
    tag: 'users',
    access: 'self',
    status: 200,
    summary: 'Returns a user: the caller or, for an admin, anyone in the company.',
    params: IdParam,
    response: User,
    problems: [404],
  }),
  patch: operation({
    id: 'updateUser',
    method: 'patch',
    path: `${base}/{id}/`,
    tag: 'users',
    access: 'self',
    status: 200,
    summary:
      'Changes the caller’s own record; admins can also approve, activate and move users between groups.',
    params: IdParam,
    body: UserPatch,
    response: User,
    problems: [403, 404, 409],
  }),
  remove: operation({
    id: 'deleteUser',
    method: 'delete',
    path: `${base}/{id}/`,
    tag: 'users',
    access: 'admin',
    status: 204,
    summary:
      'Deletes an account, but never the caller’s own or that of the last admin. What the ' +
      'person did is kept, under their name.',
    params: IdParam,
    problems: [404, 409],
  }),
  resetMfa: operation({
    id: 'resetMfa',
    method: 'delete',
    path: `${base}/reset_mfa/{id}`,
    tag: 'users',
    access: 'admin',
    status: 204,
    summary: 'Removes a colleague’s two-factor authentication; the next login sets it up again.',
    params: IdParam,
    problems: [404, 409],
  }),
};
