import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import type { ArrayField, Field } from 'payload'
import { adminOnlyField } from '../../access/field-write-access.ts'
import { catalogueFieldComponents } from '../../content/catalogue-picker/field/catalogue-field-components.ts'
import { actionField } from '../../content/fields/action-field.ts'
import { checkOwnOrPartnerLink, checkTargetAllowedForAccount } from '../../content/validation/validate-domain.ts'
import { createFieldValidator, createValueValidator, messageUnless } from '../../messages/create-validator.ts'
import { labelField } from './label-field.ts'

function menu(name: string, menuLabel: string, description: string): ArrayField {
  return {
    name,
    type: 'array',
    label: menuLabel,
    labels: { singular: 'Item', plural: 'Items' },
    admin: { description },
    fields: [
      labelField,
      actionField({
        withLabel: false,
        description: 'May stay empty when the item only opens its own list.',
        alsoCheck: checkTargetAllowedForAccount,
      }),
      {
        name: 'items',
        type: 'array',
        label: 'List below it',
        labels: { singular: 'Item', plural: 'Items' },
        fields: [labelField, actionField({ withLabel: false, alsoCheck: checkTargetAllowedForAccount })],
      },
    ],
  }
}

/** The header of every page. */
export const headerFields: Field[] = [
  {
    name: 'header',
    type: 'group',
    label: false,
    fields: [
      { name: 'logoAltText', type: 'text', localized: true, label: 'Description of the logo' },
      {
        name: 'logo',
        type: 'group',
        label: 'Logo',
        admin: { description: "Takes the place of the brand's own drawing, which returns where it cannot be loaded." },
        fields: [{ name: 'media', type: 'upload', relationTo: 'media', label: 'Picture' }],
      },
      adminOnlyField({
        name: 'logoRedirectionURL',
        type: 'text',
        label: 'Where the logo leads, when not to the home page',
        validate: createFieldValidator(checkOwnOrPartnerLink),
      }),
      { name: 'hasPoweredLogo', type: 'checkbox', label: 'Show the "powered by" mark', defaultValue: false },
      {
        name: 'guestCount',
        type: 'number',
        min: 0,
        label: 'Guests so far',
        admin: {
          description: 'Whole number, such as 34500000. The "powered by" mark counts the millions.',
          condition: (_, siblings) => siblings.hasPoweredLogo === true,
        },
        validate: createValueValidator((value: unknown) =>
          messageUnless(value === null || value === undefined || Number.isSafeInteger(value), 'number.wholeSuchAs', {
            example: '34500000',
          }),
        ),
      },
      {
        name: 'hasAutomatedHeader',
        type: 'checkbox',
        label: 'Build the menu from the catalogue',
        defaultValue: false,
      },
      {
        name: 'city',
        type: 'text',
        label: 'City code of that menu',
        admin: {
          condition: (_, siblings) => siblings.hasAutomatedHeader === true,
          components: catalogueFieldComponents('city'),
        },
      },
      { name: 'showTicketOption', type: 'checkbox', label: 'Show the Tickets link', defaultValue: false },
      {
        name: 'ticketPage',
        type: 'relationship',
        relationTo: 'pages',
        label: 'Page of the Tickets link',
        admin: { condition: (_, siblings) => siblings.showTicketOption === true },
      },
      menu('menuItems', 'Menu', 'From the first item to the last. Used when the menu is not built from the catalogue.'),
      { name: 'showDropdownMenu', type: 'checkbox', label: 'Show the dropdown (wide screens)', defaultValue: false },
      menu('dropdownMenuItems', 'Dropdown', 'Opens beside the logo on wide screens.'),
      {
        name: 'currencies',
        type: 'select',
        hasMany: true,
        label: 'Currencies on offer',
        admin: { description: 'Empty: all of them. The most used ones come first, whatever the order here.' },
        options: [...CURRENCY_CODES],
      },
    ],
  },
]
