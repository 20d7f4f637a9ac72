import type { CollectionConfig } from 'payload'
import { forSystem } from '../access/field-owners.ts'
import { refusePublishing } from '../access/refuse-publishing.ts'
import {
  allowPageCreation,
  allowPageDeletion,
  allowPages,
  allowPageUpdate,
  allowPageVersions,
} from '../access/rules.ts'
import { withCommentMarks } from '../content/comment-marks/with-comment-marks.ts'
import { bookingField } from '../content/fields/booking-field.ts'
import { rightHourField } from '../content/fields/right-hour-field.ts'
import { HIDDEN, NOT_COPIED, uiField } from '../content/fields/ui-field.ts'
import { withShortcodes } from '../content/rich-text/with-shortcodes.ts'
import { keepLiveVersion } from '../editing/saving/keep-live-version.ts'
import { refuseIncompletePage } from '../editing/saving/refuse-incomplete.ts'
import { keepListPlaces, keepPlacesOfOthers, noteEdit } from '../languages/list/keep-list-places.ts'
import { listFields } from '../languages/list/list-fields.ts'
import { showPagesOnce } from '../languages/list/list-filter.ts'
import { madeFromFields, recordTexts } from '../languages/made-from.ts'
import { inEachLanguage } from '../messages/translate.ts'
import { requestPagePublication, requestPageWithdrawal } from '../publishing/request-publication.ts'
import { forgetComments } from '../workflow/comments/forget-comments.ts'
import { forgetReview, requireApproval } from '../workflow/review/require-approval.ts'
import { sidebarFields } from './page-fields/sidebar-fields.ts'
import { categorisationFields, contentFields, metaFields, searchPreview } from './page-fields/tab-fields.ts'
import {
  copyAsDraft,
  derivePageFields,
  describeTakenPlace,
  freeAddress,
  restoreAddress,
  takeProposedAddress,
} from './page-hooks.ts'
import { keepPageWithinRights, setOwnSiteAndLanguage } from './rules/keep-within-rights.ts'
import { refuseForeignLinks } from './rules/refuse-foreign-links.ts'

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: inEachLanguage('desk:page'), plural: inEachLanguage('desk:pages') },
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
    group: inEachLanguage('desk:content'),
    pagination: { defaultLimit: 25, limits: [10, 25, 50, 100] },
    defaultColumns: ['title', 'languageMarks', 'site', 'path', 'lastEdited'],
    listSearchableFields: ['title', 'uid'],
    enableListViewSelectAPI: true,
    groupBy: true,
    baseFilter: showPagesOnce,
    components: {
      beforeListTable: [
        '/src/languages/list/list-switch.tsx#ListSwitch',
        '/src/search/admin/trash-chosen.tsx#TrashChosen',
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
    beforeOperation: [setOwnSiteAndLanguage, copyAsDraft, refusePublishing],
    beforeChange: [
      keepPageWithinRights,
      refuseForeignLinks,
      keepLiveVersion,
      restoreAddress,
      takeProposedAddress,
      derivePageFields,
      recordTexts,
      noteEdit,
      requireApproval,
      refuseIncompletePage,
    ],
    afterChange: [keepListPlaces, freeAddress, requestPagePublication],
    afterDelete: [keepPlacesOfOthers, forgetReview, forgetComments, requestPageWithdrawal],
    afterError: [describeTakenPlace],
  },
  fields: [
    uiField('firstPage', 'workflow/first-page/first-page-strip.tsx#FirstPageStrip', { disableBulkEdit: true }),
    ...withCommentMarks([
      {
        type: 'tabs',
        tabs: [
          { label: inEachLanguage('tabs:content'), fields: withShortcodes(contentFields) },
          { label: inEachLanguage('tabs:search'), fields: [searchPreview, ...withShortcodes(metaFields)] },
          { label: inEachLanguage('tabs:topic'), fields: [...categorisationFields, rightHourField] },
          { label: inEachLanguage('tabs:booking'), fields: [bookingField('page')] },
        ],
      },
      ...sidebarFields,
    ]),
    ...madeFromFields,
    ...listFields,
    forSystem({ name: 'adminLabel', type: 'text', admin: HIDDEN }),
    forSystem({ name: 'publishedAt', type: 'date', admin: { hidden: true }, hooks: NOT_COPIED }),
    forSystem({
      name: 'sampleKey',
      type: 'text',
      index: true,
      hooks: NOT_COPIED,
      admin: HIDDEN,
    }),
    forSystem({
      name: 'sampleHash',
      type: 'text',
      hooks: NOT_COPIED,
      admin: HIDDEN,
    }),
  ],
}
