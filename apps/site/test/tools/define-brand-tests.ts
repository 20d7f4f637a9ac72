import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import type { BrandLook } from '../../src/brands/brand.ts'
import { cardImageSizes } from '../../src/products/card/fit-columns.ts'
import { renderMarkup } from '../../src/ui/markup/render-markup.ts'

const NEUTRAL = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8')

type Tokens = ReadonlyMap<string, string>

function readTokens(css: string): Tokens {
  return new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]))
}

/** The colour that a token has in a scheme, as #rrggbb. */
function colourOf(tokens: Tokens, name: string, scheme: 'light' | 'dark'): string {
  const resolve = (value: string): string => {
    const pair = /^light-dark\(([^,]+(?:\([^)]*\))?), (.+)\)$/.exec(value)
    if (pair) return resolve((scheme === 'light' ? pair[1] : pair[2]) ?? '')
    const reference = /^var\((--[\w-]+)\)$/.exec(value)
    if (reference) return resolve(tokens.get(reference[1] ?? '') ?? '')
    if (/^#[0-9a-f]{3}$/.test(value)) return value.replace(/[0-9a-f]/g, '$&$&')
    if (/^#[0-9a-f]{6}$/.test(value)) return value
    throw new Error(`${name} is not a colour: ${value}`)
  }
  return resolve(tokens.get(name) ?? '')
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** What a browser shows where `share` of one colour lies over another. */
function blend(over: string, under: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [one = 0, other = 0] = [over, under].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round(one * share + other * (1 - share))
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const GALLERY = readFileSync(new URL('../../src/ui/photo-gallery/photo-gallery.module.css', import.meta.url), 'utf8')

/** How much of its ground the number of a picture in a gallery has: the only words that no surface of their own keeps from photographs. */
const NUMBER_VEIL = Number(/color-mix\(in srgb, var\(--lightbox\) (\d+)%, transparent\)/.exec(GALLERY)?.[1]) / 100

const TEXT_PAIRS = [
  ['--ink', '--surface'],
  ['--ink', '--surface-raised'],
  ['--ink', '--surface-sunken'],
  ['--ink-soft', '--surface'],
  ['--ink-soft', '--surface-raised'],
  ['--ink-soft', '--surface-sunken'],
  ['--accent', '--surface'],
  ['--accent', '--surface-raised'],
  ['--accent', '--surface-sunken'],
  ['--on-fill', '--fill'],
  ['--on-band', '--band'],
  ['--on-band-soft', '--band'],
  ['--band-accent', '--band'],
  ['--band', '--band-accent'],
  ['--positive', '--surface'],
  ['--positive', '--positive-soft'],
  ['--ink', '--positive-soft'],
  ['--accent', '--positive-soft'],
  ['--warning', '--warning-soft'],
  ['--ink', '--warning-soft'],
  ['--accent', '--warning-soft'],
  ['--header-ink', '--header-surface'],
  ['--header-accent', '--header-surface'],
  ['--header-surface', '--header-accent'],
  ['--hero-ink', '--hero-surface'],
  ['--hero-ink-soft', '--hero-surface'],
  ['--hero-accent', '--hero-surface'],
  ['--hero-positive', '--hero-surface'],
  ['--cover-ink', '--cover-surface'],
  ['--cover-ink-soft', '--cover-surface'],
  ['--cover-accent', '--cover-surface'],
] as const

const SHAPE_PAIRS = [
  ['--focus', '--surface'],
  ['--focus', '--surface-raised'],
  ['--star', '--surface'],
] as const

const SCHEMES = ['light', 'dark'] as const

/**
 * Describes what holds of every brand, as tests.
 *
 * @param folder absolute path, with the brand's `tokens.css`
 */
export function defineBrandTests(name: string, folder: string, look: BrandLook): void {
  describe(name, () => {
    const sheet = readFileSync(join(folder, 'tokens.css'), 'utf8')
    const tokens: Tokens = new Map([...readTokens(NEUTRAL), ...readTokens(sheet)])

    test('its tokens are for its own pages', () => {
      const selectors = [...sheet.matchAll(/:root[^{,]*/g)].map(([selector]) => selector.trim())
      expect(selectors.filter((selector) => !selector.startsWith(`:root[data-brand="${name}"]`))).toEqual([])
      expect(selectors).not.toEqual([])
    })

    test('its logo is an image with a name, and its icon an SVG', () => {
      const logo = renderMarkup(createElement(look.Logo, { title: 'A & B', name: 'A long name of a site' }))
      expect(logo).toMatch(/^<svg [^>]*role="img" aria-label="A &amp; B"/)
      expect(look.icon).toMatch(/^<svg /)
    })

    test.each(SCHEMES)('text has AA contrast in the %s scheme', (scheme) => {
      const poor = TEXT_PAIRS.map(([ink, ground]) => {
        const ratio = contrast(colourOf(tokens, ink, scheme), colourOf(tokens, ground, scheme))
        return { ink, ground, ratio: Number(ratio.toFixed(2)) }
      }).filter(({ ratio }) => ratio < 4.5)
      expect(poor).toEqual([])
    })

    test.each(SCHEMES)(
      'the number of a picture is read over a white and over a black photograph in the %s scheme',
      (scheme) => {
        const [ink, veil] = ['--on-lightbox', '--lightbox'].map((token) => colourOf(tokens, token, scheme))
        for (const photograph of ['#ffffff', '#000000'])
          expect(contrast(ink ?? '', blend(veil ?? '', photograph, NUMBER_VEIL))).toBeGreaterThanOrEqual(4.5)
      },
    )

    test.each(SCHEMES)('what is not text stands out three to one in the %s scheme', (scheme) => {
      const poor = SHAPE_PAIRS.filter(
        ([mark, ground]) => contrast(colourOf(tokens, mark, scheme), colourOf(tokens, ground, scheme)) < 3,
      )
      expect(poor).toEqual([])
    })

    test.each(SCHEMES)('browser and phone go on in the colour of the header in the %s scheme', (scheme) => {
      expect(look.themeColor[scheme]).toBe(colourOf(tokens, '--header-surface', scheme))
    })

    test('pictures are cut to the shape that the sheet reserves for them', () => {
      const [width = 0, height = 1] = (tokens.get('--card-ratio') ?? '').split('/').map(Number)
      expect(width / height).toBeCloseTo(look.cardPicture.aspectRatio)
    })

    test('in rows of the usual length pictures are as wide as the look says', () => {
      const { cardColumns, cardPicture } = look
      expect(cardImageSizes({ onTablet: 3, onDesktop: cardColumns })).toBe(cardPicture.sizes)
    })
  })
}
