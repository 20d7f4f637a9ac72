import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { FONT_FACES, type FontFace, type FontFaceName } from './src/ui/fonts/font-faces.ts'

export interface FontSubset {
  readonly name: FontFaceName
  /** Ends in a hash of its content. */
  readonly file: string
  readonly address: string
  readonly bytes: Buffer
  /** Its `@font-face`. */
  readonly rule: string
}

/** Kerning, ligatures, the places of marks, and figures of one width. No small capitals, no swashes. */
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'tnum']
/** For columns of vertical writing, which no language here has. */
const UNUSED_TABLES = ['vhea', 'vmtx']
const HASH_LENGTH = 8

const { resolve } = createRequire(import.meta.url)

/** Every face, cut to the characters and weights that pages use; takes about a second. */
export function createFontSubsets(): Promise<readonly FontSubset[]> {
  return Promise.all(Object.entries(FONT_FACES).map(([name, face]) => describeFont(name as FontFaceName, face)))
}

async function describeFont(name: FontFaceName, face: FontFace): Promise<FontSubset> {
  const bytes = await createFontSubset(face)
  const file = `${name}-${hash('sha256', bytes).slice(0, HASH_LENGTH)}.woff2`
  const address = `/assets/${file}`
  return { name, file, address, bytes, rule: fontFaceRule(face, address) }
}

/** One face as woff2. */
export async function createFontSubset(face: FontFace): Promise<Buffer> {
  const [min, max] = face.weights
  return subsetFont(await readFile(resolve(face.source)), face.characters, {
    targetFormat: 'woff2',
    keepFeatures: [...FEATURES, ...(face.joints ?? [])],
    dropTables: UNUSED_TABLES,
    variationAxes: { wght: { min, max, default: 400 } },
  })
}

/** The rules of the fonts as one sheet. */
export function fontStyleSheet(fonts: readonly FontSubset[]): string {
  return fonts.map(({ rule }) => rule).join('\n')
}

/**
 * The `@font-face` of a font. Until it is there letters are drawn with fallbacks, which are stretched to the same advance
 * widths and line boxes (fonts.css).
 */
export function fontFaceRule({ family, weights, whenLate, characters }: FontFace, address: string): string {
  return `@font-face{font-family:${family};font-display:${whenLate};font-weight:${weights.join(' ')};src:url(${address}) format("woff2");unicode-range:${rangesOf(characters)}}`
}

/** The characters as CSS lists them: neighbours as one range. */
function rangesOf(characters: string): string {
  const points = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last?.[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join()
}

const hex = (point: number): string => point.toString(16).toUpperCase()
