import { existsSync, globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findInstalledBrands } from '@passepartout/content-model/brand-folders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/folders.ts'
import { linkPackages } from '../tools/copy-project.ts'
import { readGuide } from '../tools/read-guide.ts'
import { type GuideCopy, makeGuideCopy } from './guide-copy.ts'

/**
 * The guides to a block, a language, a brand, an installation of one's own and production, followed one after the other in one copy of the project:
 * their commands run as they are written, and their code is written where they say. What a guide leaves to its reader, such as the two
 * lines of a registry, is written by the test.
 *
 * What starts everything is only written down, since that takes minutes and has tests of its own. Instead:
 *
 * - `npm start` of a brand: the list of brands from which every build is made has it, and its tests pass.
 * - `npm start` of an installation: its packages are linked, and the tests of its brand pass with the installation's own files.
 * - `npm run block-pictures`: the block keeps the picture of the one that it was copied from.
 * - `npm test` and `npm run check`: types of all that a block and a language touch, and the unit tests of these folders.
 */

const REGISTRIES = [
  'packages/content-model/src/blocks.ts',
  'apps/cms/src/content/blocks/registry.ts',
  'apps/site/src/blocks/registry.ts',
]
const FORMAT_TODAY = 'apps/site/src/shortcodes/format-today.ts'
const LANGUAGES_OF_ADMIN = ['de', 'es', 'fr', 'ru']
const TEST_OF_VIEW = `
import { renderMarkup } from '../../ui/markup/render-markup.ts'
import { expect, test } from 'vitest'
import { fixturePageContext } from '../../pages/fixture-page.ts'
import { TestimonialView } from './view.tsx'

test('it shows who said it', () => {
  const block = { id: 'x', type: 'testimonial', text: 'The whole town at once.', author: 'Ada' } as const
  const html = renderMarkup(<TestimonialView block={block} data={undefined} page={fixturePageContext()} />)
  expect(html.replaceAll(/ class="[^"]+"/g, '')).toBe(
    '<figure id="x"><blockquote>The whole town at once.</blockquote><figcaption>Ada</figcaption></figure>',
  )
})
`

/** Translates an English text of the admin, here by itself. */
function addText(file: string, english: string): void {
  copy.write(file, JSON.stringify({ ...JSON.parse(copy.read(file)), [english]: english }))
}

/** What the guides need: neither the demonstration nor the tests of other folders. */
const isCopied = (file: string) =>
  !/^(?:demo|ops|test\/(?!tools\/))/.test(file) && (!/\.test\.tsx?$/.test(file) || TESTS.test(file))
const TESTS =
  /^(?:apps\/site\/src\/(?:blocks|brands|i18n)\/|apps\/cms\/src\/content\/blocks\/|packages\/content-model\/src\/locales)/

let copy: GuideCopy

beforeAll(() => {
  copy = makeGuideCopy(isCopied)
})
afterAll(() => copy.remove())

/** A guide is followed once: what a first attempt changed would meet the second. */
const ONCE = { retry: 0, timeout: 240_000 }

describe('add a block', () => {
  const page = 'add-a-block.md'
  const [copyAnother = '', generate = '', checkIt = '', takePicture = '', ...others] = readGuide(page)
  const [shape = '', form = '', entry = ''] = readGuide(page, 'ts')
  const [view = ''] = readGuide(page, 'tsx')
  const [, help = ''] = /help: '(.+)'/.exec(form) ?? []

  test('its files are written, and the types of the forms generated', ONCE, async () => {
    await copy.shell(copyAnother)
    for (const registry of REGISTRIES)
      copy.edit(registry, /^.*\bnotes.*\n/gm, (line) => line + line.replaceAll('notes', 'testimonial'))
    copy.edit('packages/content-model/src/blocks.ts', /^.*\btestimonial.*$/m, shape)
    copy.write('apps/cms/src/content/blocks/testimonial/entry.ts', form)
    copy.write('apps/site/src/blocks/testimonial/view.tsx', view)
    copy.write('apps/site/src/blocks/testimonial/entry.ts', entry)
    copy.edit('apps/site/src/blocks/testimonial/fixture.ts', "type: 'testimonial',\n", "$&author: 'Ada',\n")
    for (const language of LANGUAGES_OF_ADMIN) {
      addText(`apps/cms/src/messages/${language}/block-help.json`, help)
      for (const label of ['Testimonial', 'Testimonials'])
        addText(`apps/cms/src/messages/${language}/labels.json`, label)
    }
    await copy.shell(generate)
    expect(copy.read('apps/cms/src/payload-types.ts')).toMatch(/blockType: 'testimonial'/)
  })

  test('it renders, and the tests of blocks pass', ONCE, async () => {
    copy.write('apps/site/src/blocks/testimonial/view.test.tsx', TEST_OF_VIEW)
    expect(await copy.shell(checkIt)).toMatch(/testimonial\/view\.test\.tsx/)
  })

  test('its picture is taken by a command that exists', ONCE, async () => {
    await copy.shell(takePicture)
    expect([copy.takeWhole(), others]).toEqual([['/project: npm run block-pictures -- testimonial'], []])
  })
})

