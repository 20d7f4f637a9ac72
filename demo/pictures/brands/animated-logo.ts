import { d, range } from '../kit/shape.ts'
import { type BrandDesign, logoSize } from './brand-design.ts'
import { numerals } from './outlines.ts'

/** One row of a reel: its window, the distance between two numerals, and where they stand in it. */
const slot = { width: 9, height: 17, base: 14.5, scale: 0.165 } as const

/** Where the row of figures starts in a logo of 144 × 44. */
const top = 25.5

/** Numbers that never change: 190 cities. */
const cityDigits = [1, 9, 0] as const

/**
 * The 'powered by' logo with figures that roll like those of a counter: guests in ten-millions and millions beside a
 * pair of people, and the 190 cities beside a row of roofs; no words, so that it serves every language: the page writes how
 * its own shortens a million into the text of the class `unit`.
 *
 * Each figure is a window of the class `digit` and its own name (`guests-ten-millions`, `guests-millions`, `city-1`,
 * `city-2`, `city-3`), and in it a `g.reel`: a dot for "not counted yet", then the numerals downwards, 17 units apart.
 * A reel shows n at `translateY(calc(-17px * (n + 1)))`. The guests' reels wait at the dot until the page that
 * has the SVG in it sets their transform; the cities' stand where they belong and roll there once by themselves.
 * By itself, as an image, the file carries its own sheet; a page whose policy forbids that one sets the same rules in its
 * own. `svg` has `color` for the ink and `.accent` for the second colour. Nothing moves under reduced motion.
 */
export function animatedLogo({ mark, words, onLight }: BrandDesign): string {
  const { width, height } = logoSize
  const inks = { ink: 'currentColor', accent: onLight.accent }
  const name = words.map(([paint, outline]) => painted(outline, inks[paint])).join('')
  const figures = [
    people(50),
    reel('guests-ten-millions', 62.5, 10, 0),
    reel('guests-millions', 71.5, 10, 0),
    `<text class="unit" x="81.5" y="${top + slot.base}" font-size="9" fill="currentColor">M</text>`,
    roofs(104),
    ...cityDigits.map((digit, index) =>
      reel(`city-${index + 1}`, 117 + index * slot.width, digit + 1, slot.height * (digit + 1)),
    ),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" color="${onLight.ink}">`,
    `<defs>${numerals.map(numeral).join('')}</defs>`,
    `<style>${rules}</style>`,
    mark(inks).replaceAll(`fill="${onLight.accent}"`, `class="accent" fill="${onLight.accent}"`),
    `<g transform="translate(49 3) scale(.6) translate(-49 -8)">${name}</g>`,
    ...figures,
    '</svg>\n',
  ].join('')
}

const rules =
  '.reel{transition:transform 900ms cubic-bezier(.2,.7,.2,1)}' +
  '@keyframes roll{from{transform:none}}' +
  '.city-1 .reel,.city-2 .reel,.city-3 .reel{animation:roll 900ms cubic-bezier(.2,.7,.2,1) backwards}' +
  '.city-2 .reel{animation-delay:120ms}.city-3 .reel{animation-delay:240ms}' +
  '@media (prefers-reduced-motion:reduce){.digit .reel{animation:none;transition:none}}'

function painted(outline: string, paint: string): string {
  return `<path d="${outline}" ${paint === 'currentColor' ? '' : 'class="accent" '}fill="${paint}"/>`
}

/** A numeral in the middle of its slot. */
function numeral({ outline, width }: (typeof numerals)[number], digit: number): string {
  const left = (slot.width - width * slot.scale) / 2
  return `<path id="logo-digit-${digit}" d="${outline}" transform="translate(${left.toFixed(2)} ${slot.base}) scale(${slot.scale})"/>`
}

/** A figure's window with the numerals 0 to `count` − 1, moved up by `shift` units. */
function reel(name: string, x: number, count: number, shift: number): string {
  const dot = d`<circle cx="${slot.width / 2}" cy="${slot.base - 4}" r="1.2"/>`
  const column = range(count, (digit) => `<use href="#logo-digit-${digit}" y="${slot.height * (digit + 1)}"/>`)
  return (
    `<svg class="digit ${name}" x="${x}" y="${top}" width="${slot.width}" height="${slot.height}" overflow="hidden">` +
    `<g class="reel" fill="currentColor"${shift === 0 ? '' : ` transform="translate(0 ${-shift})"`}>${dot}${column}</g></svg>`
  )
}

const people = (x: number): string =>
  `<path fill="currentColor" opacity=".72" transform="translate(${x} ${top + 2})" d="M3.5 1a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM0 12.5V9.8a3.5 3.5 0 0 1 7 0v2.7zM8 2.2a2 2 0 1 1 .4 4 3.2 3.2 0 0 0-.4-4zM8 12.5V9.8a4.3 4.3 0 0 0-.9-2.7 3 3 0 0 1 4.4 2.7v2.7z"/>`

const roofs = (x: number): string =>
  `<path fill="currentColor" opacity=".72" transform="translate(${x} ${top + 2})" d="M0 12.5V6.5L2.5 4 5 6.5v6zM5.8 12.5V0h3.4v12.5zM10 12.5v-8h2.5v8z"/>`
