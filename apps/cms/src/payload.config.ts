import { join } from 'node:path'
import { LOCALES } from '@passepartout/content-model/locales'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { fr } from '@payloadcms/translations/languages/fr'
import { ru } from '@payloadcms/translations/languages/ru'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { auditLog } from './access/audit-log.ts'
import { withReadOnlySystemFields } from './access/field-write-access.ts'
import { addErrorCodes, withBulkErrorCodes } from './access/http/add-error-codes.ts'
import { convertInputErrors } from './access/http/convert-input-errors.ts'
import { logOptions } from './access/http/log-options.ts'
import { withRestrictedRelationQueries } from './access/restrict-relation-queries.ts'
import { helpPictureEndpoint } from './admin/help/help-picture-endpoint.ts'
import { favicon } from './admin/theme/favicon.ts'
import { draftEndpoints } from './collections/draft-endpoints.ts'
import { mediaCollection } from './collections/media.ts'
import { moveToTrashEndpoints } from './collections/move-to-trash-endpoints.ts'
import { pageEndpoints } from './collections/page-endpoints.ts'
import { pages } from './collections/pages.ts'
import { redirects } from './collections/redirects.ts'
import { restrictLocks } from './collections/rules/restrict-locks.ts'
import { sites } from './collections/sites.ts'
import { usersCollection } from './collections/users.ts'
import { withFieldDescriptions } from './collections/with-field-descriptions.ts'
import { blockPictureEndpoint } from './content/blocks/block-pictures.ts'
import { cataloguePickerEndpoints } from './content/catalogue-picker/search/catalogue-picker-endpoints.ts'
import { shortcodePriceEndpoint } from './content/catalogue-prices/shortcode-price-endpoint.ts'
import { whyPriceEndpoint } from './content/catalogue-prices/why-price-endpoint.ts'
import { richTextEditor } from './content/rich-text/rich-text-editor.ts'
import { tourTagsEndpoint } from './content/tour-tags/tour-tags-endpoint.ts'
import { compositions } from './editing/compositions/compositions.ts'
import { previewLinks } from './editing/preview/preview-links.ts'
import { withLivePreview } from './editing/preview/with-live-preview.ts'
import { withEditingSafeguards } from './editing/saving/with-editing-safeguards.ts'
import { healthEndpoints } from './health/health-endpoints.ts'
import { pendingTasksEndpoint } from './health/pending-tasks/pending-tasks-endpoint.ts'
import { missEndpoints } from './health/search-misses/miss-endpoints.ts'
import { mailAdapter } from './infrastructure/mail/mail-adapter.ts'
import { loadSettings, type Settings } from './infrastructure/settings.ts'
import { matrixEndpoint } from './languages/matrix/matrix-endpoint.ts'
import { startMissingTranslationsEndpoint } from './languages/translate/start-missing-translations.ts'
import { translateEndpoints } from './languages/translate/translate-endpoints.ts'
import { mediaFolders, withFolderLabel } from './media/folders/media-folders.ts'
import { mediaStorage } from './media/storage/media-storage.ts'
import { adminTranslations } from './messages/translate.ts'
import { publicationStatusEndpoint } from './publishing/publication-status-endpoint.ts'
import { publicationRequests, publications } from './publishing/publications.ts'
import { searchEndpoints } from './search/search-endpoints.ts'
import { withSearchIndex } from './search/with-search-index.ts'
import { commentEndpoints } from './workflow/comments/comment-endpoints.ts'
import { comments } from './workflow/comments/comments.ts'
import { onboardingEndpoints } from './workflow/onboarding/onboarding-endpoints.ts'
import { releases } from './workflow/releases/releases.ts'
import { reviewEndpoints } from './workflow/review/review-endpoints.ts'
import { reviews } from './workflow/review/reviews.ts'

const settings = loadSettings()

/** Schema changes reach a database by the committed migrations only, in development too. */
function databaseOf({ databaseKind, databaseUrl, appDir }: Settings) {
  const migrationDir = join(appDir, 'src', 'migrations', databaseKind)
  const shared = { push: false, blocksAsJSON: true, migrationDir } as const
  if (databaseKind === 'sqlite') {
    return sqliteAdapter({
      ...shared,
      client: { url: databaseUrl },
      autoIncrement: true,
      wal: true,
      busyTimeout: 5000,
    })
  }
  return postgresAdapter({ ...shared, pool: { connectionString: databaseUrl, options: '-c jit=off' } })
}

/** What editors may change in many documents at once; everything else is of one alone. */
const OF_MANY = {
  pages: [
    'parent',
    'noIndex',
    'pageSubType',
    'landingPageKind',
    'city',
    'country',
    'collectionId',
    'categoryId',
    'subCategoryId',
  ],
  media: ['credit'],
  sites: ['defaultCurrency', 'timeZone', 'tagContainerId', 'appUrl', 'verificationUrl'],
  redirects: ['permanent'],
}