describe('add a language', () => {
  const page = 'add-a-language.md'
  const [migrate = '', copyTexts = '', checkIt = '', ...others] = readGuide(page)
  const [row = ''] = readGuide(page, 'ts')

  test('the content system has its code, and PostgreSQL a migration', ONCE, async () => {
    copy.edit('packages/content-model/src/locales.ts', /^.*code: 'tr'.*\n/m, `$&${row}`)
    const said = await copy.shell(migrate)
    expect(said).toContain('The sqlite database needs no migration: nothing has changed.')
    const [, folder = ''] = /The postgres migration is in (\S+)\./.exec(said) ?? []
    const written = readdirSync(folder).filter((file) => file.endsWith('add_fi.ts'))
    expect(written.map((file) => /ADD VALUE 'fi'/.test(readFileSync(join(folder, file), 'utf8')))).toEqual([true])
    expect(copy.read('apps/cms/src/payload-types.ts')).toContain("'fi'")
  })

  test('an offer that nobody translated is found, and then the tests of texts pass', ONCE, async () => {
    await copy.shell(copyTexts)
    copy.edit(FORMAT_TODAY, 'sv, tr }', 'sv, tr, fi }')
    copy.edit(FORMAT_TODAY, /^import/, "import { fi } from 'date-fns/locale/fi'\nimport")
    copy.edit('packages/content-model/src/locales.test.ts', "'tr Türkçe',\n", "$&'fi Suomi',\n")
    copy.edit('packages/content-model/src/locales.test.ts', 'en es fr', 'en es fi fr')
    copy.edit('apps/site/src/i18n/dictionary.test.ts', 'sv tr', '$& fi')
    copy.edit(
      'apps/site/src/i18n/money-table.test.ts',
      / {2}tr: .*\n/,
      "$&  fi: { group: NB, point: ',', place: 'after' },\n",
    )
    await expect(copy.shell(checkIt)).rejects.toMatchObject({
      stdout: expect.stringContaining('every language offers a page in its own words'),
    })
    copy.edit('apps/site/src/i18n/suggestions/fi.json', /"text": "[^"]*"/, '"text": "Tämä sivu on myös suomeksi."')
    expect([await copy.shell(checkIt), others]).toEqual([expect.stringContaining('locales.test.ts'), []])
  })

  test.each(['apps/site', 'apps/cms'])('with the new block and language %s compiles', ONCE, async (workspace) => {
    expect(await copy.shell(`npx tsc --noEmit -p ${workspace}`)).toBe('')
  })
})

describe('add a brand', () => {
  const [copyPlain = '', checkIt = '', ...others] = readGuide('add-a-brand.md')

  test('the build finds it, and its tests pass', ONCE, async () => {
    await copy.shell(copyPlain)
    expect(copy.takeWhole()).toEqual(['/project: npm start'])
    expect(findInstalledBrands(copy.folder).map(({ name }) => name)).toEqual(['velvet-circle'])
    expect(await copy.shell(`${checkIt.trim()} --reporter=verbose`)).toContain('velvet-circle')
    expect(others).toEqual([])
  })
})

describe('start an installation of one’s own', () => {
  const [create = '', start = '', checkIt = '', ...others] = readGuide('start-your-own.md')

  test('it is committed without its secrets and started, and its brand passes its tests', ONCE, async () => {
    await copy.shell(`${create}\n${start}`)
    const own = join(copy.folder, '../velvet-circle')
    expect(copy.takeWhole()).toEqual(['/velvet-circle: npm start'])
    const committed = (await copy.shell('git ls-tree -r --name-only HEAD', own)).split('\n')
    const files = ['brands/velvet-circle/look.ts', 'installation/content/sites/velvet-circle/site.json', '.env']
    expect(files.map((file) => committed.includes(file))).toEqual([true, true, false])
    linkPackages(own)
    expect(await copy.shell(`${checkIt.trim()} --reporter=verbose`, own)).toContain('velvet-circle')
    expect(others).toEqual([])
  })
})

describe('run it in production', () => {
  const [writeSettings = '', createAdmin = '', backUp = '', restore = '', ...others] = readGuide('run-in-production.md')
  const shell = (commands: string) => {
    const home = join(copy.folder, '../home')
    mkdirSync(home, { recursive: true })
    const account = 'ADMIN_EMAIL=nora@wayfare.example ADMIN_PASSWORD=quiet-harbour-7-lamps'
    return copy.shell(`export HOME='${home}' ${account}\n${commands.replaceAll('/var/backups', '~')}`)
  }

  test('the settings start it, make an account, and back it up and restore it', ONCE, async () => {
    await shell(writeSettings)
    expect(copy.takeWhole()).toEqual(['/project: npm start'])
    expect(await shell(createAdmin)).toMatch(/^nora@wayfare.example can sign in as an admin.$/m)
    await shell(`mkdir -p /var/backups/passepartout\n${backUp}`)
    await shell(restore)
    const database = join(copy.folder, 'var/cms/cms.db')
    expect([existsSync(database), others]).toEqual([true, []])
    await expect(shell(createAdmin)).rejects.toEqual(
      expect.objectContaining({ stderr: expect.stringContaining('nora@wayfare.example has an account already') }),
    )
  })
})

/** Guides whose commands no test runs, with the reason. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'cdn.md': 'It needs an account at CloudFront; the policy that it sends is compared with the list of parameters.',
}

test('the commands of every other guide run in some test', () => {
  const tests = globSync('{test,scripts,apps,demo}/**/*.test.ts', { cwd: ROOT, exclude: ['**/node_modules/**'] })
  const sources = tests.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n')
  const guides = readdirSync(join(ROOT, 'docs/how-to')).filter((file) => file.endsWith('.md'))
  const withCommands = guides.filter((file) => readGuide(file).length > 0)
  expect(withCommands.filter((file) => !sources.includes(`'${file}'`) && !(file in NOT_RUN))).toEqual([])
  expect(Object.keys(NOT_RUN).filter((file) => !withCommands.includes(file))).toEqual([])
})
