import { hash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type BuildEnvironmentOptions, build } from 'vite'
import { z } from 'zod'
import { INSTALLED_BRANDS, tokensFileOf } from './installed-brands.ts'
import { GLOBAL_SHEET_PATH, tokensSheetPathOfBrand } from './src/assets/stylesheet-composer.ts'
import { createFontSubsets, type FontSubset, fontStyleSheet } from './subset-fonts.ts'

/**
 * Three builds from one source: what browsers run (the entry and a chunk for each part), the sheets of each view, and
 * the server. Class names depend on file paths alone, so the three agree. Beside them the fonts, cut to what is used of
 * them.
 */
const root = import.meta.dirname
const dist = join(root, 'dist')
const source = join(root, 'src')

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
)

/**
 * From here a page reaches every block, and what only some lists have beside them; as an entry each has a chunk of its own, under
 * this name.
 */
const ASKED_BY_NAME = [
  'src/blocks/registry.ts',
  'src/lists/results-map/view.tsx',
  'src/lists/daily-lowest-prices/view.tsx',
  'src/lists/attraction-day/view.tsx',
]

/**
 * The scripts beside the page's own: what measures and asks, what tells in some visits how the page did, what shows who
 * is asked the question, and what shows drafts in a frame.
 */
const BESIDE = {
  measure: 'analytics/measure.browser.ts',
  vitals: 'analytics/vitals/report-vitals.browser.ts',
  consent: 'analytics/consent/show-banner.browser.ts',
  preview: 'preview-frame/show-drafts.browser.ts',
} as const

/**
 * Each chunk that is fetched ahead is a name in the entry, which has four kilobytes: these weigh hardly more than their
 * names.
 */
const isLarge = (file: string): boolean => !/(?:page-event|fetch-blob|fetch-document|dialogs)\.browser/.test(file)

const NO_ENTRY = 'the browser build has no entry'

type Manifest = z.infer<typeof manifestSchema>

async function main(): Promise<void> {
  process.env.NODE_ENV = 'production'
  await rm(dist, { recursive: true, force: true })
  await buildInto('client', {
    assetsDir: '.',
    manifest: 'manifest.json',
    cssCodeSplit: false,
    modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter(isLarge) },
    rolldownOptions: {
      input: join(source, 'islands/entry.ts'),
      // The entry names every chunk: two letters less of each are the room for a part more.
      output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash:6].js' },
    },
  })
  // Builds of their own: what they share with the entry would become a chunk that all have to wait for.
  for (const [name, input] of Object.entries(BESIDE)) {
    await buildInto('client', {
      emptyOutDir: false,
      assetsDir: '.',
      manifest: `${name}.json`,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(source, input),
        // What shows the question is called by who asks it.
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: `${name}-[hash].js`, chunkFileNames: `${name}-[name]-[hash].js` },
      },
    })
  }
  await buildInto('styles', {
    assetsDir: '.',
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    manifest: 'manifest.json',
    // Views must keep what they export, or their class names count as unused and the sheets go.
    rolldownOptions: { input: await styledModules(), preserveEntrySignatures: 'strict' },
  })
  await buildInto('server', {
    ssr: true,
    emptyOutDir: true,
    rolldownOptions: {
      input: { main: join(source, 'main.ts'), 'index-writer': join(source, 'search/index-writer.worker.ts') },
      // Pictures are emitted by the build of the sheets, at the same address.
      output: { entryFileNames: '[name].js', assetFileNames: '[name]-[hash][extname]' },
    },
  })
  await writeAssetList(await writeFonts())
  await compressAll(join(dist, 'client'), /\.(?:js|css|svg)$/)
  // Sheets are put together for each page and compressed then.
  await compressAll(join(dist, 'styles'), /\.svg$/)
}

async function buildInto(folder: string, options: BuildEnvironmentOptions): Promise<void> {
  await build({ root, logLevel: 'warn', build: { outDir: join(dist, folder), ...options } })
}

/**
 * Every module whose style sheets pages ask for by name: the global sheet, the print sheet, the document, views, and the
 * tokens of each brand.
 */
