import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { ENGLISHES, LOCALES } from '@passepartout/content-model/locales'
import { CTA_TYPES, PAYMENT_ICONS, STRUCTURE_TYPES } from '@passepartout/content-model/site'
import { parseSynonyms } from '@passepartout/content-model/synonyms'
import type { ArrayField, CollectionConfig, Field } from 'payload'
import { forAdministrators, forSystem } from '../access/field-owners.ts'
import { allow, allowSites, allowSiteVersions, nobody, onlyAdmins, whoPublishesEverywhere } from '../access/rules.ts'
import { fromCatalogue } from '../content/catalogue-picker/from-catalogue.ts'
import { actionField } from '../content/fields/action-field.ts'
import { bookingField } from '../content/fields/booking-field.ts'
import { brandField } from '../content/fields/brand-field.ts'
import { experimentsField } from '../content/fields/experiment-fields.ts'
import { isHost, isHostLabel } from '../content/fields/host-name.ts'
import { faultOfFolder } from '../content/fields/page-address.ts'
import { pageRelation } from '../content/fields/page-relation.ts'
import { pictureField } from '../content/fields/picture-field.ts'
import { checkContact } from '../content/fields/validate-contact.ts'
import {
  type AskedInForm,
  checkLead,
  checkPartnerAddress,
  checkSharedAddress,
  checkSiteDomain,
} from '../content/fields/validate-domain.ts'
import { withRowNames } from '../content/row-names/with-row-names.ts'
import { refuseTrashingSiteWithPages } from '../editing/saving/refuse-trashing.ts'
import { checkField, checkValue, unless } from '../messages/check-value.ts'
import { inEachLanguage } from '../messages/in-each-language.ts'
import { message } from '../messages/message.ts'
import { refuseSiteWithPages } from '../publishing/refuse-site-with-pages.ts'
import { requestSitePublication, requestSiteWithdrawal } from '../publishing/request-publication.ts'
import { siteUidOf } from '../publishing/site-uid.ts'
import { COPIES_SITE } from '../workflow/new-brand/copy-site.ts'
import { newBrandEndpoints } from '../workflow/new-brand/new-brand-endpoints.ts'
import { newBrandTab } from '../workflow/new-brand/new-brand-tab.ts'
import { refuseForeignLinks } from './rules/refuse-foreign-links.ts'
import {
  deleteRedirectsOfSite,
  deleteReleasesOfSite,
  folderOfStructure,
  hasNoPages,
  hostOfCopy,
  isInFolder,
  validateHost,
} from './site-hooks.ts'

const label: Field = { name: 'label', type: 'text', required: true, localized: true }

function menu(name: string, menuLabel: string, description: string): ArrayField {
  return {
    name,
    type: 'array',
    label: menuLabel,
    labels: { singular: 'Item', plural: 'Items' },
    admin: { description },
    fields: [
      label,
      actionField({
        withLabel: false,
        description: 'May stay empty when the item only opens its own list.',
        alsoCheck: checkLead,
      }),
      {
        name: 'items',
        type: 'array',
        label: 'List below it',
        labels: { singular: 'Item', plural: 'Items' },
        fields: [label, actionField({ withLabel: false, alsoCheck: checkLead })],
      },
    ],
  }
}

