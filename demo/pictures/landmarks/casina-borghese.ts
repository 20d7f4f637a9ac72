import { windowGrid } from '../kit/architecture.ts'
import { at, box, circle, d, group, mirrored, path, poly, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Paint } from './paint.ts'

/**
 * The cardinal's white garden villa: a portico of five arches between two wings, a tower over each of them, busts and reliefs
 * on every wall, and the stairs that come up from both sides; 1000 wide, 560 high on the origin.
 */
export function casinaBorghese(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const dark = mix(shade, pen.palette.ink, 0.42)
  return at(
    x,
    base,
    group([
      mirrored(0, tower(pen, paint)),
      // The middle, set back behind the terrace.
      rect(-250, -400, 500, 180, mix(body, shade, 0.22)),
      reliefs(-230, -392, 460, 9, lit, dark),
      windowGrid(-236, -350, 472, 104, 5, 1, gap),
      path(box(-262, -410, 524, 14), lit),
      balusters(-250, -424, 500, lit),
      mirrored(0, wing(paint, dark)),
      portico(pen, paint, dark),
      stairs(paint, dark),
    ]),
    scale,
  )
}

/** One of the two towers that look over the wings, under a low roof. */
function tower(pen: Pen, { lit, body, shade, gap }: Paint): string {
  const { roof } = pen.palette
  return (
    rect(-400, -520, 150, 130, body) +
    rect(-300, -520, 50, 130, shade, 'opacity=".5"') +
    path([-370, -325, -280].map((cx) => roundArch(cx, -416, 26, 70)).join(''), gap) +
    path(box(-412, -528, 174, 12) + box(-406, -404, 162, 8), lit) +
    poly(
      [
        [-418, -527],
        [-350, -560],
        [-300, -560],
        [-232, -527],
      ],
      mix(roof, shade, 0.3),
    )
  )
}

/** A wing of three storeys: windows with gables, busts in their niches, a garland under the eaves. */
function wing({ lit, body, shade, gap }: Paint, dark: string): string {
  const columns = [-450, -365, -280]
  const frames = columns.map((cx) => box(cx - 25, -176, 50, 88) + box(cx - 25, -318, 50, 74)).join('')
  const panes = columns.map((cx) => box(cx - 17, -168, 34, 80) + box(cx - 17, -310, 34, 66)).join('')
  const gables = columns
    .map((cx) => d`M${cx - 34} -176L${cx} -198L${cx + 34} -176ZM${cx - 32} -318Q${cx} -344 ${cx + 32} -318Z`)
    .join('')
  return (
    rect(-500, -390, 270, 390, body) +
    rect(-256, -390, 26, 390, shade, 'opacity=".45"') +
    path(frames + gables, lit) +
    path(panes, gap) +
    range(2, (index) => niche(-407.5 + index * 85, -100, lit, dark)) +
    range(2, (index) => niche(-407.5 + index * 85, -246, lit, dark)) +
    reliefs(-486, -380, 240, 5, lit, dark) +
    path(columns.map((cx) => box(cx - 17, -52, 34, 30)).join(''), dark) +
    path(box(-512, -398, 294, 14) + box(-506, -70, 282, 10) + box(-506, -222, 282, 8), lit) +
    path(box(-506, -62, 12, 62) + box(-236, -390, 8, 390), lit, 'opacity=".7"') +
    balusters(-506, -412, 282, lit)
  )
}

/** A bust in a round-headed niche. */
function niche(x: number, base: number, lit: string, dark: string): string {
  return (
    path(roundArch(x, base, 26, 62), dark, 'opacity=".5"') +
    path(
      d`${circle(x, base - 36, 6.5)}M${x - 11} ${base - 8}Q${x - 12} ${base - 28} ${x} ${base - 29}Q${x + 12} ${base - 28} ${x + 11} ${base - 8}Z`,
      lit,
    )
  )
}

/** Sunken panels with a round shield in each. */
function reliefs(x: number, y: number, width: number, count: number, lit: string, dark: string): string {
  const bay = width / count
  return (
    path(
      range(count, (index) => box(x + index * bay + bay * 0.14, y, bay * 0.72, 30)),
      dark,
      'opacity=".28"',
    ) +
    path(
      range(count, (index) => circle(x + (index + 0.5) * bay, y + 15, 10)),
      lit,
    )
  )
}

/** A parapet with an urn on every fourth post. */
function balusters(x: number, y: number, width: number, lit: string): string {
  const count = Math.round(width / 14)
  const step = width / count
  return path(
    box(x, y, width, 5) +
      range(count, (index) => box(x + index * step + 3, y + 4, 5, 14)) +
      range(Math.floor(count / 4) + 1, (index) => {
        const cx = x + index * step * 4 + 5
        return d`M${cx - 8} ${y}L${cx - 5} ${y - 8}Q${cx - 11} ${y - 18} ${cx - 7} ${y - 24}H${cx + 7}Q${cx + 11} ${y - 18} ${cx + 5} ${y - 8}L${cx + 8} ${y}Z`
      }),
    lit,
  )
}

/** Five arches on piers over a base, statues on the terrace above them. */
function portico({ palette }: Pen, { lit, body, shade, gap }: Paint, dark: string): string {
  const bay = 480 / 5
  const inside = mix(dark, gap, palette.light === 'night' || palette.light === 'dusk' ? 0.55 : 0.06)
  const middles = Array.from({ length: 5 }, (_, index) => -240 + (index + 0.5) * bay)
  const pilasters = range(6, (index) => box(-246 + index * bay, -232, 12, 172))
  return (
    rect(-250, -240, 500, 240, body) +
    path(middles.map((cx) => roundArch(cx, -60, 62, 148)).join(''), inside) +
    path(middles.map((cx) => roundArch(cx, -60, 26, 78)).join(''), dark) +
    stroke(middles.map((cx) => d`M${cx - 31} -60V-177A31 31 0 0 1 ${cx + 31} -177V-60`).join(''), lit, 5) +
    path(pilasters, lit) +
    path(box(-258, -250, 516, 14) + box(-254, -66, 508, 10), lit) +
    path(
      range(5, (index) => box(-250 + index * bay + 60, -60, 40, 60)),
      shade,
      'opacity=".35"',
    ) +
    balusters(-250, -268, 500, lit)
  )
}

/** Two flights that meet at a landing before the middle arch. */
function stairs({ lit, body, shade }: Paint, dark: string): string {
  const flight = 'M-74 -62H-60V0H-226Z'
  const steps = range(9, (index) => d`M${-216 + index * 17} ${-3 - index * 6.6}H-60`)
  return (
    rect(-84, -64, 168, 64, body) +
    mirrored(0, path(flight, mix(body, shade, 0.3)) + stroke(steps, lit, 2.4) + stroke('M-236 -24L-84 -92', lit, 8)) +
    path(box(-92, -98, 184, 8), lit) +
    path(
      range(12, (index) => box(-86 + index * 15, -92, 5, 28)),
      lit,
    ) +
    path(roundArch(0, 0, 46, 50), dark) +
    path(box(-248, -40, 20, 40) + box(228, -40, 20, 40) + box(-252, -46, 28, 8) + box(224, -46, 28, 8), lit)
  )
}
