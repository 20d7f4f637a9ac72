import { LOCALES } from '@passepartout/content-model/locales'
import type { CollectionConfig, Field } from 'payload'
import { peopleEndpoints } from '../access/accounts/people-endpoints.ts'
import { refuseAsPayload } from '../access/answers/refuse.ts'
import { ROLES } from '../access/roles.ts'
import { allow, allowSelfOr, nobody, onlyAdmins, onlySelf } from '../access/rules.ts'
import { signInLimit } from '../access/sign-in/sign-in-limit.ts'
import { sidebarField } from '../content/fields/ui-field.ts'
import { checkMailAddress } from '../content/fields/validate-contact.ts'
import { checkValue } from '../messages/check-value.ts'
import { inEachLanguage } from '../messages/translate.ts'
import type { Settings } from '../server/settings.ts'
import {
  endOtherSessions,
  keepOneAdmin,
  refuseDeletingLastAdmin,
  refuseNonText,
  refuseSelfRegistration,
  refuseWeakNewPassword,
  refuseWeakPassword,
} from './user-hooks.ts'

/** Of all addresses together; from one, `signInLimit` closes an account sooner, and for that address alone. */
const WRONG_PASSWORDS = 50
const LOCKED_MS = 15 * 60_000

interface Limits {
  readonly role?: string
  readonly everySite?: boolean
}

const isLimited = ({ role }: Limits) => role !== 'admin'

/** Where an account works; an administrator's works everywhere. */
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

/** @param settings the address of the admin, over https its cookie never travels without it; and whether letters can be sent */
export function usersCollection({ url, mail }: Pick<Settings, 'url' | 'mail'>): CollectionConfig {
  const { countAttempt, takeBack, countRequest } = signInLimit()
  return {
    slug: 'users',
    labels: { singular: inEachLanguage('desk:person'), plural: inEachLanguage('desk:people') },
    auth: {
      useAPIKey: true,
      useSessions: true,
      maxLoginAttempts: WRONG_PASSWORDS,
      lockTime: LOCKED_MS,
      cookies: { sameSite: 'Lax', secure: url.startsWith('https:') },
    },
    access: {
      admin: ({ req }) => Boolean(req.user),
      create: allow('write', 'users'),
      read: allowSelfOr('read'),
      update: allowSelfOr('write'),
      delete: allow('delete', 'users'),
      unlock: allow('write', 'users'),
    },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'role', 'everySite', 'languages'],
      group: inEachLanguage('desk:settings'),
      description: 'Who works here, what they may do, and where.',
      components: { beforeListTable: ['/src/access/accounts/invite-person.tsx#InvitePerson'] },
    },
    hooks: {
      beforeOperation: [countAttempt, refuseWeakNewPassword],
      beforeValidate: [refuseSelfRegistration, refuseNonText, refuseWeakPassword],
      beforeChange: [keepOneAdmin, endOtherSessions],
      beforeDelete: [refuseDeletingLastAdmin],
      afterLogin: [takeBack],
    },
    endpoints: [
      ...peopleEndpoints({ hasMail: mail !== undefined, countRequest }),
      // Nobody is asked to confirm an address, so there is nothing that the address of the confirmation could answer.
      {
        path: '/verify/:id',
        method: 'post',
        handler: (req) => refuseAsPayload(req, 404, 'query.verification'),
      },
    ],
    fields: [
      // The login's own field, with the check of addresses that holds everywhere. What people did is known by it.
      {
        name: 'email',
        type: 'email',
        required: true,
        validate: checkValue(checkMailAddress),
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
      // A key is shown once, to whom it belongs: nobody makes or takes one for somebody else.
      { name: 'apiKey', type: 'text', access: { create: nobody, update: onlySelf } },
      sidebarField('sessionList', 'access/accounts/login-methods.tsx#LoginMethods'),
    ],
  }
}

const ROLE_LABELS = {
  admin: 'Administrator – everything, people included',
  editor: 'Publisher – writes and publishes',
  translator: 'Writer – writes drafts',
  viewer: 'Reader – reads',
} as const satisfies Record<(typeof ROLES)[number], string>
