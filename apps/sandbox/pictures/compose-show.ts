import { rule, title, titleHeight } from './kit/lettering.ts'
import { at, rect } from './kit/shape.ts'
import { mix } from './palette.ts'
import { linear, makePen, type Pen, picture } from './pen.ts'
import { type Show, showPalette } from './show.ts'

const measure = 980
const titleZone = { top: 1300, height: 390 }

/** The tallest letters with which all lines fit into the title's zone. */
function letterHeight(show: Show): number {
  let tallest = 270
  while (tallest > 40 && titleHeight(show.lines, measure, tallest, show.letters) > titleZone.height) tallest -= 6
  return tallest
}

const isLight = (colour: string): boolean => Number.parseInt(colour.slice(1, 3), 16) > 128

/** A veil under the letters, so that they stand out from whatever the ground is. */
function veil(pen: Pen, show: Show): string {
  const colour = isLight(show.ink) ? mix(pen.palette.ink, pen.palette.sky[0], 0.1) : pen.palette.sky[2]
  return rect(
    0,
    1120,
    pen.width,
    680,
    linear(pen, 1120, 1340, [
      [0, colour, 0],
      [1, colour, 0.88],
    ]),
  )
}

/** The poster, 1200 × 1800, with its title lettered at the foot. */
export function poster(show: Show): string {
  const pen = makePen(`${show.slug}-poster`, 1200, 1800, showPalette(show))
  const tallest = letterHeight(show)
  const height = titleHeight(show.lines, measure, tallest, show.letters)
  const top = titleZone.top + (titleZone.height - height) / 2
  const border = (inset: number, width: number): string =>
    `<rect x="${inset}" y="${inset}" width="${1200 - inset * 2}" height="${1800 - inset * 2}" fill="none" stroke="${show.ink}" stroke-width="${width}"/>`
  return picture(pen, [
    show.backdrop(pen),
    at(600, 730, show.emblem(pen), 1.06),
    show.front?.(pen) ?? '',
    veil(pen, show),
    title(show.lines, 600, top, measure, tallest, show.ink, show.letters),
    rule(600, 1740, 420, show.ink),
    border(26, 5),
    border(38, 1.6),
  ])
}

/** The banner, 1800 × 1200, without lettering. Its ground is that of a taller sheet cut off at the foot, where a poster has its title. */
export function banner(show: Show): string {
  const pen = makePen(`${show.slug}-wide`, 1800, 1200, showPalette(show))
  const sheet: Pen = { ...pen, height: 1430 }
  return picture(pen, [show.backdrop(sheet), at(900, 572, show.emblem(pen), 0.98), show.front?.(sheet) ?? ''])
}
