import { parseRedirectTargetUrl, REDIRECT_CREATION_CAUSES } from '@passepartout/content-model/links/redirect'
import type { CollectionBeforeChangeHook, CollectionConfig, RelationshipFieldSingleValidation } from 'payload'
import { relationship } from 'payload/shared'
import { allowByRole, allowOwnSiteDocuments, nobody } from '../access/access-functions.ts'
import { systemOnlyField } from '../access/field-write-access.ts'
import { HIDDEN_FIELD_ADMIN, sidebarUiField } from '../content/fields/ui-field.ts'
import { checkTargetAllowedForAccount, type PayloadValidateArguments } from '../content/validation/validate-domain.ts'
import { createFieldValidator, messageUnless } from '../messages/create-validator.ts'
import { message } from '../messages/message.ts'
import { textInEachLanguage } from '../messages/translate.ts'
import type { Redirect } from '../payload-types.ts'
import { requestRedirectPublication, requestRedirectWithdrawal } from '../publishing/request-publication.ts'
import { findRedirectChainFault } from './redirect-chain.ts'
import { hostOfSite, normaliseOldPath, validateOldPath } from './redirect-hooks.ts'
import { refuseRedirectDeletionOutOfScope, refuseRedirectOutOfScope } from './rules/enforce-account-scope.ts'

/**
 * Host and path as requested, so that one query finds a redirect. A "gone" redirect stores no target: a hidden field is not
 * validated and could become valid later.
 */
const deriveAddress: CollectionBeforeChangeHook<Redirect> = async ({ data, originalDoc, req }) => {
  const redirect: Partial<Redirect> = { ...originalDoc, ...data }
  return {
    ...data,
    ...(isMoved(redirect) ? {} : { url: null }),
    path: normaliseOldPath(redirect.path ?? ''),
    host: (await hostOfSite(redirect.site, req)) ?? null,
  }
}

const isMoved = (data: Partial<Redirect>) => data.outcome !== 'gone'

interface RedirectOptions extends PayloadValidateArguments {
  readonly data: Partial<Redirect>
}

/** What the system leaves when a page moves is right: it follows the page, whatever an editor had led to the old address. */
const validateTarget: RelationshipFieldSingleValidation = createFieldValidator(async (value, options) => {
  const redirect: Partial<Redirect> = options.data
  const chain = value && isMoved(redirect) && redirect.origin !== 'moved'
  const fault = chain ? await findRedirectChainFault({ page: Number(value) }, redirect, options) : undefined
  return fault ?? relationship(value, options)
})

/** Old addresses and their targets: written by editors, and by the system when a published page moves. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: textInEachLanguage('desk:redirect'), plural: textInEachLanguage('desk:redirects') },
  access: {
    read: allowOwnSiteDocuments('read', 'redirects'),
    readVersions: allowOwnSiteDocuments('read', 'redirects', { site: 'version.site' }),
    create: allowByRole('write', 'redirects'),
    update: allowOwnSiteDocuments('write', 'redirects'),
    delete: allowOwnSiteDocuments('delete', 'redirects'),
  },
  admin: {
    group: textInEachLanguage('desk:content'),
    useAsTitle: 'path',
    defaultColumns: ['path', 'site', 'outcome', 'page', 'origin', 'updatedAt'],
    listSearchableFields: ['path'],
    description: 'Addresses that moved or are gone. A page that moves leaves one here by itself.',
  },
  defaultSort: 'path',
  disableDuplicate: true,
  indexes: [{ fields: ['host', 'path'] }],
  hooks: {
    beforeChange: [refuseRedirectOutOfScope, deriveAddress],
    afterChange: [requestRedirectPublication],
    beforeDelete: [refuseRedirectDeletionOutOfScope],
    afterDelete: [requestRedirectWithdrawal],
  },
  fields: [
    { name: 'site', type: 'relationship', relationTo: 'sites', required: true, index: true },
    {
      name: 'path',
      type: 'text',
      required: true,
      label: 'Old address',
      validate: validateOldPath,
      admin: { description: 'As visitors ask for it, with its language, such as /fr/old-page/.' },
    },
    {
      name: 'outcome',
      type: 'select',
      required: true,
      defaultValue: 'moved',
      label: 'What became of it',
      options: [
        { value: 'moved', label: 'It moved' },
        { value: 'gone', label: 'It is gone for good' },
      ],
    },
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      label: 'New page',
      admin: { condition: isMoved, description: 'Stays right when that page moves on.' },
      validate: validateTarget,
    },
    {
      name: 'url',
      type: 'text',
      label: 'New address',
      admin: { condition: isMoved, description: 'Only when it leads to no page of ours, such as https://…' },
      validate: createFieldValidator(async (value: unknown, options: RedirectOptions) => {
        const { data } = options
        if (!value) return messageUnless(!isMoved(data) || data.page, 'redirect.needsTarget')
        const isAddress = typeof value === 'string' && parseRedirectTargetUrl(value) !== undefined
        if (!isAddress) return message('redirect.address')
        const fault = data.page ? undefined : await findRedirectChainFault({ url: value }, data, options)
        return fault ?? checkTargetAllowedForAccount(value, options)
      }),
    },
    {
      name: 'permanent',
      type: 'checkbox',
      defaultValue: true,
      label: 'For good: search engines forget the old address',
      admin: { condition: isMoved },
    },
    {
      name: 'origin',
      type: 'select',
      required: true,
      defaultValue: 'manual',
      label: 'Made by',
      options: REDIRECT_CREATION_CAUSES.map((value) => ({
        value,
        label: { manual: 'An editor', moved: 'The system, when a page moved' }[value],
      })),
      access: { create: nobody, update: nobody },
      admin: { readOnly: true, position: 'sidebar' },
    },
    systemOnlyField({ name: 'host', type: 'text', index: true, admin: HIDDEN_FIELD_ADMIN }),
    systemOnlyField({ name: 'trashedPage', type: 'number', index: true, admin: HIDDEN_FIELD_ADMIN }),
    sidebarUiField('publicationState', 'admin/publication-state.tsx#PublicationState'),
  ],
}
