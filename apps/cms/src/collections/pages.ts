import { LOCALES } from '@passepartout/content-model/locales'
import { LANDING_PAGE_KINDS, PAGE_SUB_TYPES, PAGE_TYPES } from '@passepartout/content-model/page'
import { PAGE_KINDS } from '@passepartout/content-model/page-kind'
import type { CollectionConfig, Field } from 'payload'
import { forSystem } from '../access/field-owners.ts'
import { refusePublishing } from '../access/refuse-publishing.ts'
import {
  allowPageCreation,
  allowPages,
  allowPageUpdate,
  allowPageVersions,
  whoPublishesEverywhere,
} from '../access/rules.ts'
import { blocksField } from '../content/blocks/page-blocks.ts'
import type { EntryKind } from '../content/catalogue-picker/entry.ts'
import { fromCatalogue } from '../content/catalogue-picker/from-catalogue.ts'
import { bookingField } from '../content/fields/booking-field.ts'
import { pageRelation } from '../content/fields/page-relation.ts'
import { pictureField } from '../content/fields/picture-field.ts'
import { lineField, linesField } from '../content/fields/text-fields.ts'
import { NOT_COPIED, UNSEEN, uiField } from '../content/fields/ui-field.ts'
import { withShortcodes } from '../content/fields/with-shortcodes.ts'
import { keepLiveVersion } from '../editing/saving/keep-live-version.ts'
import { refuseIncompletePage } from '../editing/saving/refuse-incomplete.ts'
import { madeFromFields, noteWords } from '../languages/made-from.ts'
import { inEachLanguage } from '../messages/in-each-language.ts'
import { requestPagePublication, requestPageWithdrawal } from '../publishing/request-publication.ts'
import { forgetReview, requireApproval } from '../workflow/review/require-approval.ts'
import {
  addressOfCopy,
  copyAsDraft,
  derivePageFields,
  freeAddress,
  restoreAddress,
  startOwnTranslationGroup,
  validateLanguage,
  validatePath,
} from './page-hooks.ts'
import { keepPageWithinRights, startAtOwnPlace } from './rules/keep-within-rights.ts'
import { refuseForeignLinks } from './rules/refuse-foreign-links.ts'

/** A page of more has become several. */
const MOST_BLOCKS = 200

const contentFields: Field[] = [
  lineField('title', 300, {
    required: true,
    description: 'The heading that visitors see.',
  }),
  lineField('kicker', 160, { label: 'Line above the title' }),
  linesField('standfirst', 1000, { label: 'Introduction' }),
  pictureField('heroImage', { label: 'Opening picture' }),
  blocksField({ maxRows: MOST_BLOCKS }),
]

const searchPreview: Field = uiField('searchPreview', 'editing/search-preview/search-preview.tsx#SearchPreview')

const metaFields: Field[] = [
  {
    name: 'meta',
    type: 'group',
    label: false,
    fields: [
      lineField('title', 300, {
        label: 'Title in search results',
        description: 'Empty: the heading. About 60 characters are shown.',
      }),
      linesField('description', 1000, {
        label: 'Description in search results',
        description: 'One or two sentences; about 155 characters are shown.',
      }),
      pictureField('image', { label: 'Picture for shared links', description: 'Empty: the opening picture.' }),
      { name: 'noIndex', type: 'checkbox', label: 'Keep out of search engines', defaultValue: false },
    ],
  },
]

const categorisationFields: Field[] = [
  {
    name: 'categorisation',
    type: 'group',
    label: false,
    admin: { description: 'What the page is about, in the words and numbers of the catalogue.' },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'city',
            type: 'text',
            label: 'City code, such as PARIS',
            admin: { components: fromCatalogue('city') },
          },
          { name: 'country', type: 'text', label: 'Country' },
        ],
      },
      {
        type: 'row',
        fields: [
          numberOf('collection', 'collectionId', 'Collection'),
          numberOf('category', 'categoryId', 'Category'),
          numberOf('subCategory', 'subCategoryId', 'Sub-category'),
          numberOf('product', 'tgid', 'Tour group of a show page'),
        ],
      },
      {
        name: 'asksForDate',
        type: 'checkbox',
        defaultValue: false,
        label: 'The booking page of this tour group asks for the date itself',
        access: { create: whoPublishesEverywhere, update: whoPublishesEverywhere },
        admin: {
          description:
            'No link to it, on any page of any site, then names a date, a variant or a tour; so whoever publishes on all of them says it.',
          condition: (_, categorisation) => Boolean(categorisation?.tgid),
        },
      },
    ],
  },
]

function numberOf(kind: EntryKind, name: string, label: string): Field {
  return { name, type: 'number', label, admin: { components: fromCatalogue(kind) } }
}

