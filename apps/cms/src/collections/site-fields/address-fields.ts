import { STRUCTURE_TYPES } from '@passepartout/content-model/site'
import type { Field } from 'payload'
import { canPublishEverywhere } from '../../access/access-functions.ts'
import { adminOnlyField } from '../../access/field-write-access.ts'
import { faultOfSiteFolder } from '../../content/addresses/page-address.ts'
import { CLEAR_ON_DUPLICATE_HOOKS } from '../../content/fields/ui-field.ts'
import { isHostLabel, isHostName } from '../../content/validation/host-name.ts'
import { checkSiteDomain, type PayloadValidateArguments } from '../../content/validation/validate-domain.ts'
import { createFieldValidator, createValueValidator, messageUnless } from '../../messages/create-validator.ts'
import { message } from '../../messages/message.ts'
import { clearUnusedFolder, hasNoPages, isInFolder, setUnusedCopyHost, validateHost } from '../site-hooks.ts'

/** The addresses of a site and of its booking pages. */
export const addressFields: Field[] = [
  adminOnlyField({
    name: 'host',
    type: 'text',
    required: true,
    access: { update: hasNoPages },
    hooks: { beforeDuplicate: [setUnusedCopyHost] },
    admin: {
      description:
        'Such as www.wayfare.example. It cannot change once the site has pages: every address is built from it.',
    },
    validate: validateHost,
  }),
  adminOnlyField({
    name: 'folder',
    type: 'text',
    access: { update: hasNoPages },
    hooks: { beforeValidate: [clearUnusedFolder] },
    admin: {
      description: 'For a site that lives in a folder of its host, such as london. Empty for all others.',
      condition: (data) => isInFolder(data.structureType),
    },
    validate: createValueValidator((value: unknown) => !value || (faultOfSiteFolder(String(value)) ?? true)),
  }),
  adminOnlyField({
    name: 'structureType',
    type: 'select',
    required: true,
    defaultValue: 'rootDomain',
    label: 'Where the site lives',
    options: STRUCTURE_TYPES.map((value) => ({
      value,
      label: {
        rootDomain: 'Own domain',
        subdomain: 'Subdomain',
        subfolder: 'Folder',
        subdomainWithSubfolder: 'Folder of a subdomain',
      }[value],
    })),
  }),
  adminOnlyField({
    name: 'nakedDomain',
    type: 'text',
    label: 'Domain without www',
    required: true,
    validate: createFieldValidator((value: unknown, options: PayloadValidateArguments) =>
      isHostName(value) ? checkSiteDomain(value, options) : message('site.domain'),
    ),
    admin: { description: 'The domain without www, which booking addresses are built from.' },
  }),
  adminOnlyField({
    name: 'bookingSubdomain',
    type: 'text',
    label: 'Start of booking addresses',
    validate: createValueValidator((value: unknown) => messageUnless(!value || isHostLabel(value), 'site.bookingHost')),
    admin: { description: 'The first part of the booking host; "book" when empty.' },
  }),
  {
    name: 'mainAddressOrder',
    type: 'number',
    min: 1,
    label: 'Order among sites that sell the same',
    access: { create: canPublishEverywhere, update: canPublishEverywhere },
    hooks: CLEAR_ON_DUPLICATE_HOOKS,
    admin: {
      description:
        'A whole number from 1. Where several sites have a page about the same product, search engines are told of the one with the lowest number; a page that an editor wrote always comes first. Empty: after the sites with a number. Accounts that work on some sites only cannot change it.',
    },
    validate: createValueValidator((value: unknown) =>
      messageUnless(value === null || value === undefined || isWholeFromOne(value), 'number.wholeFromOne', {
        example: 10,
      }),
    ),
  },
]

function isWholeFromOne(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1
}
