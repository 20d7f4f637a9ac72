import { d, group, path, stroke } from './shape.ts'

/**
 * Capital letters as strokes in a box 1 wide and 1 high (y down), so that titles need no font and look alike on every machine.
 * `w` is the waist: the height of middle bars and joints, low or high for an art-deco air. Widths differ as in Roman capitals.
 */
type Glyph = readonly [
  width: number,
  draw: (x: (share: number) => number, y: (share: number) => number, w: number) => string,
]

const glyphs: Record<string, Glyph> = {
  A: [
    0.82,
    (x, y, w) =>
      d`M${x(0)} ${y(1)}L${x(0.5)} ${y(0)}L${x(1)} ${y(1)}M${x(0.5 * (1 - w * 1.02) + 0.02)} ${y(w * 1.04)}H${x(0.5 + w * 0.5)}`,
  ],
  B: [
    0.62,
    (x, y, w) =>
      d`M${x(0)} ${y(w)}H${x(0.55)}C${x(0.98)} ${y(w)} ${x(0.98)} ${y(0)} ${x(0.55)} ${y(0)}H${x(0)}V${y(1)}H${x(0.6)}C${x(1.12)} ${y(1)} ${x(1.12)} ${y(w)} ${x(0.55)} ${y(w)}`,
  ],
  C: [
    0.86,
    (x, y) =>
      d`M${x(0.94)} ${y(0.2)}C${x(0.7)} ${y(-0.1)} ${x(0)} ${y(-0.06)} ${x(0)} ${y(0.5)}C${x(0)} ${y(1.06)} ${x(0.7)} ${y(1.1)} ${x(0.94)} ${y(0.8)}`,
  ],
  D: [0.78, (x, y) => d`M${x(0)} ${y(0)}V${y(1)}H${x(0.36)}C${x(1.2)} ${y(1)} ${x(1.2)} ${y(0)} ${x(0.36)} ${y(0)}Z`],
  E: [0.5, (x, y, w) => d`M${x(1)} ${y(0)}H${x(0)}V${y(1)}H${x(1)}M${x(0)} ${y(w)}H${x(0.84)}`],
  F: [0.5, (x, y, w) => d`M${x(1)} ${y(0)}H${x(0)}V${y(1)}M${x(0)} ${y(w)}H${x(0.84)}`],
  G: [
    0.88,
    (x, y) =>
      d`M${x(0.92)} ${y(0.18)}C${x(0.7)} ${y(-0.1)} ${x(0)} ${y(-0.06)} ${x(0)} ${y(0.5)}C${x(0)} ${y(1.08)} ${x(0.8)} ${y(1.1)} ${x(0.96)} ${y(0.78)}V${y(0.56)}H${x(0.58)}`,
  ],
  H: [0.72, (x, y, w) => d`M${x(0)} ${y(0)}V${y(1)}M${x(1)} ${y(0)}V${y(1)}M${x(0)} ${y(w)}H${x(1)}`],
  I: [0, (x, y) => d`M${x(0)} ${y(0)}V${y(1)}`],
  J: [0.4, (x, y) => d`M${x(1)} ${y(0)}V${y(0.74)}C${x(1)} ${y(1.08)} ${x(0.2)} ${y(1.08)} ${x(0)} ${y(0.84)}`],
  K: [
    0.66,
    (x, y, w) =>
      d`M${x(0)} ${y(0)}V${y(1)}M${x(0.96)} ${y(0)}L${x(0)} ${y(w + 0.06)}M${x(0.3)} ${y(w - 0.1)}L${x(1)} ${y(1)}`,
  ],
  L: [0.48, (x, y) => d`M${x(0)} ${y(0)}V${y(1)}H${x(1)}`],
  M: [0.92, (x, y) => d`M${x(0)} ${y(1)}L${x(0.1)} ${y(0)}L${x(0.5)} ${y(0.86)}L${x(0.9)} ${y(0)}L${x(1)} ${y(1)}`],
  N: [0.76, (x, y) => d`M${x(0)} ${y(1)}V${y(0)}L${x(1)} ${y(1)}V${y(0)}`],
  O: [
    0.96,
    (x, y) =>
      d`M${x(0.5)} ${y(0)}C${x(1.16)} ${y(0)} ${x(1.16)} ${y(1)} ${x(0.5)} ${y(1)}C${x(-0.16)} ${y(1)} ${x(-0.16)} ${y(0)} ${x(0.5)} ${y(0)}Z`,
  ],
  P: [
    0.6,
    (x, y, w) =>
      d`M${x(0)} ${y(1)}V${y(0)}H${x(0.5)}C${x(1.15)} ${y(0)} ${x(1.15)} ${y(w + 0.08)} ${x(0.5)} ${y(w + 0.08)}H${x(0)}`,
  ],
  Q: [
    0.96,
    (x, y) =>
      d`M${x(0.5)} ${y(0)}C${x(1.16)} ${y(0)} ${x(1.16)} ${y(1)} ${x(0.5)} ${y(1)}C${x(-0.16)} ${y(1)} ${x(-0.16)} ${y(0)} ${x(0.5)} ${y(0)}ZM${x(0.58)} ${y(0.74)}L${x(1)} ${y(1.06)}`,
  ],
  R: [
    0.64,
    (x, y, w) =>
      d`M${x(0)} ${y(1)}V${y(0)}H${x(0.46)}C${x(1.08)} ${y(0)} ${x(1.08)} ${y(w + 0.04)} ${x(0.46)} ${y(w + 0.04)}H${x(0)}M${x(0.46)} ${y(w + 0.04)}L${x(1)} ${y(1)}`,
  ],
  S: [
    0.56,
    (x, y, w) =>
      d`M${x(0.96)} ${y(0.16)}C${x(0.72)} ${y(-0.06)} ${x(0.02)} ${y(-0.06)} ${x(0.04)} ${y(w * 0.56)}C${x(0.06)} ${y(w + 0.02)} ${x(1)} ${y(w - 0.04)} ${x(1)} ${y(w + (1 - w) * 0.5)}C${x(1)} ${y(1.08)} ${x(0.24)} ${y(1.06)} ${x(0)} ${y(0.83)}`,
  ],
  T: [0.64, (x, y) => d`M${x(0)} ${y(0)}H${x(1)}M${x(0.5)} ${y(0)}V${y(1)}`],
  U: [0.72, (x, y) => d`M${x(0)} ${y(0)}V${y(0.62)}C${x(0)} ${y(1.13)} ${x(1)} ${y(1.13)} ${x(1)} ${y(0.62)}V${y(0)}`],
  V: [0.8, (x, y) => d`M${x(0)} ${y(0)}L${x(0.5)} ${y(1)}L${x(1)} ${y(0)}`],
  W: [1.16, (x, y) => d`M${x(0)} ${y(0)}L${x(0.26)} ${y(1)}L${x(0.5)} ${y(0.12)}L${x(0.74)} ${y(1)}L${x(1)} ${y(0)}`],
  X: [0.74, (x, y) => d`M${x(0.04)} ${y(0)}L${x(1)} ${y(1)}M${x(0.96)} ${y(0)}L${x(0)} ${y(1)}`],
  Y: [0.74, (x, y, w) => d`M${x(0)} ${y(0)}L${x(0.5)} ${y(w)}L${x(1)} ${y(0)}M${x(0.5)} ${y(w)}V${y(1)}`],
  Z: [0.66, (x, y) => d`M${x(0)} ${y(0)}H${x(1)}L${x(0)} ${y(1)}H${x(1)}`],
  '’': [0.06, (x, y) => d`M${x(1)} ${y(-0.02)}L${x(0)} ${y(0.2)}`],
}

