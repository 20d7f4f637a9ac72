import { readdirSync } from 'node:fs'

/**
 * Who may import whom (CONTRIBUTING.md, "Who may import whom"). `npm run check` enforces it; each rule's comment is what a person
 * who breaks it reads. Types are free to cross: they are gone when the code runs.
 */

const SITE = '^apps/site/src'
const TEST = '\\.(test|fixture)\\.tsx?$|/test/'

/** What a browser runs: `*.browser.ts`, and `islands/` but for the component that the server renders. */
const BROWSER = [`${SITE}/.*\\.browser\\.ts$`, `${SITE}/islands/(?!island\\.tsx$).*\\.tsx?$`]

/**
 * The folders of the site in the order in which they build on each other: what stands on the right may import what stands
 * on its left, types included, and never the other way round. `islands/` has its two lists of what it starts aside.
 */
const ORDER = [
  ...[
    'memo',
    'tracing',
    'dom',
    'cache',
    'i18n',
    'images',
    'islands',
    'analytics',
    'operations',
    'request',
    'edges',
    'http',
    'processes',
    'ui',
    'maps',
    'assets',
    'brands',
    'query-understanding',
    'catalogue',
    'availability',
    'content',
  ],
  ...[
    'search',
    'booking',
    'page-context',
    'embeds',
    'shortcodes',
    'frame',
    'markdown',
    'products',
    'trips',
    'lists',
    'blocks',
    'seo',
    'pages',
    'request-handlers',
    'preview-frame',
    'component-gallery',
    'mcp',
    'octo-supplier',
    'feeds',
  ],
]
/** The areas of the content system, in the same way; `app` holds Next's routes. */
const CMS = '^apps/cms/src'
const CMS_ORDER = [
  ...[
    'infrastructure',
    'messages',
    'admin',
    'access',
    'content',
    'publishing',
    'search',
    'media',
    'languages',
    'editing',
  ],
  ...['workflow', 'health', 'collections', 'start', 'app'],
]
/** Beside the areas: what databases and the command line need, and the sample. */
const CMS_BESIDE = ['migrations', 'content-files', 'scripts']
const unplacedInCms = foldersOf('apps/cms/src').filter((name) => ![...CMS_ORDER, ...CMS_BESIDE].includes(name))
if (unplacedInCms.length > 0) throw new Error(`Give apps/cms/src/${unplacedInCms.join(', ')} a place in CMS_ORDER`)

const STARTERS = `${SITE}/islands/(entry|registry)\\.ts$`
const unplaced = foldersOf('apps/site/src').filter((name) => !ORDER.includes(name))
if (unplaced.length > 0) throw new Error(`Give apps/site/src/${unplaced.join(', ')} a place in ORDER`)