const addressFields: Field[] = [
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
    required: true,
    validate: checkField((value: unknown, asked: AskedInForm) =>
      isHost(value) ? checkSiteDomain(value, asked) : message('site.domain'),
    ),
    admin: { description: 'The domain without www, which booking addresses are built from.' },
  }),
  forAdministrators({
    name: 'bookingSubdomain',
    type: 'text',
    validate: checkValue((value: unknown) => unless(!value || isHostLabel(value), 'site.bookingHost')),
    admin: { description: 'The first part of the booking host; "book" when empty.' },
  }),
  {
    name: 'mainAddressOrder',
    type: 'number',
    min: 1,
    label: 'Order among sites that sell the same',
    access: { create: whoPublishesEverywhere, update: whoPublishesEverywhere },
    hooks: { beforeDuplicate: [() => null] },
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

const generalFields: Field[] = [
  { name: 'name', type: 'text', required: true, localized: true },
  { name: 'tagline', type: 'text', localized: true },
  forAdministrators(brandField()),
  {
    name: 'languages',
    type: 'select',
    hasMany: true,
    required: true,
    defaultValue: ['en'],
    options: LOCALES.map(({ code, autonym, supported }) => ({
      value: code,
      label: supported ? autonym : `${autonym} (not offered to visitors yet)`,
    })),
  },
  {
    name: 'english',
    type: 'select',
    label: 'English as written',
    defaultValue: ENGLISHES[0],
    options: [
      { value: 'en-US', label: 'American (November 22, 2026)' },
      { value: 'en-GB', label: 'British (22 November 2026)' },
    ],
    admin: { description: 'How English pages write dates and numbers. Their texts should be of the same kind.' },
  },
  { name: 'defaultCurrency', type: 'select', required: true, defaultValue: 'EUR', options: [...CURRENCY_CODES] },
  {
    name: 'timeZone',
    type: 'text',
    required: true,
    defaultValue: 'Europe/Paris',
    admin: { description: 'IANA name, such as Europe/London.' },
    validate: checkValue((value: unknown) => unless(typeof value === 'string' && isTimeZone(value), 'site.timeZone')),
  },
  forAdministrators({
    name: 'tagContainerId',
    type: 'text',
    label: 'Tag container',
    admin: {
      description:
        'Id of a Google Tag Manager container, such as GTM-ABC123. Visitors load it once they allow it; custom HTML tags do not work.',
    },
    validate: checkValue((value: unknown) =>
      unless(!value || (typeof value === 'string' && /^GTM-[A-Z\d]{4,12}$/.test(value)), 'site.tagContainer'),
    ),
  }),
  {
    name: 'needsApproval',
    type: 'checkbox',
    defaultValue: false,
    label: 'A second person approves what is published',
    access: { create: onlyAdmins, update: onlyAdmins },
    admin: { description: 'Publishing a page then takes a review, beside its form. Administrators alone change this.' },
  },
  pictureField('socialImage', { label: 'Picture for shared links', localized: true }),
]

const headerFields: Field[] = [
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
      forAdministrators({
        name: 'logoRedirectionURL',
        type: 'text',
        label: 'Where the logo leads, when not to the home page',
        validate: checkField(checkSharedAddress),
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
        validate: checkValue((value: unknown) =>
          unless(value === null || value === undefined || Number.isSafeInteger(value), 'number.wholeSuchAs', {
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
          components: fromCatalogue('city'),
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

const footerFields: Field[] = [
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
            fields: [label, pageRelation()],
          },
        ],
      },
    ],
  },
  forAdministrators({
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
        validate: checkField(checkContact),
      },
      {
        name: 'ctaType',
        type: 'select',
        required: true,
        defaultValue: 'tel',
        label: 'Kind',
        options: CTA_TYPES.map((value) => ({ value, label: { tel: 'Phone', mailto: 'Mail' }[value] })),
      },
    ],
  }),
  forAdministrators({
    name: 'appUrl',
    type: 'text',
    label: 'Where the app can be had',
    admin: { description: 'Shown as a QR code on wide screens. Empty: no code.' },
    validate: checkField(checkPartnerAddress),
  }),
  forAdministrators({
    name: 'verificationUrl',
    type: 'text',
    label: 'Entry in the register of ticket retailers',
    admin: { description: 'Opened by the badge that theatre sites show. Empty: no badge.' },
    validate: checkField(checkPartnerAddress),
  }),
  forAdministrators({
    name: 'paymentIcons',
    type: 'array',
    labels: { singular: 'Payment', plural: 'Accepted payments' },
    fields: [
      { name: 'name', type: 'select', required: true, options: [...PAYMENT_ICONS] },
      { name: 'link', type: 'text', validate: checkField(checkSharedAddress) },
    ],
  }),
]

