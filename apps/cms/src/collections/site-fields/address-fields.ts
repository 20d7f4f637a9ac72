import { STRUCTURE_TYPES } from '@passepartout/content-model/site'
import type { Field } from 'payload'
import { forAdministrators } from '../../access/field-owners.ts'
import { canPublishEverywhere } from '../../access/rules.ts'
import { faultOfFolder } from '../../content/addresses/page-address.ts'
import { NOT_COPIED } from '../../content/fields/ui-field.ts'
import { isHost, isHostLabel } from '../../content/validation/host-name.ts'
import { checkSiteDomain, type FormFieldOptions } from '../../content/validation/validate-domain.ts'
import { checkField, checkValue, unless } from '../../messages/check-value.ts'
import { message } from '../../messages/message.ts'
import { folderOfStructure, hasNoPages, hostOfCopy, isInFolder, validateHost } from '../site-hooks.ts'

/** The addresses of a site and of its booking pages. */
export const addressFields: Field[] = [
  forAdministrators({
    name: 'host',
    type: 'text',
    required: true,
    access: { update: hasNoPages },
    hooks: { beforeDuplicate: [hostOfCopy] },
    admin: {
      description:
        'Such as www.wayfare.example. It cannot change once the site has pages: every address is built from it.',
    },
    validate: validateHost,
  }),
  forAdministrators({
    name: 'folder',
    type: 'text',
    access: { update: hasNoPages },
    hooks: { beforeValidate: [folderOfStructure] },
    admin: {
      description: 'For a site that lives in a folder of its host, such as london. Empty for all others.',
      condition: (data) => isInFolder(data.structureType),
    },
    validate: checkValue((value: unknown) => !value || (faultOfFolder(String(value)) ?? true)),
  }),
  forAdministrators({
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
  forAdministrators({
    name: 'nakedDomain',
    type: 'text',
    label: 'Domain without www',
    required: true,
    validate: checkField((value: unknown, options: FormFieldOptions) =>
      isHost(value) ? checkSiteDomain(value, options) : message('site.domain'),
    ),
    admin: { description: 'The domain without www, which booking addresses are built from.' },
  }),
  forAdministrators({
    name: 'bookingSubdomain',
    type: 'text',
    label: 'Start of booking addresses',
    validate: checkValue((value: unknown) => unless(!value || isHostLabel(value), 'site.bookingHost')),
    admin: { description: 'The first part of the booking host; "book" when empty.' },
  }),
  {
    name: 'mainAddressOrder',
    type: 'number',
    min: 1,
    label: 'Order among sites that sell the same',
    access: { create: canPublishEverywhere, update: canPublishEverywhere },
    hooks: NOT_COPIED,
    admin: {
      description:
        'A whole number from 1. Where several sites have a page about the same product, search engines are told of the one with the lowest number; a page that an editor wrote always comes first. Empty: after the sites with a number. Accounts that work on some sites only cannot change it.',
    },
    validate: checkValue((value: unknown) =>
      unless(value === null || value === undefined || isWholeFromOne(value), 'number.wholeFromOne', { example: 10 }),
    ),
  },
]

function isWholeFromOne(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1
}
