import { CONTACT_LINK_TYPES, PAYMENT_ICONS } from '@passepartout/content-model/site'
import type { Field } from 'payload'
import { adminOnlyField } from '../../access/field-write-access.ts'
import { pageRelationField } from '../../content/fields/page-relation-field.ts'
import { checkContact } from '../../content/validation/validate-contact.ts'
import { checkOwnOrPartnerAddress, checkOwnOrPartnerLink } from '../../content/validation/validate-domain.ts'
import { createFieldValidator } from '../../messages/create-validator.ts'
import { labelField } from './label-field.ts'

/** The footer of every page. */
export const footerFields: Field[] = [
  {
    name: 'quickLinks',
    type: 'array',
    labels: { singular: 'Quick-link block', plural: 'Quick links' },
    fields: [
      { name: 'title', type: 'text', required: true, localized: true },
      {
        name: 'columns',
        type: 'array',
        labels: { singular: 'Column', plural: 'Columns' },
        fields: [
          { name: 'title', type: 'text', required: true, localized: true },
          {
            name: 'links',
            type: 'array',
            labels: { singular: 'Link', plural: 'Links' },
            fields: [labelField, pageRelationField()],
          },
        ],
      },
    ],
  },
  adminOnlyField({
    name: 'contacts',
    type: 'array',
    labels: { singular: 'Contact', plural: 'Contacts' },
    fields: [
      { name: 'countryName', type: 'text', required: true, localized: true },
      {
        name: 'phoneNumber',
        type: 'text',
        required: true,
        label: 'Phone number or mailbox',
        validate: createFieldValidator(checkContact),
      },
      {
        name: 'ctaType',
        type: 'select',
        required: true,
        defaultValue: 'tel',
        label: 'Kind',
        options: CONTACT_LINK_TYPES.map((value) => ({ value, label: { tel: 'Phone', mailto: 'Mail' }[value] })),
      },
    ],
  }),
  adminOnlyField({
    name: 'appUrl',
    type: 'text',
    label: 'Where the app can be had',
    admin: { description: 'Shown as a QR code on wide screens. Empty: no code.' },
    validate: createFieldValidator(checkOwnOrPartnerAddress),
  }),
  adminOnlyField({
    name: 'verificationUrl',
    type: 'text',
    label: 'Entry in the register of ticket retailers',
    admin: { description: 'Opened by the badge that theatre sites show. Empty: no badge.' },
    validate: createFieldValidator(checkOwnOrPartnerAddress),
  }),
  adminOnlyField({
    name: 'paymentIcons',
    type: 'array',
    labels: { singular: 'Payment', plural: 'Accepted payments' },
    fields: [
      { name: 'name', type: 'select', required: true, options: [...PAYMENT_ICONS] },
      { name: 'link', type: 'text', validate: createFieldValidator(checkOwnOrPartnerLink) },
    ],
  }),
]
