/** What one image runs (ops/Containerfile); every path is below the project's folder. */
export interface ImagePart {
  readonly name: 'site' | 'content-system' | 'sandbox'
  /** In which its programs are started. */
  readonly folder: string
  /** What `node` is given; of packages the image has what these load. */
  readonly programs: readonly string[]
  /** Patterns of what else it has. */
  readonly files: readonly string[]
  /** Patterns of lists of files, in the form of Next.js's `*.nft.json`, which it has too. */
  readonly lists: readonly string[]
}

const SITE: ImagePart = {
  name: 'site',
  folder: 'apps/site',
  programs: ['apps/site/dist/server/*.js'],
  files: ['apps/site/package.json', 'apps/site/dist/**'],
  lists: [],
}

const CONTENT_SYSTEM: ImagePart = {
  name: 'content-system',
  folder: 'apps/cms',
  programs: [
    'apps/cms/serve.ts',
    'apps/cms/src/scripts/{migrate,republish,create-admin,upload-media}.ts',
    'scripts/{create-admin,backup,restore,upload-media}.ts',
  ],
  // Its pages are in the build; migrations, texts and pictures are read by their names.
  files: [
    'apps/cms/{package.json,src/**}',
    'apps/cms/.next/{BUILD_ID,*.json,server/**,static/**}',
    'apps/cms/.next/node_modules/{*,@*/*}',
    'packages/*/package.json',
    'scripts/end-with-parent.mjs',
    'ops/prometheus/queue-metrics.sql',
  ],
  lists: ['apps/cms/.next/{next-server,server/**/*}.js.nft.json'],
}

const SANDBOX: ImagePart = {
  name: 'sandbox',
  folder: 'apps/sandbox',
  programs: ['apps/sandbox/src/{main,build-catalogue}.ts'],
  files: ['apps/sandbox/{package.json,catalogue/**,pictures/**}', 'packages/*/package.json'],
  lists: [],
}

export const IMAGE_PARTS: readonly ImagePart[] = [SITE, CONTENT_SYSTEM, SANDBOX]

/** Of every image. */
export const SHARED_FILES = ['package.json', 'ops/container.sh']

/** Patterns of what no image has: what people and builds read. */
export const LEFT_OUT = ['**/*.{test.ts,test.tsx,d.ts}', 'apps/cms/.next/**/*.{map,nft.json}']

/** Patterns of files of packages that others name and that nothing loads in production. */
export const UNUSED_FILES = [
  // Writes migrations, which developers commit; esbuild is its own.
  'node_modules/{drizzle-kit,esbuild,esbuild-register,@esbuild/*}/**',
  // For another C library than Debian's.
  'node_modules/@libsql/*-musl/**',
  // Development and builds of Next.js.
  'node_modules/next/dist/{build/swc,compiled/webpack,lib/upgrade}/**',
  'node_modules/next/dist/server/{dev/next-dev-server,lib/router-utils/setup-dev-bundler}.js',
  'node_modules/next/dist/compiled/next-server/*.dev.js',
  'node_modules/**/*.{map,d.ts}',
]
