import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The measures of specification section 9, where a sheet holds them. */
const SOURCE = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8')
const files = globSync('**/*.css', { cwd: SOURCE })
const sheets = files.map(read).join('\n')

/** The values that a property has in any sheet. */
function valuesOf(property: string): string[] {
  return [...sheets.matchAll(new RegExp(`[\\s{;]${property}: ([^;]+);`, 'g'))].map((match) => match[1] ?? '')
}

/** What a sheet says inside its block for small screens. */
function onMobile(file: string): string {
  return read(file).split('@media (width <= 768px) {')[1] ?? ''
}

// spec: 9.layout.1
test('768 px is mobile, everywhere', () => {
  const queries = [...sheets.matchAll(/\(([^()]*76[789][^()]*)\)/g)].map((match) => match[1])
  expect(new Set(queries)).toEqual(new Set(['width <= 768px', 'width > 768px']))
})

// spec: 4.header.1, 9.layout.3
test('the header is 5rem high, 3.5rem on mobile, where it stays in sight', () => {
  const [narrow, wide] = read('ui/tokens.css').split('@media (width > 768px) {')
  expect(narrow).toMatch(/--header: 3\.5rem;/)
  expect(wide).toMatch(/--header: 5rem;/)
  expect(read('frame/header/header.module.css')).toContain('block-size: calc(var(--header) - 1px)')
  expect(onMobile('frame/header/header.module.css')).toMatch(/\.header \{\s+position: sticky;/)
})

// spec: 2.header.3, 2.header.7
test('menu and dropdown are for wide screens, the hamburger for small ones', () => {
  expect(onMobile('frame/header/header-menu.module.css')).toMatch(/\.menu,\s+\.selector \{\s+display: none;/)
  expect(onMobile('frame/header/header.module.css')).toMatch(/\.hamburger \{\s+display: grid;/)
  expect(read('frame/header/header.module.css')).toMatch(/\.hamburger \{\s+display: none;/)
})

// spec: 2.header.2
test('the mark of the marketplace is in the header at every width', () => {
  expect(read('frame/header/header.module.css')).not.toMatch(/\.powered \{[^}]*display: none/)
})

// spec: 2.footer.8, 9.layout.9
test('the logo of the footer is 144 by 44, payments stand in six columns', () => {
  expect(read('frame/footer/footer.module.css')).toMatch(/\.logo \{[^}]*inline-size: 9rem;\s+block-size: 2\.75rem;/)
  expect(read('frame/footer/payment-marks.module.css')).toMatch(/grid-template-columns: repeat\(6, /)
})

// spec: 3.shortcodes.10
test('the music player is 9.5rem high', () => {
  expect(read('ui/embed/embed.module.css')).toMatch(/\.audio \{\s+block-size: 9\.5rem;/)
})

// spec: 9.images.14
test('the shimmer of a picture takes a second', () => {
  expect(read('ui/photo/photo.module.css')).toMatch(/animation: shimmer 1s /)
})

// spec: 9.typography.1, 9.typography.2, 9.typography.3
test('two families of letters, of 10 to 48 px, of weights from 300 to 500', () => {
  const families = ['var(--font-display)', 'var(--font-text)', 'var(--font-fallback)', 'inherit']
  const used = globSync('**/*.module.css', { cwd: SOURCE }).map(read).join('\n')
  const ofViews = [...used.matchAll(/font-family: ([^;]+);/g)].map((match) => match[1] ?? '')
  expect(ofViews.filter((family) => !families.includes(family))).toEqual([])

  const sizes = [...sheets.matchAll(/--size-[\w-]+: ([^;]+);/g)].flatMap((match) => pixelsOf(match[1] ?? ''))
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([10, 48])
  // Paper is read from nearer: print.css sets the whole page smaller.
  expect(valuesOf('font-size').filter((size) => !/^(?:var\(--size-[\w-]+\)|10px|0\.\d+em|72%)$/.test(size))).toEqual([])

  expect([...new Set(valuesOf('--(?:light|regular|medium|weight-display)').map(Number))].toSorted()).toEqual([
    300, 400, 500,
  ])
  expect(valuesOf('font-weight').filter((weight) => !/^(?:var\(--[\w-]+\)|300 500|inherit)$/.test(weight))).toEqual([])
  // What browsers would set in 700, wherever an author or the catalogue writes it.
  expect(read('ui/base.css')).toMatch(/ b,\s+strong,\s+th \{\s+font-weight: var\(--medium\);/)
})

/** The fonts are cut to these (fonts/font-faces.ts). */
test('display letters are light or regular, text is regular or medium', () => {
  const rules =
    globSync('**/*.module.css', { cwd: SOURCE })
      .map(read)
      .join('\n')
      .match(/[^{}]+\{[^{}]+\}/g) ?? []
  const isDisplay = (rule: string) => rule.includes('font-family: var(--font-display)')
  expect(rules.filter((rule) => isDisplay(rule) && rule.includes('var(--medium)'))).toEqual([])
  expect(rules.filter((rule) => !isDisplay(rule) && rule.includes('var(--light)'))).toEqual([])
})

/** The least and the most of a size: of `clamp`, its two ends. */
function pixelsOf(size: string): number[] {
  const ends = /^clamp\(([^,]+),.*,([^,]+)\)$/.exec(size)?.slice(1) ?? [size]
  return ends.map((end) => Number.parseFloat(end) * 16)
}

test('names of maps are written where they were placed, at the size that was reserved for them on small maps', () => {
  const namesOf = (file: string, name: string) =>
    new RegExp(`\\.${name} \\{([^}]*)\\}`)
      .exec(read(file).split('@container (width <= 520px) {')[1] ?? '')?.[1]
      ?.trim()
      .split(/\s*;\s*/)
      .filter(Boolean)
  expect([
    namesOf('lists/results-map/results-map.module.css', 'name'),
    namesOf('ui/route-sketch/route-sketch.module.css', 'name'),
  ]).toEqual([['font-size: var(--size-24)'], ['font-size: var(--size-24)']])
})
