import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { Refusal } from '../access/refusal.ts'
import { ROLES } from '../access/roles.ts'
import { allow, allowSelfOr, onlyAdmins } from '../access/rules.ts'
import { passwordFault } from '../access/sign-in/password-fault.ts'
import { signInLimit } from '../access/sign-in/sign-in-limit.ts'
import { validateMailAddress } from '../fields/validate-contact.ts'

/** The first visitor of an open admin must not become its owner: the first account comes from the command line. */
const refuseSelfRegistration: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (operation === 'create' && req.pathname?.endsWith('/first-register')) {
    throw new Refusal('The first account is made with “npm run create-admin”.', 403)
  }
  return data
}

const refuseWhatIsNoText: CollectionBeforeValidateHook = ({ data }) => {
  if (data?.email !== undefined && typeof data.email !== 'string') throw new Refusal('A mail address is a text.', 400)
  return data
}

const refuseWeakPassword: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (typeof data?.password !== 'string') return data
  const fault = passwordFault(data.password, String(data.email ?? originalDoc?.email ?? ''))
  if (fault) throw new Refusal(`The password ${fault}.`, 400)
  return data
}

/** @param url where people open the admin: over https its cookie never travels without it */
export function usersCollection(url: string): CollectionConfig {
  const { countAttempt, takeBack } = signInLimit()
  return {
    slug: 'users',
    labels: { singular: 'Person', plural: 'People' },
    auth: {
      useAPIKey: true,
      // Payload counts by account, so that a stranger could lock anybody out; we count by account and address.
      maxLoginAttempts: Number.MAX_SAFE_INTEGER,
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
      defaultColumns: ['email', 'name', 'role'],
      group: 'Settings',
    },
    hooks: {
      beforeOperation: [countAttempt],
      beforeValidate: [refuseSelfRegistration, refuseWhatIsNoText, refuseWeakPassword],
      afterLogin: [takeBack],
    },
    // Nobody is asked to confirm an address, so there is nothing that the address of the confirmation could answer.
    endpoints: [
      {
        path: '/verify/:id',
        method: 'post',
        handler: () => Response.json({ errors: [{ message: 'Addresses are not verified here.' }] }, { status: 404 }),
      },
    ],
    fields: [
      // The login's own field, with the check of addresses that holds everywhere.
      { name: 'email', type: 'email', required: true, validate: validateMailAddress },
      { name: 'name', type: 'text' },
      {
        name: 'role',
        type: 'select',
        required: true,
        defaultValue: 'viewer',
        saveToJWT: true,
        access: { create: onlyAdmins, update: onlyAdmins },
        options: ROLES.map((value) => ({
          value,
          label: {
            admin: 'Admin – everything, people included',
            editor: 'Editor – writes and publishes',
            translator: 'Translator – writes drafts',
            viewer: 'Viewer – reads',
          }[value],
        })),
      },
    ],
  }
}