function foldersOf(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

/** A value import: something that is still there when the types are stripped. */
const value = (to) => ({ ...to, dependencyTypesNot: ['type-only'] })

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Modules that import each other cannot be read, tested or moved one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'The import leads nowhere. (The S3 server of tests is installed when it is first used.)',
      severity: 'error',
      from: { pathNot: TEST },
      to: { couldNotResolve: true, pathNot: '^(@payload-config|virtual:installed-brands|@20minutes/s3rver)$' },
    },
    {
      name: 'product-knows-no-demonstration',
      comment: 'The demonstration is one installation of the product, which is built and runs without it.',
      severity: 'error',
      from: { path: '^(apps|packages)/' },
      to: { path: '^demo/' },
    },
    {
      name: 'apps-are-strangers',
      comment: 'Two deployables share code through a package only.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-know-no-app',
      comment: 'A package serves the deployables and knows none of them.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|scripts)/' },
    },
    {
      name: 'product-knows-no-demo',
      comment: 'The product runs without the demonstration; scripts and tests get its folder by name.',
      severity: 'error',
      from: { path: '^(apps|packages|scripts)/' },
      to: { path: '^demo/' },
    },
    {
      name: 'apps-know-no-script',
      comment: 'Scripts start the deployables; a deployable runs without them. Only tests of the whole system may ask.',
      severity: 'error',
      from: { path: '^apps/', pathNot: TEST },
      to: { path: '^scripts/' },
    },
    {
      name: 'scripts-start-apps-only',
      comment:
        'Scripts run the deployables as processes; only settings, the sample login, whether a database is new, the list of parameters, the edges, and the cache and the indexes that a benchmark fills and reads.',
      severity: 'error',
      from: { path: '^scripts/', pathNot: TEST },
      to: {
        path: '^apps/',
        pathNot:
          '^apps/[^/]+/src/(settings|infrastructure/settings|infrastructure/is-empty-database|content-files/import/sample-accounts|cache/response-cache|request/address/page-parameters|edges/(create-edges|edge)|request/site-directory|cache/(rendered-page|render-dependencies)|availability/(availability-index|availability-sync|refresh-plan|open-store)|lists/(list-view|day-offers/read-list-availability)|search/(run-search|index-scope|index-writer|search-index|sqlite-index))\\.ts$',
      },
    },
    ...ORDER.slice(0, -1).map((folder, place) => ({
      name: `${folder}-before-what-builds-on-it`,
      comment: 'Two folders that import each other are one; ORDER says which stands on which.',
      severity: 'error',
      from: { path: `${SITE}/${folder}/`, pathNot: [TEST, STARTERS, '/fixture-page\\.ts$'] },
      to: { path: `${SITE}/(${ORDER.slice(place + 1).join('|')})/` },
    })),
    ...CMS_ORDER.slice(0, -1).map((area, place) => ({
      name: `${area}-before-what-builds-on-it-in-cms`,
      comment: 'Two areas that import each other are one; CMS_ORDER says which stands on which.',
      severity: 'error',
      from: { path: `${CMS}/${area}/`, pathNot: `${TEST}|\\.setup\\.ts$` },
      to: { path: `${CMS}/(${CMS_ORDER.slice(place + 1).join('|')})/` },
    })),
    {
      name: 'ui-imports-nothing-above-it',
      comment: 'A primitive that knows a page, a brand or a block is not a primitive.',
      severity: 'error',
      from: { path: `${SITE}/ui/`, pathNot: TEST },
      to: value({ path: SITE, pathNot: [`${SITE}/(ui|dom)/`, `${SITE}/islands/island\\.tsx$`, `${SITE}/memo/`] }),
    },
    {
      name: 'telemetry-is-loaded-on-demand',
      comment: 'A site without a collector does not load the SDK (docs/decisions/074).',
      severity: 'error',
      from: { path: SITE, pathNot: [`${SITE}/tracing/(open-telemetry|prometheus-producer)\\.ts$`, TEST] },
      to: value({ path: [`${SITE}/tracing/open-telemetry\\.ts$`, 'node_modules/@opentelemetry/'], dynamic: false }),
    },
    {
      name: 'only-content-knows-the-store',
      comment: 'The published store has one reader in the site: content/.',
      severity: 'error',
      from: { path: SITE, pathNot: [`${SITE}/content/`, TEST] },
      to: value({ path: '^packages/content-model/src/published-store' }),
    },
    {
      name: 'only-catalogue-knows-the-api',
      comment: "The provider's shapes stay in catalogue/; others take its loaders and its product types.",
      severity: 'error',
      from: { path: SITE, pathNot: [`${SITE}/catalogue/`, `${SITE}/create-site\\.ts$`, TEST] },
      to: value({
        path: `${SITE}/catalogue/`,
        pathNot: `${SITE}/catalogue/(catalogue|responses/products/age-code|far-from-sunset|forwarded-cookies|has-feature|kilometres-between|product|result|daily-sun-times|on-sale/cut-offs|on-sale/sale-clock|prices/age-bands|prices/main-price|prices/price-age|prices/price-ceilings|prices/price-trace)\\.ts$`,
      }),
    },
    {
      name: 'pure-stages-stay-pure',
      comment: 'Views, blocks and builders of addresses fetch nothing: data in, markup or text out.',
      severity: 'error',
      from: { path: `${SITE}/(ui|blocks|products|shortcodes|frame|booking|images|brands)/`, pathNot: TEST },
      to: value({
        path: [
          `${SITE}/(cache[/.]|(answer-request|create-http-server|run-site)\\.ts)`,
          '^(node:)?(fs|net|http|https|child_process|sqlite)',
        ],
      }),
    },
    {
      name: 'browser-runs-no-server-module',
      comment: 'A browser must never be sent what belongs to the server.',
      severity: 'error',
      from: { path: BROWSER, pathNot: TEST },
      to: value({
        path: [
          `${SITE}/(request|cache|content|catalogue|answer-request|brands|i18n/messages|i18n/money|i18n/create-formatters|pages|page-context)[/.]`,
          '^packages/content-model/src/(published-store-schema|page|site|blocks|blocks/.*)\\.ts$',
        ],
        pathNot: '\\.browser\\.ts$',
      }),
    },
    {
      name: 'browser-runs-no-node',
      comment: 'Node is not there in a browser.',
      severity: 'error',
      from: { path: BROWSER, pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-reaches-no-server-package',
      comment: 'The server renders and parses; React, zod, Fastify and the like must not reach a browser by any road.',
      severity: 'error',
      from: { path: BROWSER, pathNot: TEST },
      to: {
        path: 'node_modules/(react|react-dom|zod|fastify|pino|ioredis|bentocache|sanitize-html|intl-messageformat)/',
        reachable: true,
      },
    },
    {
      name: 'declared-dependencies-only',
      comment: 'A package that package.json does not name is there by accident.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: [TEST, '\\.config\\.ts$'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)(dist|\\.next|var)/', '\\.module\\.css$', '/importMap\\.js$', '/bench/peers/\\w+/'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
    builtInModules: { add: ['node:sqlite', 'node:test'] },
  },
}
