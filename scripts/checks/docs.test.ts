import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SAMPLE_LOGIN, SAMPLE_PASSWORD } from '../../apps/cms/src/content-files/import/sample-accounts.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { DEMO, ROOT } from '../folders.ts'
import { listSampleHosts } from '../system/addresses.ts'

/** Documents that name something which is gone mislead; each name in them is looked up here. */

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'apps/*/README.md', '*/README.md', '*/*/README.md'], {
  cwd: ROOT,
  exclude: isForeign,
}).sort()
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const exists = (path: string) => existsSync(join(ROOT, path))

/** The block that the recipe for one makes; it is not there before. */
const EXAMPLE = /\/blocks\/testimonial[./]/
/** Last segments of a page's addresses as Markdown and as JSON. */
const ADDRESSES: ReadonlySet<string> = new Set(['index.md', 'index.json'])

/** What is in backticks and begins like a path of the project; patterns and what only a run creates are left out. */
function findCodePaths(text: string): string[] {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '')
  return spans
    .map((span) => span.split(/[\s#:]/)[0] ?? '')
    .filter((path) => /^(apps|packages|scripts|demo|docs|test|\.ci)\/|^[\w.-]+\.(md|json|mjs|ts)$/.test(path))
    .filter((path) => !/[<>*{}…]/.test(path) && !EXAMPLE.test(path) && !ADDRESSES.has(path))
}

function findLinks(text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '')
  return targets.filter((target) => !/^(https?:|mailto:|#)/.test(target)).map((target) => target.split('#')[0] ?? '')
}

function findNpmScripts(text: string): string[] {
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '')
  const short = [...text.matchAll(/npm (start|test)\b/g)].map((match) => match[1] ?? '')
  return [...named, ...short]
}

test.each(DOCUMENTS.filter((file) => file.startsWith('apps/')))(
  '%s: every path of its own application exists',
  (file) => {
    const own = [...read(file).matchAll(/`((?:src|catalogue|pictures)\/[\w./-]*)`/g)].map((match) => match[1] ?? '')
    expect(own.filter((path) => !exists(join(dirname(file), path)))).toEqual([])
  },
)

test('every walk that the tasks of editors name is there', () => {
  const walks = [...read('docs/editors-day.md').matchAll(/`(test\/[\w-]+\.system\.test\.ts)` "([^"]+)"/g)]
  const missing = walks.filter(([, file = '', name = '']) => !read(file).includes(`'${name}'`))
  expect([walks.length, missing.map(([walk]) => walk)]).toEqual([30, []])
})

describe.each(DOCUMENTS)('%s', (file) => {
  const text = read(file)

  test('every path in it exists', () => {
    const missing = findCodePaths(text).filter((path) => !exists(path) && !isFileName(path))
    expect(missing).toEqual([])
  })

  test('every link in it leads to a file', () => {
    const missing = findLinks(text).filter((target) => !exists(join(dirname(file), target)))
    expect(missing).toEqual([])
  })

  test('every npm script in it exists', () => {
    const scripts: Record<string, string> = packageJson.scripts
    expect(findNpmScripts(text).filter((name) => !(name in scripts))).toEqual([])
  })
})

/** A bare name such as `meta.ts` may stand for a file of that name anywhere in the source. */
function isFileName(path: string): boolean {
  return (
    !path.includes('/') &&
    globSync(`{apps,packages,scripts,${relative(ROOT, DEMO)}}/**/${path}`, { cwd: ROOT, exclude: isForeign }).length > 0
  )
}

function isForeign(path: string): boolean {
  return /(^|\/)(node_modules|dist|\.next)$/.test(path)
}

test('README.md shows the sample login and every sample site', () => {
  const readme = read('README.md')
  expect(readme).toContain(`login \`${SAMPLE_LOGIN.email}\`, password \`${SAMPLE_PASSWORD}\``)
  expect(
    listSampleHosts(join(DEMO, 'content')).filter((host) => !readme.includes(`http://${host}.localhost:3000/`)),
  ).toEqual([])
})

test('ARCHITECTURE.md calls each file and folder by the end of its path', () => {
  const links = [...read('ARCHITECTURE.md').matchAll(/\[([^\]]+)\]\(([^)\s#]+)[^)]*\)/g)]
  expect(links.length).toBeGreaterThan(20)
  const misnamed = links.filter(([, label, target]) => !`/${target}`.endsWith(`/${label}`))
  expect(misnamed.map(([link]) => link)).toEqual([])
})