const searchFields: Field[] = [
  {
    name: 'search',
    type: 'group',
    label: false,
    fields: [
      {
        name: 'isInHeader',
        type: 'checkbox',
        label: 'Offer the search in the header of every page',
        defaultValue: true,
      },
      {
        name: 'synonyms',
        type: 'textarea',
        localized: true,
        label: 'Words that mean the same',
        admin: {
          description:
            'For this language. Each line holds words that find the same things, with commas: Colosseum, Flavian amphitheatre. Accents, capitals and small typing mistakes are forgiven without them, and places are found by their names in every language.',
        },
        validate: checkValue((value: unknown) => {
          const [fault] = parseSynonyms(typeof value === 'string' ? value : '').faults
          return fault ? message(`synonyms.${fault.kind}`, fault.values) : true
        }),
      },
    ],
  },
]

export const sites: CollectionConfig = {
  slug: 'sites',
  labels: { singular: inEachLanguage('desk:site'), plural: inEachLanguage('desk:sites') },
  access: {
    read: allowSites('read'),
    readVersions: allowSiteVersions,
    create: allow('publish', 'sites'),
    update: allowSites('write'),
    delete: allowSites('delete'),
  },
  admin: {
    // Sites in folders share their host.
    useAsTitle: 'uid',
    defaultColumns: ['name', 'host', 'folder', 'brand', 'languages', 'defaultCurrency'],
    listSearchableFields: ['name', 'uid'],
    group: inEachLanguage('desk:settings'),
    description:
      'What all pages of a site share. Words are kept per language: switch the language above. Saving puts the change online.',
    components: { views: { edit: { newBrand: newBrandTab } } },
  },
  defaultSort: 'uid',
  endpoints: newBrandEndpoints,
  hooks: {
    beforeChange: [
      refuseTrashingSiteWithPages,
      refuseForeignLinks,
      ({ data, originalDoc }) => ({
        ...data,
        uid: siteUidOf({ host: String(data.host ?? originalDoc?.host), folder: data.folder ?? originalDoc?.folder }),
      }),
    ],
    afterChange: [requestSitePublication],
    beforeDelete: [refuseSiteWithPages, deleteRedirectsOfSite, deleteReleasesOfSite],
    afterDelete: [requestSiteWithdrawal],
  },
  fields: withRowNames([
    {
      type: 'tabs',
      tabs: [
        { label: inEachLanguage('tabs:general'), fields: generalFields },
        { label: inEachLanguage('tabs:addresses'), fields: addressFields },
        { label: inEachLanguage('tabs:header'), fields: headerFields },
        { label: inEachLanguage('tabs:footer'), fields: footerFields },
        { label: inEachLanguage('tabs:siteSearch'), fields: searchFields },
        { label: inEachLanguage('tabs:booking'), fields: [bookingField('site')] },
        { label: inEachLanguage('tabs:experiments'), fields: [experimentsField] },
      ],
    },
    forSystem({ name: 'uid', type: 'text', index: true, admin: { hidden: true, disableListColumn: true } }),
    forSystem({
      name: 'sampleHash',
      type: 'text',
      hooks: { beforeDuplicate: [() => null] },
      admin: { hidden: true, disableListColumn: true },
    }),
    // Since when the site has been copied out of another one, as long as that goes on: a site with an old date is taken back.
    {
      name: 'unfinishedSince',
      type: 'date',
      index: true,
      access: { create: ({ req }) => req.context[COPIES_SITE] === true, update: nobody },
      admin: { hidden: true, disableListColumn: true },
    },
    {
      name: 'whereUsed',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/src/search/admin/where-used.tsx#WhereUsed' },
        disableListColumn: true,
      },
    },
    {
      name: 'publicationState',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/src/admin/publication-state.tsx#PublicationState' },
        disableListColumn: true,
      },
    },
    {
      name: 'checklist',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/src/workflow/new-brand/checklist.tsx#Checklist' },
        disableListColumn: true,
      },
    },
  ]),
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
