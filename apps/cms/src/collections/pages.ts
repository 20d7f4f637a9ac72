import type { CollectionConfig } from 'payload'
import {
  allowPageCreation,
  allowPageDeletion,
  allowPages,
  allowPageUpdate,
  allowPageVersions,
} from '../access/access-functions.ts'
import { systemOnlyField } from '../access/field-write-access.ts'
import { refusePublishing } from '../access/refuse-publishing.ts'
import { withCommentMarks } from '../content/comment-marks/with-comment-marks.ts'
import { bestTimeToVisitField } from '../content/fields/best-time-to-visit-field.ts'
import { bookingField } from '../content/fields/booking-field.ts'
import { CLEAR_ON_DUPLICATE_HOOKS, HIDDEN_FIELD_ADMIN, uiField } from '../content/fields/ui-field.ts'
import { withShortcodeTools } from '../content/rich-text/with-shortcode-tools.ts'
import { refusePublishingIncompletePage } from '../editing/saving/refuse-publishing-incomplete-page.ts'
import { trashPublishedVersion } from '../editing/saving/trash-published-version.ts'
import { pagesListFields } from '../languages/list/list-fields.ts'
import { showPagesOnce } from '../languages/list/list-filter.ts'
import {
  recordLastEdit,
  updateListRepresentative,
  updateRepresentativeAfterDelete,
} from '../languages/list/update-list-representative.ts'
import { recordSourceTexts, sourceTextFields } from '../languages/record-source-texts.ts'
import { textInEachLanguage } from '../messages/translate.ts'
import { requestPagePublication, requestPageWithdrawal } from '../publishing/request-publication.ts'
import { deleteCommentsOfPage } from '../workflow/comments/delete-comments-of-page.ts'
import { deleteReviewOfPage, requireApproval } from '../workflow/review/require-approval.ts'
import { sidebarFields } from './page-fields/sidebar-fields.ts'
import { categorisationFields, contentFields, metaFields, searchPreview } from './page-fields/tab-fields.ts'
import {
  applyProposedAddress,
  convertUniqueViolationToFieldError,
  copyAsDraft,
  derivePageFields,
  removeTrashRedirect,
  requireFreeAddressOnRestore,
} from './page-hooks.ts'
import { refusePageOutOfScope, setPermittedSiteAndLanguage } from './rules/enforce-account-scope.ts'
import { refuseForeignLinks } from './rules/refuse-foreign-links.ts'

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: textInEachLanguage('desk:page'), plural: textInEachLanguage('desk:pages') },
  access: {
    read: allowPages('read'),
    readVersions: allowPageVersions,
    create: allowPageCreation,
    update: allowPageUpdate,
    delete: allowPageDeletion,
  },
  // What the list needs of a page besides its columns.
  forceSelect: { title: true, site: true, lang: true, translationGroup: true },
  admin: {
    useAsTitle: 'adminLabel',
    group: textInEachLanguage('desk:content'),
    pagination: { defaultLimit: 25, limits: [10, 25, 50, 100] },
    defaultColumns: ['title', 'languageMarks', 'site', 'path', 'lastEdited'],
    listSearchableFields: ['title', 'uid'],
    enableListViewSelectAPI: true,
    groupBy: true,
    baseFilter: showPagesOnce,
    components: {
      beforeListTable: [
        '/src/languages/list/pages-or-languages-switch.tsx#PagesOrLanguagesSwitch',
        '/src/search/admin/trash-selected-pages.tsx#TrashSelectedPages',
      ],
      edit: {
        beforeDocumentControls: [
          '/src/editing/undo/undo-buttons.tsx#UndoButtons',
          '/src/workflow/comments/page-comments.tsx#PageComments',
        ],
        editMenuItems: ['/src/search/admin/trash-menu-item.tsx#TrashMenuItem'],
      },
      views: {
        list: { Component: '/src/languages/list/pages-list-view.tsx#PagesListView' },
        create: { Component: '/src/editing/new-page/new-page-view.tsx#NewPageView', path: '/create', exact: true },
        edit: {
          translate: {
            Component: '/src/languages/translate/translate-tab.tsx#TranslateTab',
            path: '/translate',
            tab: { label: ({ t }: { t: (key: string) => string }) => t('desk:translate:tab'), href: '/translate' },
          },
        },
      },
    },
    description: 'Changes are kept as a draft until you publish them.',
  },
  defaultSort: '-lastEdited',
  versions: { drafts: { autosave: { interval: 800 } }, maxPerDoc: 50 },
  indexes: [{ fields: ['uid', 'lang', 'kind'] }],
  hooks: {
    beforeOperation: [setPermittedSiteAndLanguage, copyAsDraft, refusePublishing],
    beforeChange: [
      refusePageOutOfScope,
      refuseForeignLinks,
      trashPublishedVersion,
      requireFreeAddressOnRestore,
      applyProposedAddress,
      derivePageFields,
      recordSourceTexts,
      recordLastEdit,
      requireApproval,
      refusePublishingIncompletePage,
    ],
    afterChange: [updateListRepresentative, removeTrashRedirect, requestPagePublication],
    afterDelete: [updateRepresentativeAfterDelete, deleteReviewOfPage, deleteCommentsOfPage, requestPageWithdrawal],
    afterError: [convertUniqueViolationToFieldError],
  },
  fields: [
    uiField('firstPage', 'workflow/onboarding/onboarding-strip.tsx#OnboardingStrip', { disableBulkEdit: true }),
    ...withCommentMarks([
      {
        type: 'tabs',
        tabs: [
          { label: textInEachLanguage('tabs:content'), fields: withShortcodeTools(contentFields) },
          { label: textInEachLanguage('tabs:search'), fields: [searchPreview, ...withShortcodeTools(metaFields)] },
          { label: textInEachLanguage('tabs:topic'), fields: [...categorisationFields, bestTimeToVisitField] },
          { label: textInEachLanguage('tabs:booking'), fields: [bookingField('page')] },
        ],
      },
      ...sidebarFields,
    ]),
    ...sourceTextFields,
    ...pagesListFields,
    systemOnlyField({ name: 'adminLabel', type: 'text', admin: HIDDEN_FIELD_ADMIN }),
    systemOnlyField({ name: 'publishedAt', type: 'date', admin: { hidden: true }, hooks: CLEAR_ON_DUPLICATE_HOOKS }),
    systemOnlyField({
      name: 'sampleKey',
      type: 'text',
      index: true,
      hooks: CLEAR_ON_DUPLICATE_HOOKS,
      admin: HIDDEN_FIELD_ADMIN,
    }),
    systemOnlyField({
      name: 'sampleHash',
      type: 'text',
      hooks: CLEAR_ON_DUPLICATE_HOOKS,
      admin: HIDDEN_FIELD_ADMIN,
    }),
  ],
}
