import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { isTimeZone } from '@passepartout/content-model/is-time-zone'
import { ENGLISH_LOCALES, LOCALES } from '@passepartout/content-model/locales'
import type { CollectionConfig, Field } from 'payload'
import { allowByRole, allowSiteSettings, allowSiteVersions, nobody, onlyAdmins } from '../access/access-functions.ts'
import { adminOnlyField, systemOnlyField } from '../access/field-write-access.ts'
import { bookingField } from '../content/fields/booking-field.ts'
import { brandField } from '../content/fields/brand-field.ts'
import { experimentsField } from '../content/fields/experiment-fields.ts'
import { pictureField } from '../content/fields/picture-field.ts'
import { CLEAR_ON_DUPLICATE_HOOKS, HIDDEN_FIELD_ADMIN, sidebarUiField } from '../content/fields/ui-field.ts'
import { withRowNames } from '../content/row-names/with-row-names.ts'
import { refuseTrashingSiteWithPages } from '../editing/saving/refuse-trashing.ts'
import { updateRepresentativesOfSite } from '../languages/list/update-list-representative.ts'
import { createValueValidator, messageUnless } from '../messages/create-validator.ts'
import { textInEachLanguage } from '../messages/translate.ts'
import { refuseDeletingSiteWithPages } from '../publishing/refuse-deleting-site-with-pages.ts'
import { requestSitePublication, requestSiteWithdrawal } from '../publishing/request-publication.ts'
import { siteUidOf } from '../publishing/site-uid.ts'
import { COPIES_SITE_CONTEXT_KEY } from '../workflow/new-brand/copy-site.ts'
import { newBrandEndpoints } from '../workflow/new-brand/new-brand-endpoints.ts'
import { newBrandTab } from '../workflow/new-brand/new-brand-tab.ts'
import { refuseForeignLinks } from './rules/refuse-foreign-links.ts'
import { addressFields } from './site-fields/address-fields.ts'
import { crawlersField } from './site-fields/crawlers-field.ts'
import { footerFields } from './site-fields/footer-fields.ts'
import { headerFields } from './site-fields/header-fields.ts'
import { machineInterfacesField } from './site-fields/machine-interfaces-field.ts'
import { profilesField } from './site-fields/profiles-field.ts'
import { searchFields } from './site-fields/search-fields.ts'
import { deleteRedirectsOfSite, deleteReleasesOfSite } from './site-hooks.ts'

const generalFields: Field[] = [
  { name: 'name', type: 'text', required: true, localized: true },
  { name: 'tagline', type: 'text', localized: true },
  adminOnlyField(brandField()),
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
    defaultValue: ENGLISH_LOCALES[0],
    options: [
      { value: 'en-US', label: 'American (November 22, 2026)' },
      { value: 'en-GB', label: 'British (22 November 2026)' },
    ],
    admin: { description: 'How English pages write dates and numbers. Their texts should be of the same kind.' },
  },
  {
    name: 'defaultCurrency',
    type: 'select',
    label: 'Currency shown first',
    required: true,
    defaultValue: 'EUR',
    options: [...CURRENCY_CODES],
  },
  {
    name: 'timeZone',
    type: 'text',
    required: true,
    defaultValue: 'Europe/Paris',
    admin: { description: 'IANA name, such as Europe/London.' },
    validate: createValueValidator((value: unknown) =>
      messageUnless(typeof value === 'string' && isTimeZone(value), 'site.timeZone'),
    ),
  },
  adminOnlyField({
    name: 'tagContainerId',
    type: 'text',
    label: 'Container of Google Tag Manager',
    admin: {
      description:
        'Id of a Google Tag Manager container, such as GTM-ABC123. Visitors load it once they allow it; custom HTML tags do not work.',
    },
    validate: createValueValidator((value: unknown) =>
      messageUnless(!value || (typeof value === 'string' && /^GTM-[A-Z\d]{4,12}$/.test(value)), 'site.tagContainer'),
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
  adminOnlyField(profilesField),
  machineInterfacesField,
  crawlersField,
  pictureField('socialImage', { label: 'Picture for shared links', localized: true }),
]

export const sites: CollectionConfig = {
  slug: 'sites',
  labels: { singular: textInEachLanguage('desk:site'), plural: textInEachLanguage('desk:sites') },
  access: {
    read: allowSiteSettings('read'),
    readVersions: allowSiteVersions,
    create: allowByRole('publish', 'sites'),
    update: allowSiteSettings('write'),
    delete: allowSiteSettings('delete'),
  },
  admin: {
    // Sites in folders share their host.
    useAsTitle: 'uid',
    defaultColumns: ['name', 'host', 'folder', 'brand', 'languages', 'defaultCurrency'],
    listSearchableFields: ['name', 'uid'],
    group: textInEachLanguage('desk:settings'),
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
    afterChange: [updateRepresentativesOfSite, requestSitePublication],
    beforeDelete: [refuseDeletingSiteWithPages, deleteRedirectsOfSite, deleteReleasesOfSite],
    afterDelete: [requestSiteWithdrawal],
  },
  fields: withRowNames([
    {
      type: 'tabs',
      tabs: [
        { label: textInEachLanguage('tabs:general'), fields: generalFields },
        { label: textInEachLanguage('tabs:addresses'), fields: addressFields },
        { label: textInEachLanguage('tabs:header'), fields: headerFields },
        { label: textInEachLanguage('tabs:footer'), fields: footerFields },
        { label: textInEachLanguage('tabs:siteSearch'), fields: searchFields },
        { label: textInEachLanguage('tabs:booking'), fields: [bookingField('site')] },
        { label: textInEachLanguage('tabs:experiments'), fields: [experimentsField] },
      ],
    },
    systemOnlyField({ name: 'uid', type: 'text', index: true, admin: HIDDEN_FIELD_ADMIN }),
    systemOnlyField({
      name: 'sampleHash',
      type: 'text',
      hooks: CLEAR_ON_DUPLICATE_HOOKS,
      admin: HIDDEN_FIELD_ADMIN,
    }),
    // When copying this site began, while it is in progress: an old date marks an abandoned copy, which is removed.
    {
      name: 'unfinishedSince',
      type: 'date',
      index: true,
      access: { create: ({ req }) => req.context[COPIES_SITE_CONTEXT_KEY] === true, update: nobody },
      admin: HIDDEN_FIELD_ADMIN,
    },
    sidebarUiField('whereUsed', 'search/admin/where-used.tsx#WhereUsed'),
    sidebarUiField('publicationState', 'admin/publication-state.tsx#PublicationState'),
    sidebarUiField('checklist', 'workflow/new-brand/launch-checklist.tsx#LaunchChecklist'),
  ]),
}