export interface LetterStyle {
  /** Stroke width as a share of the letter height. */
  weight: number
  /** Width of letters relative to their natural width. */
  width?: number
  /** Height of middle bars, 0.3 high to 0.65 low. */
  waist?: number
  /** A thin second colour along the middle of every stroke. */
  inline?: string
}

/** Space between letters and between words, as shares of the height. */
const gaps = { letter: 0.16, word: 0.42 }

/** Letters with open sides stand closer together. */
const kerned = new Set([
  'TT',
  'LT',
  'AT',
  'TA',
  'LA',
  'LV',
  'VE',
  'AV',
  'VA',
  'AW',
  'WA',
  'AY',
  'YF',
  'PA',
  'FA',
  'TO',
  'LO',
  'TE',
  'TH',
  'LE',
])

/** What is taken off the space after a letter, as a share of the height. */
function kern(letter: string, next: string | undefined): number {
  return kerned.has(letter + (next ?? '')) ? 0.08 : 0
}

/** Natural width of a line at height 1. */
function lineWidth(text: string, { weight, width = 1 }: LetterStyle): number {
  const letters = [...text]
  const advance = (letter: string, index: number): number =>
    letter === ' '
      ? gaps.word
      : (glyphs[letter]?.[0] ?? 0) * width + gaps.letter + weight - kern(letter, letters[index + 1])
  return letters.reduce((sum, letter, index) => sum + advance(letter, index), 0) - gaps.letter
}

