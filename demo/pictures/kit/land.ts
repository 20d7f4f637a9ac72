import { mix, tone } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import { box, d, disc, group, path, poly, range, rect } from './shape.ts'

/** Rolling hills: a smooth line around `y`, filled to the foot of the picture. */
export function ridge(pen: Pen, y: number, swing: number, fill: string, waves = 5): string {
  const step = pen.width / waves
  let data = d`M0 ${pen.height}V${y + (pen.random() - 0.5) * swing}`
  for (let index = 0; index < waves; index += 1)
    data += d`s${step * 0.45} ${(pen.random() - 0.55) * swing} ${step} ${(pen.random() - 0.5) * swing}`
  return path(`${data}V${pen.height}Z`, fill)
}

/** Ground from `y` down, lit at its far edge. */
export function ground(pen: Pen, y: number, far: string, near: string): string {
  return rect(
    0,
    y,
    pen.width,
    pen.height - y,
    linear(pen, y, pen.height, [
      [0, far],
      [1, near],
    ]),
  )
}

/** Lit or dark windows of a silhouette, chosen by chance. */
function litWindows(pen: Pen, x: number, top: number, width: number, bottom: number, share: number): string {
  let data = ''
  for (let wy = top + 14; wy < bottom - 16; wy += 24) {
    for (let wx = x + 9; wx < x + width - 12; wx += 18) if (pen.random() < share) data += box(wx, wy, 7, 11)
  }
  return data
}

interface SkylineStyle {
  /** Smallest and largest height above the base line. */
  heights: readonly [number, number]
  /** Smallest and largest width of a building. */
  widths: readonly [number, number]
  /** Mansard roofs with chimneys, gabled houses with now and then a spire, or flat roofs with now and then a dome. */
  roofs: 'mansard' | 'gable' | 'flat'
  /** Share of windows that are lit. */
  lit?: number
}

function roofline(pen: Pen, style: SkylineStyle, x: number, y: number, width: number): string {
  const chance = pen.random()
  if (style.roofs === 'mansard') {
    const rise = 18 + pen.random() * 16
    const roof = d`M${x - 2} ${y + 1}L${x + 7} ${y - rise}H${x + width - 7}L${x + width + 2} ${y + 1}Z`
    const stacks = range(1 + Math.floor(chance * 3), () =>
      box(x + 10 + pen.random() * Math.max(4, width - 34), y - rise - 14, 14, 18),
    )
    return roof + stacks
  }
  if (style.roofs === 'gable') {
    if (chance < 0.14) return d`M${x + width * 0.3} ${y + 1}L${x + width / 2} ${y - 90}L${x + width * 0.7} ${y + 1}Z`
    if (chance < 0.6)
      return (
        d`M${x - 3} ${y + 1}L${x + width / 2} ${y - width * 0.32}L${x + width + 3} ${y + 1}Z` +
        box(x + width * 0.72, y - width * 0.3, 10, width * 0.3)
      )
    return box(x + width * 0.2, y - 12, 12, 14) + box(x + width * 0.6, y - 16, 10, 18)
  }
  if (chance < 0.1)
    return (
      d`M${x + 4} ${y + 1}a${width / 2 - 4} ${width * 0.55} 0 0 1 ${width - 8} 0z` +
      box(x + width / 2 - 4, y - width * 0.55 - 18, 8, 24)
    )
  if (chance < 0.45) return d`M${x - 5} ${y + 1}L${x + width / 2} ${y - 16}L${x + width + 5} ${y + 1}Z`
  return box(x - 4, y - 5, width + 8, 7)
}

/** A row of buildings along a base line, all in one colour, with windows lit by evening and night. */
export function skyline(
  pen: Pen,
  base: number,
  depth: number,
  style: SkylineStyle,
  from = -20,
  to = pen.width + 20,
): string {
  const { light } = pen.palette
  const share = style.lit ?? (light === 'night' ? 0.42 : light === 'dusk' ? 0.26 : light === 'dawn' ? 0.06 : 0)
  let [body, windows] = ['', '']
  let x = from
  while (x < to) {
    const width = Math.min(style.widths[0] + pen.random() * (style.widths[1] - style.widths[0]), Math.max(24, to - x))
    const height = style.heights[0] + pen.random() ** 1.3 * (style.heights[1] - style.heights[0])
    body += box(x, base - height, width + 1, height + 2) + roofline(pen, style, x, base - height, width)
    windows += litWindows(pen, x, base - height, width, base, share)
    x += width
  }
  const fill = tone(pen.palette, depth)
  return (
    path(body, fill) + (windows ? path(windows, mix(pen.palette.window, fill, 0.3 * (1 - depth)), 'opacity=".9"') : '')
  )
}

