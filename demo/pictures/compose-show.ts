import { rule, title, titleHeight } from './kit/lettering.ts'
import { at, rect } from './kit/shape.ts'
import { mix } from './palette.ts'
import { linear, makePen, type Pen, picture } from './pen.ts'
import { type Show, showPalette } from './show.ts'

/**
 * Where the title stands, where the veil under it ends and is full, and where the emblem has its middle. The heart of a
 * wish list lies over a corner of a card: over an upper one, which a title at the head is narrow enough to leave free,
 * or over a lower one, above which a title at the foot ends.
 */
const layouts = {
  foot: {
    title: { top: 1276, height: 374, measure: 980 },
    veil: { edge: 1110, full: 1316 },
    emblem: 730,
    rule: 1740,
    banner: { sheet: 1430, emblem: 572, scale: 0.98 },
  },
  head: {
    title: { top: 130, height: 370, measure: 740 },
    veil: { edge: 560, full: 380 },
    emblem: 1130,
    rule: 76,
    banner: { sheet: 1200, emblem: 650, scale: 0.86 },
  },
} as const

const layoutOf = (show: Show): (typeof layouts)['foot' | 'head'] => layouts[show.titleAt ?? 'foot']

/** The tallest letters with which all lines fit into the title's zone. */
function letterHeight(show: Show): number {
  const { height: room, measure } = layoutOf(show).title
  let tallest = show.tallest ?? 270
  while (tallest > 40 && titleHeight(show.lines, measure, tallest, show.letters) > room) tallest -= 6
  return tallest
}

const isLight = (colour: string): boolean => Number.parseInt(colour.slice(1, 3), 16) > 128

/** A veil under the letters, so that they stand out from whatever the ground is. */
function veil(pen: Pen, show: Show): string {
  const colour = isLight(show.ink) ? mix(pen.palette.ink, pen.palette.sky[0], 0.1) : pen.palette.sky[2]
  const { edge, full } = layoutOf(show).veil
  const [top, bottom] = edge < full ? [edge, pen.height] : [0, edge]
  return rect(
    0,
    top,
    pen.width,
    bottom - top,
    linear(pen, edge, full, [
      [0, colour, 0],
      [1, colour, 0.88],
    ]),
  )
}

/** The poster, 1200 × 1800, with its title lettered at the foot. */
export function poster(show: Show): string {
  const pen = makePen(`${show.slug}-poster`, 1200, 1800, showPalette(show))
  const tallest = letterHeight(show)
  const layout = layoutOf(show)
  const { measure } = layout.title
  const height = titleHeight(show.lines, measure, tallest, show.letters)
  const top = layout.title.top + (layout.title.height - height) / 2
  const border = (inset: number, width: number): string =>
    `<rect x="${inset}" y="${inset}" width="${1200 - inset * 2}" height="${1800 - inset * 2}" fill="none" stroke="${show.ink}" stroke-width="${width}"/>`
  return picture(pen, [
    show.backdrop(pen),
    at(600, layout.emblem, show.emblem(pen), 1.06),
    show.front?.(pen) ?? '',
    veil(pen, show),
    title(show.lines, 600, top, measure, tallest, show.ink, show.letters),
    rule(600, layout.rule, 420, show.ink),
    border(26, 5),
    border(38, 1.6),
  ])
}

/**
 * The banner, 1800 × 1200, without lettering. Where the poster has its title at the foot, the ground is that of a taller
 * sheet cut off there; where it has it at the head, the whole ground shows and the sign is smaller, because it stands on it.
 */
export function banner(show: Show): string {
  const pen = makePen(`${show.slug}-wide`, 1800, 1200, showPalette(show))
  const { sheet, emblem, scale } = layoutOf(show).banner
  const ground: Pen = { ...pen, height: sheet }
  return picture(pen, [show.backdrop(ground), at(900, emblem, show.emblem(pen), scale), show.front?.(ground) ?? ''])
}
