import { LOCALES } from '@passepartout/content-model/locales'
import type { CollectionConfig, Field } from 'payload'
import { allowByRole, allowOwnAccountOrByRole, nobody, onlyAdmins, onlySelf } from '../access/access-functions.ts'
import { accountEndpoints } from '../access/accounts/account-endpoints.ts'
import { payloadErrorResponse } from '../access/http/error-response.ts'
import { ROLES } from '../access/role-permissions.ts'
import { createSignInLimit } from '../access/sign-in/sign-in-limit.ts'
import { sidebarUiField } from '../content/fields/ui-field.ts'
import { checkMailAddress } from '../content/validation/validate-contact.ts'
import type { Settings } from '../infrastructure/settings.ts'
import { createValueValidator } from '../messages/create-validator.ts'
import { textInEachLanguage } from '../messages/translate.ts'
import {
  endOtherSessions,
  refuseDeletingLastAdmin,
  refuseDemotingLastAdmin,
  refuseNonTextEmail,
  refuseSelfRegistration,
  refuseWeakPassword,
  refuseWeakResetPassword,
} from './user-hooks.ts'

/** From all addresses together; `createSignInLimit` locks an account sooner for a single address. */
const WRONG_PASSWORDS = 50
const LOCKED_MS = 15 * 60_000

interface Limits {
  readonly role?: string
  readonly everySite?: boolean
}

const isLimited = ({ role }: Limits) => role !== 'admin'

/** The sites and languages of an account; administrators have no limits. */
const limitFields: Field[] = [
  {
    name: 'everySite',
    type: 'checkbox',
    defaultValue: true,
    label: 'Works on every site',
    access: { create: onlyAdmins, update: onlyAdmins },
    admin: { condition: isLimited, description: 'Untick it to choose the sites; on all others nothing is shown.' },
  },
  {
    name: 'sites',
    type: 'relationship',
    relationTo: 'sites',
    hasMany: true,
    label: 'Sites',
    access: { create: onlyAdmins, update: onlyAdmins },
    admin: {
      condition: (data: Limits) => isLimited(data) && data.everySite === false,
      description: 'The sites that this person sees and works on. None: nothing but the pictures.',
    },
  },
  {
    name: 'languages',
    type: 'select',
    hasMany: true,
    label: 'Languages',
    access: { create: onlyAdmins, update: onlyAdmins },
    admin: {
      condition: isLimited,
      description: 'The languages that this person writes. Empty: all. The others can be read, to translate from.',
    },
    options: LOCALES.map(({ code, autonym }) => ({ value: code, label: autonym })),
  },
]

/** @param settings the admin's address, over https its cookie is secure; and whether mail can be sent */
export function usersCollection({ url, mail }: Pick<Settings, 'url' | 'mail'>): CollectionConfig {
  const { countAttempt, takeBack, countRequest } = createSignInLimit()
  return {
    slug: 'users',
    labels: { singular: textInEachLanguage('desk:person'), plural: textInEachLanguage('desk:people') },
    auth: {
      useAPIKey: true,
      useSessions: true,
      maxLoginAttempts: WRONG_PASSWORDS,
      lockTime: LOCKED_MS,
      cookies: { sameSite: 'Lax', secure: url.startsWith('https:') },
    },
    access: {
      admin: ({ req }) => Boolean(req.user),
      create: allowByRole('write', 'users'),
      read: allowOwnAccountOrByRole('read'),
      update: allowOwnAccountOrByRole('write'),
      delete: allowByRole('delete', 'users'),
      unlock: allowByRole('write', 'users'),
    },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'role', 'everySite', 'languages'],
      group: textInEachLanguage('desk:settings'),
      description: 'Who works here, what they may do, and where.',
      components: { beforeListTable: ['/src/access/accounts/invite-person.tsx#InvitePerson'] },
    },
    hooks: {
      beforeOperation: [countAttempt, refuseWeakResetPassword],
      beforeValidate: [refuseSelfRegistration, refuseNonTextEmail, refuseWeakPassword],
      beforeChange: [refuseDemotingLastAdmin, endOtherSessions],
      beforeDelete: [refuseDeletingLastAdmin],
      afterLogin: [takeBack],
    },
    endpoints: [
      ...accountEndpoints({ hasMail: mail !== undefined, countRequest }),
      // Mail addresses are not confirmed, so the confirmation endpoint does not exist.
      {
        path: '/verify/:id',
        method: 'post',
        handler: (req) => payloadErrorResponse(req, 404, 'query.verification'),
      },
    ],
    fields: [
      // The mail field of the sign-in, with the common check. The audit log identifies people by it.
      {
        name: 'email',
        type: 'email',
        required: true,
        validate: createValueValidator(checkMailAddress),
        access: { update: onlyAdmins },
      },
      { name: 'name', type: 'text', admin: { description: 'As colleagues call them.' } },
      {
        name: 'role',
        type: 'select',
        required: true,
        defaultValue: 'viewer',
        saveToJWT: true,
        label: 'May do',
        access: { create: onlyAdmins, update: onlyAdmins },
        admin: { description: 'Each may do what the ones below it may.' },
        options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
      },
      ...limitFields,
      // An API key is shown once, to its owner: nobody creates or removes one for somebody else.
      { name: 'apiKey', type: 'text', label: 'Key for programs', access: { create: nobody, update: onlySelf } },
      sidebarUiField('sessionList', 'access/accounts/sessions-and-password-section.tsx#SessionsAndPasswordSection'),
    ],
  }
}

const ROLE_LABELS = {
  admin: 'Administrator – everything, people included',
  editor: 'Publisher – writes and publishes',
  translator: 'Writer – writes drafts',
  viewer: 'Reader – reads',
} as const satisfies Record<(typeof ROLES)[number], string>