async function styledModules(): Promise<string[]> {
  const files = await readdir(source, { recursive: true })
  const wanted =
    /^(?:ui\/(?:global|print)\.css|pages\/document\/document\.tsx|blocks\/registry\.ts|component-gallery\/view\.tsx|frame\/consent\/consent-banner\.module\.css|(?:pages|blocks|lists)\/[^/]+\/view\.tsx|brands\/[^/]+\/tokens\.css)$/
  return [
    ...files.filter((file) => wanted.test(file)).map((file) => join(source, file)),
    ...INSTALLED_BRANDS.map(tokensFileOf),
  ]
}

/** @returns the fonts, and the name of the sheet that has their rules, among the other sheets */
async function writeFonts(): Promise<{ readonly fonts: readonly FontSubset[]; readonly sheet: string }> {
  const fonts = await createFontSubsets()
  await Promise.all(fonts.map(({ file, bytes }) => writeFile(join(dist, 'client', file), bytes)))
  const text = fontStyleSheet(fonts)
  const sheet = `fonts-${hash('sha256', text).slice(0, 8)}.css`
  await writeFile(join(dist, 'styles', sheet), text)
  return { fonts, sheet }
}

/**
 * What the server needs to know: the addresses of the scripts and of the fonts, and the sheets of each module in
 * cascade order.
 */
async function writeAssetList({ fonts, sheet }: Awaited<ReturnType<typeof writeFonts>>): Promise<void> {
  const client = await readManifest('client')
  const styles = await readManifest('styles')
  const entry = client['src/islands/entry.ts']
  if (!entry) throw new Error(NO_ENTRY)
  const sheets: Record<string, string[]> = {}
  for (const key of Object.keys(styles)) if (key.startsWith('src/')) sheets[key.slice(4)] = sheetsOf(key, styles)
  for (const brand of INSTALLED_BRANDS) {
    sheets[tokensSheetPathOfBrand(brand.name)] = sheetsOf(relative(root, tokensFileOf(brand)), styles)
  }
  sheets[GLOBAL_SHEET_PATH]?.push(sheet)
  const list = {
    scripts: [`/assets/${entry.file}`, await addressBeside('measure')],
    vitals: await addressBeside('vitals'),
    consent: await addressBeside('consent'),
    preview: await addressBeside('preview'),
    fonts: Object.fromEntries(fonts.map(({ name, address }) => [name, address])),
    sheets,
  }
  await writeFile(join(dist, 'assets.json'), JSON.stringify(list, null, 1))
}

async function addressBeside(name: keyof typeof BESIDE): Promise<string> {
  const script = (await readManifest('client', name))[`src/${BESIDE[name]}`]
  if (!script) throw new Error(NO_ENTRY)
  return `/assets/${script.file}`
}

/**
 * Imports first, as a browser would read them. A page knows every block, but is given the sheets of those that it
 * shows: each is asked for by its own name, and so is a map of its list. What a page takes from a block's folder
 * itself, it imports past the registry.
 */
function sheetsOf(key: string, manifest: Manifest, seen = new Set<string>(), root = key): string[] {
  if (seen.has(key) || (root.startsWith('src/pages/') && isAskedByName(key, manifest))) return []
  seen.add(key)
  const chunk = manifest[key]
  if (!chunk) return []
  const imports = chunk.imports ?? []
  const own = chunk.file.endsWith('.css') ? [chunk.file] : (chunk.css ?? [])
  return [...new Set([...imports.flatMap((name) => sheetsOf(name, manifest, seen, root)), ...own])]
}

/** An entry may be a door to the chunk that others share. */
function isAskedByName(key: string, manifest: Manifest): boolean {
  return ASKED_BY_NAME.some((name) => {
    const { imports = [] } = manifest[name] ?? {}
    return key === name || (imports.length === 1 && imports[0] === key)
  })
}

async function readManifest(folder: string, name = 'manifest'): Promise<Manifest> {
  return manifestSchema.parse(JSON.parse(await readFile(join(dist, folder, `${name}.json`), 'utf8')))
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Fixed files are compressed once, here, as well as it goes. */
async function compressAll(folder: string, names: RegExp): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const file of await readdir(folder)) {
    if (!names.test(file)) continue
    const bytes = await readFile(join(folder, file))
    const brotli = await compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    await writeFile(join(folder, `${file}.br`), brotli)
    await writeFile(join(folder, `${file}.gz`), await compressGzip(bytes, { level: 9 }))
  }
}

await main()