/** A band of leafy crowns that stand on a base line, rounded at both ends. */
export function grove(pen: Pen, base: number, size: number, fill: string, from = -20, to = pen.width + 20): string {
  let data = ''
  let x = from + size * 0.5
  for (; x < to - size * 0.3; x += size * (0.5 + pen.random() * 0.35)) {
    const r = size * (0.45 + pen.random() * 0.35)
    data += d`M${x - r} ${base + 2}C${x - r * 1.2} ${base - r * 1.1} ${x - r * 0.8} ${base - r * 1.7} ${x} ${base - r * 1.7}C${x + r * 0.8} ${base - r * 1.7} ${x + r * 1.2} ${base - r * 1.1} ${x + r} ${base + 2}Z`
  }
  return path(
    data + box(from + size * 0.5, base - size * 0.5, Math.max(0, x - from - size * 1.2), size * 0.5 + 2),
    fill,
  )
}

/** A round tree: trunk, crown and a lit upper side. */
export function tree(pen: Pen, x: number, base: number, height: number, side: -1 | 1 = -1): string {
  const [lit, shade] = pen.palette.leaf
  const r = height * 0.3
  const cy = base - height * 0.66
  const crowns: readonly (readonly [number, number, number])[] = [
    [0, 0, 1],
    [-0.75, 0.35, 0.72],
    [0.75, 0.35, 0.72],
    [0.1, -0.55, 0.75],
  ]
  const trunk = poly(
    [
      [x - height * 0.03, base],
      [x - height * 0.02, cy],
      [x + height * 0.02, cy],
      [x + height * 0.035, base],
    ],
    pen.palette.ink,
  )
  const dark = crowns.map(([dx, dy, s]) => disc(x + dx * r, cy + dy * r, r * s, shade)).join('')
  const bright = crowns
    .map(([dx, dy, s]) => disc(x + dx * r + side * r * 0.2, cy + dy * r - r * 0.16, r * s * 0.68, lit))
    .join('')
  return trunk + dark + group(bright, 'opacity=".75"')
}

/** A slim tree: cypress or poplar, lit on one side. */
export function cypress(pen: Pen, x: number, base: number, height: number, side: -1 | 1 = -1): string {
  const [lit, shade] = pen.palette.leaf
  const w = height * 0.12
  const half = (dx: number): string =>
    d`M${x} ${base}C${x + dx * 1.3} ${base - height * 0.1} ${x + dx * 1.1} ${base - height * 0.6} ${x} ${base - height}Z`
  return path(half(w) + half(-w), shade) + path(half(side * w * 0.82), lit, 'opacity=".8"')
}

/** The umbrella pine of Rome: a bare stem under a flat cushion. */
export function umbrellaPine(pen: Pen, x: number, base: number, height: number): string {
  const [lit, shade] = pen.palette.leaf
  const w = height * 0.46
  const y = base - height * 0.8
  const stem = d`M${x - height * 0.022} ${base}Q${x} ${base - height * 0.4} ${x - 4} ${y}h8Q${x + 8} ${base - height * 0.4} ${x + height * 0.026} ${base}Z`
  const limbs = d`M${x - 3} ${y + height * 0.16}L${x - w * 0.6} ${y - 4}h14L${x + 3} ${y + height * 0.1}L${x + w * 0.6} ${y - 4}h-14Z`
  const cushion = (s: number, dy: number): string =>
    d`M${x - w * s} ${y + dy}C${x - w * s} ${y - height * 0.1 * s + dy} ${x - w * 0.7 * s} ${y - height * 0.12 * s + dy} ${x - w * 0.5 * s} ${y - height * 0.13 * s + dy}C${x - w * 0.3 * s} ${y - height * 0.22 * s + dy} ${x + w * 0.3 * s} ${y - height * 0.22 * s + dy} ${x + w * 0.5 * s} ${y - height * 0.13 * s + dy}C${x + w * 0.8 * s} ${y - height * 0.12 * s + dy} ${x + w * s} ${y - height * 0.08 * s + dy} ${x + w * s} ${y + dy}Q${x} ${y + height * 0.06 + dy} ${x - w * s} ${y + dy}Z`
  return (
    path(stem + limbs, pen.palette.ink) +
    path(cushion(1, 0), shade) +
    path(cushion(0.8, -height * 0.03), lit, 'opacity=".7"')
  )
}

/** Leaves in an upper corner: they frame a view and give it a near plane. */
export function foliageFrame(pen: Pen, side: 'left' | 'right', reach = 420, fill = pen.palette.ink): string {
  const edge = side === 'left' ? 0 : pen.width
  const sign = side === 'left' ? 1 : -1
  const data = range(46, () => {
    const a = pen.random()
    const x = edge + sign * (a * reach - 30)
    const y = pen.random() ** 1.3 * (1 - a) * reach * 0.8 + pen.random() * 36 - 20
    const [l, t] = [44 + pen.random() * 34, (pen.random() - 0.2) * 1.8]
    const [ex, ey] = [x + Math.cos(t) * l * sign, y + Math.sin(t) * l]
    const [nx, ny] = [-(ey - y) * 0.3, (ex - x) * 0.3]
    return d`M${x} ${y}Q${(x + ex) / 2 + nx} ${(y + ey) / 2 + ny} ${ex} ${ey}Q${(x + ex) / 2 - nx} ${(y + ey) / 2 - ny} ${x} ${y}Z`
  })
  return path(data, fill)
}