const sidebarFields: Field[] = [
  uiField('previewButton', 'admin/preview-button.tsx#PreviewButton'),
  uiField('publicationState', 'admin/publication-state.tsx#PublicationState'),
  uiField('pageCheck', 'health/admin/page-check.tsx#PageCheck'),
  uiField('whereUsed', 'search/admin/where-used.tsx#WhereUsed'),
  uiField('review', 'workflow/review/review.tsx#Review'),
  uiField('schedule', 'workflow/releases/page-schedule.tsx#PageSchedule'),
  uiField('translations', 'admin/translations.tsx#Translations'),
  { name: 'site', type: 'relationship', relationTo: 'sites', required: true, index: true },
  {
    name: 'lang',
    type: 'select',
    required: true,
    defaultValue: 'en',
    index: true,
    label: 'Language',
    validate: validateLanguage,
    options: LOCALES.map(({ code, autonym }) => ({ value: code, label: autonym })),
  },
  {
    name: 'path',
    type: 'text',
    label: 'Address',
    validate: validatePath,
    hooks: { beforeDuplicate: [addressOfCopy] },
    admin: {
      description:
        'Below the host and the language, such as travel-guide/three-days-in-paris. Empty for home and legal pages.',
    },
  },
  {
    name: 'pageType',
    type: 'select',
    label: 'Kind of page',
    required: true,
    defaultValue: 'contentPage',
    options: PAGE_TYPES.map((value) => ({
      value,
      label: {
        homePage: 'Home',
        cityPage: 'City',
        categoryPage: 'Category',
        subCategoryPage: 'Sub-category',
        collectionPage: 'Collection',
        productPage: 'Product',
        showPage: 'Show',
        contentPage: 'Content',
        shoulderPage: 'Shoulder page',
      }[value],
    })),
  },
  {
    name: 'pageSubType',
    type: 'select',
    label: 'What it helps with',
    options: PAGE_SUB_TYPES.map((value) => ({
      value,
      label: { PlanYourVisit: 'Plan your visit', Directions: 'Directions' }[value],
    })),
  },
  {
    name: 'landingPageKind',
    type: 'select',
    label: 'What visitors look for',
    options: LANDING_PAGE_KINDS.map((value) => ({
      value,
      label: { Location: 'Location', Theme: 'Theme', TravelGuide: 'Travel guide' }[value],
    })),
  },
  {
    name: 'kind',
    type: 'select',
    required: true,
    defaultValue: 'page',
    label: 'Legal page',
    hooks: { beforeDuplicate: [() => 'page'] },
    options: PAGE_KINDS.map((value) => ({
      value,
      label: {
        page: 'No, an ordinary page',
        company: 'Company details',
        privacy: 'Privacy policy',
        terms: 'Terms and conditions',
        cancellation: 'Cancellation policy',
      }[value],
    })),
  },
  pageRelation({
    name: 'parent',
    label: 'Page above',
    description: 'For the line of links at the top of the page.',
    isOther: true,
  }),
  forSystem({
    name: 'uid',
    type: 'text',
    label: 'Page identifier',
    admin: { readOnly: true, description: 'Follows from the site and the address.' },
  }),
  {
    name: 'translationGroup',
    type: 'text',
    index: true,
    hooks: { beforeDuplicate: [startOwnTranslationGroup] },
    admin: { readOnly: true, description: 'Pages that are translations of each other share it.' },
  },
]

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: inEachLanguage('desk:page'), plural: inEachLanguage('desk:pages') },
  access: {
    read: allowPages('read'),
    readVersions: allowPageVersions,
    create: allowPageCreation,
    update: allowPageUpdate,
    delete: allowPages('delete'),
  },
  admin: {
    useAsTitle: 'adminLabel',
    group: inEachLanguage('desk:content'),
    pagination: { defaultLimit: 50 },
    defaultColumns: ['title', 'site', 'lang', 'path', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'uid'],
    groupBy: true,
    components: {
      beforeListTable: ['/src/search/admin/trash-chosen.tsx#TrashChosen'],
      edit: { editMenuItems: ['/src/search/admin/trash-menu-item.tsx#TrashMenuItem'] },
      views: {
        edit: {
          translate: {
            Component: '/src/languages/translate/translate-view.tsx#TranslateView',
            path: '/translate',
            tab: { label: ({ t }: { t: (key: string) => string }) => t('desk:translate:tab'), href: '/translate' },
          },
        },
      },
    },
    description: 'One entry per language. Changes are kept as a draft until you publish them.',
  },
  defaultSort: '-updatedAt',
  versions: { drafts: { autosave: { interval: 800 } }, maxPerDoc: 50 },
  indexes: [{ fields: ['uid', 'lang', 'kind'] }],
  hooks: {
    beforeOperation: [startAtOwnPlace, copyAsDraft, refusePublishing],
    beforeChange: [
      keepPageWithinRights,
      refuseForeignLinks,
      keepLiveVersion,
      restoreAddress,
      derivePageFields,
      noteWords,
      requireApproval,
      refuseIncompletePage,
    ],
    afterChange: [freeAddress, requestPagePublication],
    afterDelete: [forgetReview, requestPageWithdrawal],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: inEachLanguage('tabs:content'), fields: withShortcodes(contentFields) },
        { label: inEachLanguage('tabs:search'), fields: [searchPreview, ...withShortcodes(metaFields)] },
        { label: inEachLanguage('tabs:topic'), fields: categorisationFields },
        { label: inEachLanguage('tabs:booking'), fields: [bookingField('page')] },
      ],
    },
    ...sidebarFields.map(inSidebar),
    ...madeFromFields,
    forSystem({ name: 'adminLabel', type: 'text', admin: UNSEEN }),
    forSystem({ name: 'publishedAt', type: 'date', admin: { hidden: true }, hooks: NOT_COPIED }),
    forSystem({
      name: 'sampleKey',
      type: 'text',
      index: true,
      hooks: NOT_COPIED,
      admin: UNSEEN,
    }),
    forSystem({
      name: 'sampleHash',
      type: 'text',
      hooks: NOT_COPIED,
      admin: UNSEEN,
    }),
  ],
}

function inSidebar<F extends Field>(field: F): F {
  return { ...field, admin: { ...field.admin, position: 'sidebar' } }
}