/**
 * Path data of one line of capitals (A–Z, ’ and space) centred on `x`, standing on `base`.
 * A letter that has no drawing is an error: a title must never lose one silently.
 */
export function word(text: string, x: number, base: number, height: number, style: LetterStyle): string {
  let cursor = x - (lineWidth(text, style) * height) / 2 + (style.weight * height) / 2
  let data = ''
  const letters = [...text]
  for (const [index, letter] of letters.entries()) {
    if (letter === ' ') {
      cursor += gaps.word * height
      continue
    }
    const glyph = glyphs[letter]
    if (!glyph) throw new Error(`no drawing for the letter "${letter}" in "${text}"`)
    const [natural, draw] = glyph
    const [left, span] = [cursor, natural * (style.width ?? 1) * height]
    data += draw(
      (share) => left + share * span,
      (share) => base - height + share * height,
      style.waist ?? 0.5,
    )
    cursor += span + (gaps.letter + style.weight - kern(letter, letters[index + 1])) * height
  }
  return data
}

/** A title in lines, each as wide as `measure` allows but no higher than `tallest`; its first line's top is at `top`. */
export function title(
  lines: readonly string[],
  x: number,
  top: number,
  measure: number,
  tallest: number,
  colour: string,
  style: LetterStyle,
): string {
  let y = top
  const drawn = lines.map((line) => {
    const height = Math.min(tallest, measure / lineWidth(line, style))
    y += height
    const data = word(line, x, y, height, style)
    y += height * 0.2 + tallest * 0.14
    const face = stroke(data, colour, height * style.weight, 'stroke-linejoin="miter" stroke-miterlimit="2.4"')
    return face + (style.inline ? stroke(data, style.inline, height * style.weight * 0.2) : '')
  })
  return group(drawn)
}

/** Height that a title takes, from its top to its last base line. */
export function titleHeight(lines: readonly string[], measure: number, tallest: number, style: LetterStyle): number {
  return lines.reduce((sum, line, index) => {
    const height = Math.min(tallest, measure / lineWidth(line, style))
    return sum + height + (index < lines.length - 1 ? height * 0.2 + tallest * 0.14 : 0)
  }, 0)
}

/** A thin ornament: a rule with a lozenge in its middle. */
export function rule(x: number, y: number, width: number, colour: string): string {
  return (
    stroke(d`M${x - width / 2} ${y}H${x - 16}M${x + 16} ${y}H${x + width / 2}`, colour, 4) +
    path(d`M${x - 10} ${y}L${x} ${y - 10}L${x + 10} ${y}L${x} ${y + 10}Z`, colour)
  )
}
