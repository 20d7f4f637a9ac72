import { LOCALES } from '@passepartout/content-model/locales'
import { LANDING_PAGE_KINDS, PAGE_SUB_TYPES, PAGE_TYPES } from '@passepartout/content-model/page'
import { PAGE_OR_LEGAL_KINDS } from '@passepartout/content-model/page-kind'
import type { Field } from 'payload'
import { systemOnlyField } from '../../access/field-write-access.ts'
import { pageRelationField } from '../../content/fields/page-relation-field.ts'
import { uiField } from '../../content/fields/ui-field.ts'
import {
  setFreeCopyPath,
  startOwnTranslationGroup,
  validateOneTranslationPerLanguage,
  validatePath,
} from '../page-hooks.ts'

const fields: Field[] = [
  uiField('previewButton', 'admin/preview-button.tsx#PreviewButton'),
  uiField('publicationState', 'admin/publication-state.tsx#PublicationState'),
  uiField('schedule', 'workflow/releases/page-schedule.tsx#PageSchedule'),
  // What comes after the form, of a length that is not known, moves what follows it.
  uiField('review', 'workflow/review/page-review.tsx#PageReview'),
  uiField('pageCheck', 'health/admin/draft-link-check.tsx#DraftLinkCheck'),
  uiField('whereUsed', 'search/admin/where-used.tsx#WhereUsed'),
  uiField('translations', 'admin/page-translations.tsx#PageTranslations'),
  {
    name: 'site',
    type: 'relationship',
    relationTo: 'sites',
    required: true,
    index: true,
    admin: { components: { Cell: '/src/languages/list/site-cell.tsx#SiteCell' } },
  },
  {
    name: 'lang',
    type: 'select',
    required: true,
    defaultValue: 'en',
    index: true,
    label: 'Language',
    validate: validateOneTranslationPerLanguage,
    options: LOCALES.map(({ code, autonym }) => ({ value: code, label: autonym })),
  },
  {
    name: 'path',
    type: 'text',
    label: 'Address',
    validate: validatePath,
    hooks: { beforeDuplicate: [setFreeCopyPath] },
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
    options: PAGE_OR_LEGAL_KINDS.map((value) => ({
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
  pageRelationField({
    name: 'parent',
    label: 'Page above',
    description: 'For the line of links at the top of the page.',
    isOther: true,
  }),
  systemOnlyField({
    name: 'uid',
    type: 'text',
    label: 'Internal address',
    admin: {
      readOnly: true,
      description: 'The content system makes it from site and address, and links between pages use it.',
    },
  }),
  {
    name: 'translationGroup',
    type: 'text',
    label: 'Shared by its translations',
    index: true,
    hooks: { beforeDuplicate: [startOwnTranslationGroup] },
    admin: {
      readOnly: true,
      description: 'A mark of the content system: pages with the same one are translations of each other.',
    },
  },
]

/** The sidebar of a page's form: its state, its place and its kind. */
export const sidebarFields: readonly Field[] = fields.map(
  (field): Field => ({ ...field, admin: { ...field.admin, position: 'sidebar' } }) as Field,
)