const config = buildConfig({
  secret: settings.payloadSecret,
  serverURL: settings.url,
  telemetry: false,
  logger: { options: logOptions(settings.logLevel) },
  email: mailAdapter(settings.mail),
  loggingLevels: { APIError: 'warn' },
  graphQL: { disable: true },
  i18n: { supportedLanguages: { en, de, fr, es, ru }, translations: adminTranslations },
  db: databaseOf(settings),
  editor: richTextEditor,
  sharp,
  localization: {
    locales: LOCALES.map(({ code, autonym, direction }) => ({ code, label: autonym, rtl: direction === 'rtl' })),
    defaultLocale: 'en',
    /** Gives a request that names no language the default one; whatever publishes asks for no fallback. */
    fallback: true,
  },
  collections: [
    ...[
      withEditingSafeguards(
        withLivePreview(
          {
            ...pages,
            endpoints: [
              ...pageEndpoints,
              ...draftEndpoints(settings),
              ...moveToTrashEndpoints,
              ...reviewEndpoints,
              ...commentEndpoints,
              matrixEndpoint,
              startMissingTranslationsEndpoint,
              ...translateEndpoints(settings.translation),
            ],
          },
          settings,
        ),
        OF_MANY.pages,
      ),
      withEditingSafeguards(mediaCollection(settings.mediaDir), OF_MANY.media),
      withEditingSafeguards(sites, OF_MANY.sites),
      withEditingSafeguards(redirects, OF_MANY.redirects),
    ].map(withSearchIndex),
    withEditingSafeguards(compositions),
    releases,
    reviews,
    comments,
    usersCollection(settings),
    { ...publications, endpoints: [publicationStatusEndpoint(settings)] },
    publicationRequests,
    auditLog,
    previewLinks,
  ].map(withFieldDescriptions),
  endpoints: [
    blockPictureEndpoint(settings.appDir),
    helpPictureEndpoint(settings.appDir),
    shortcodePriceEndpoint(settings.catalogue),
    whyPriceEndpoint(settings.siteInternalPort),
    tourTagsEndpoint(settings.siteInternalPort),
    ...cataloguePickerEndpoints(settings.catalogue),
    ...searchEndpoints,
    ...onboardingEndpoints,
    ...healthEndpoints,
    pendingTasksEndpoint,
    ...missEndpoints(settings.siteInternalPort),
  ],
  folders: mediaFolders,
  plugins: [mediaStorage(settings)],
  hooks: { afterError: [convertInputErrors, addErrorCodes] },
  admin: {
    user: 'users',
    avatar: 'default',
    // As the language of the admin writes them: Payload's own order is the American one.
    dateFormat: 'PP, p',
    meta: {
      titleSuffix: ' · Passepartout',
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: favicon }],
    },
    components: {
      graphics: { Logo: '/src/admin/theme/logo.tsx#Logo', Icon: '/src/admin/theme/logo.tsx#Icon' },
      providers: [
        '/src/admin/wait-for-date-locale.tsx#WaitForDateLocale',
        '/src/admin/reload-on-back-forward.tsx#ReloadOnBackForward',
        '/src/messages/payload-text-translator.tsx#PayloadTextTranslator',
        '/src/editing/save-indicator/retry-failed-saves.tsx#RetryFailedSaves',
      ],
      actions: ['/src/search/admin/search-box.tsx#SearchBox'],
      beforeDashboard: [
        '/src/workflow/onboarding/onboarding-checklist.tsx#OnboardingChecklist',
        '/src/health/pending-tasks/my-pending-tasks.tsx#MyPendingTasks',
        '/src/health/admin/health-dashboard.tsx#HealthDashboard',
      ],
      afterNavLinks: ['/src/languages/matrix/matrix-link.tsx#MatrixLink', '/src/admin/help/help-link.tsx#HelpLink'],
      views: {
        help: { Component: '/src/workflow/onboarding/help-with-onboarding.tsx#HelpWithOnboarding', path: '/help' },
        uses: { Component: '/src/search/admin/uses-view.tsx#UsesView', path: '/uses' },
        languages: {
          Component: '/src/languages/matrix/matrix-view.tsx#MatrixView',
          path: '/languages',
          exact: true,
        },
      },
    },
    importMap: {
      baseDir: settings.appDir,
      importMapFile: join(settings.appDir, 'src', 'app', '(payload)', 'admin', 'importMap.js'),
    },
  },
  typescript: { outputFile: join(settings.appDir, 'src', 'payload-types.ts'), autoGenerate: false },
  // A form comes as one field: what is larger than any request may be is refused before.
  upload: { limits: { fileSize: 25_000_000, fieldSize: 5_000_000 } },
})
  .then(restrictLocks)
  .then(withRestrictedRelationQueries)
  .then(withReadOnlySystemFields)
  .then(withBulkErrorCodes)
  .then(withFolderLabel)

export default config
