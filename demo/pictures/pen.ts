import { d, group, rect } from './kit/shape.ts'
import { mix, type Palette } from './palette.ts'

/** What a drawing holds while it is made: its size, colours, seeded chance and shared definitions. */
export interface Pen {
  readonly width: number
  readonly height: number
  readonly palette: Palette
  /** Seeded chance in [0, 1): the same picture is drawn every time. */
  readonly random: () => number
  /** Adds a definition (gradient, clip, shape) and returns its id. */
  readonly define: (build: (id: string) => string) => string
  readonly definitions: string[]
}

/** Turns a name into a well spread 32-bit seed (FNV-1a). */
function seedOf(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Mulberry32: small, fast and the same on every machine. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A pen for one picture; `name` seeds its chance. */
export function makePen(name: string, width: number, height: number, palette: Palette): Pen {
  const definitions: string[] = []
  const define = (build: (id: string) => string): string => {
    const id = `d${definitions.length}`
    definitions.push(build(id))
    return id
  }
  return { width, height, palette, random: chance(seedOf(name)), define, definitions }
}

/** A colour with an optional opacity, at an offset from 0 to 1. */
type Stop = readonly [offset: number, colour: string, opacity?: number]

const stopMarkup = ([offset, colour, opacity = 1]: Stop): string =>
  d`<stop offset="${offset.toFixed(3)}" stop-color="${colour}" ${opacity < 1 ? `stop-opacity="${opacity.toFixed(2)}"` : ''}/>`

/** A paint that runs down (or, with `across`, from left to right) between two places in picture units. */
export function linear(pen: Pen, from: number, to: number, stops: readonly Stop[], across = false): string {
  const line = across ? d`x1="${from}" x2="${to}" y1="0" y2="0"` : d`x1="0" x2="0" y1="${from}" y2="${to}"`
  const id = pen.define(
    (name) =>
      `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" ${line}>${stops.map(stopMarkup).join('')}</linearGradient>`,
  )
  return `url(#${id})`
}

/** A paint that spreads from a centre. */
export function radial(pen: Pen, x: number, y: number, radius: number, stops: readonly Stop[]): string {
  const id = pen.define(
    (name) =>
      d`<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${stops.map(stopMarkup).join('')}</radialGradient>`,
  )
  return `url(#${id})`
}

/** Content shown only inside a path. */
export function clipped(pen: Pen, data: string, content: string): string {
  const id = pen.define((name) => `<clipPath id="${name}"><path d="${data}"/></clipPath>`)
  return group(content, `clip-path="url(#${id})"`)
}

/** Content drawn once and named, so that `again` can repeat it without repeating its markup. */
export function named(
  pen: Pen,
  content: string,
): { drawn: string; again: (transform: string, extra?: string) => string } {
  const id = pen.define((name) => `<g id="${name}">${content}</g>`)
  return {
    drawn: `<use href="#${id}"/>`,
    again: (transform, extra = '') => `<use href="#${id}" transform="${transform}" ${extra}/>`,
  }
}

const SPECKLE_TILE = 100
const SPECKLES = 270

/** Dots as of a sprayed screen print: one tile, repeated. A filter would draw the same ten times slower. */
function speckleTile(): string {
  const random = chance(seedOf('speckle'))
  const place = () => (random() * SPECKLE_TILE).toFixed(0)
  return Array.from({ length: SPECKLES }, () => `M${place()} ${place()}h.01`).join('')
}

const SPECKLE_DOTS = speckleTile()

/** Sprayed darkness towards the corners and the foot: it frames the light and gives the paper its tooth. */
function vignette(pen: Pen): string {
  const { width, height, palette } = pen
  const colour = mix(palette.ink, palette.sky[0], 0.25)
  const dots = pen.define(
    (id) =>
      d`<pattern id="${id}" width="${SPECKLE_TILE}" height="${SPECKLE_TILE}" patternUnits="userSpaceOnUse">` +
      `<path d="${SPECKLE_DOTS}" stroke="${colour}" stroke-width="1.4" stroke-linecap="round"/></pattern>`,
  )
  const density = radial(pen, width / 2, height * 0.46, Math.hypot(width, height) * 0.56, [
    [0, '#fff', 0.16],
    [0.55, '#fff', 0.34],
    [1, '#fff'],
  ])
  const mask = pen.define((id) => `<mask id="${id}">${rect(0, 0, width, height, density)}</mask>`)
  return group(rect(0, 0, width, height, `url(#${dots})`), `mask="url(#${mask})" opacity=".6"`)
}

/** The finished file: layers from far to near, then grain. */
export function picture(pen: Pen, layers: readonly string[]): string {
  const { width, height } = pen
  const body = layers.join('\n')
  const grain = vignette(pen)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${pen.definitions.join('')}</defs>\n${body}\n${grain}</svg>\n`
  )
}
