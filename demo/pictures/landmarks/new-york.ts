import { crowd } from '../kit/people.ts'
import { at, box, d, group, type Point, path, range, rect, stroke } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Paint } from './paint.ts'
import { evening, facetedTower, windowColumns } from './skyscrapers.ts'

/** Half width of a tier and the height at which it ends. */
type Tier = readonly [half: number, top: number]

/** Blocks of decreasing width set back one above the other, with columns of windows. */
function setbacks(pen: Pen, tiers: readonly Tier[], paint: Paint, pitch = 15): string {
  return tiers
    .map(([half, top], index) => {
      const low = tiers[index - 1]?.[1] ?? 0
      return (
        rect(-half, -top, half * 2, top - low + 1, paint.body) +
        rect(half * 0.42, -top, half * 0.58, top - low + 1, paint.shade) +
        rect(-half, -top, Math.max(3, half * 0.08), top - low + 1, paint.lit) +
        rect(-half - 2, -top - 3, half * 2 + 4, 5, paint.lit) +
        (top - low > 40 ? windowColumns(pen, -half + 6, -top + 2, half * 2 - 12, top - low - 8, paint, pitch) : '')
      )
    })
    .reverse()
    .join('')
}

/** The great setback tower of Midtown with its mooring mast; 300 wide, 1000 high on the origin. */
export function empireTower(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const glow = evening(pen) ? pen.palette.window : paint.lit
  const mast =
    path('M-26 -752V-800H-20V-826H-13V-846Q-10 -866 0 -868Q10 -866 13 -846V-826H20V-800H26V-752Z', paint.body) +
    path('M6 -752V-866Q12 -862 13 -846V-826H20V-800H26V-752Z', paint.shade) +
    path(box(-9, -838, 5, 80) + box(3, -838, 5, 80), glow) +
    path('M-3.4 -866L-1.6 -1000H1.6L3.4 -866Z', paint.body)
  const wings = path('M-92 -300V-330H92V-300Z', paint.lit, 'opacity=".35"')
  return at(
    x,
    base,
    group([
      mast,
      setbacks(
        pen,
        [
          [150, 84],
          [118, 220],
          [92, 306],
          [74, 620],
          [62, 676],
          [48, 720],
          [34, 752],
        ],
        paint,
        16,
      ),
      wings,
      rect(-16, -620, 32, 300, paint.lit, 'opacity=".25"'),
    ]),
    scale,
  )
}

/** The steel crown of the automobile age: shaft, sunburst arches and needle; 150 wide, 1000 high on the origin. */
export function sunburstTower(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const steel = mix(paint.lit, '#ffffff', pen.palette.light === 'night' ? 0.1 : 0.35)
  const rays = evening(pen) ? pen.palette.window : paint.shade
  const arch = (half: number, low: number, rise: number): string =>
    d`M${-half} ${-low}C${-half} ${-low - rise * 0.7} ${-half * 0.4} ${-low - rise} 0 ${-low - rise}C${half * 0.4} ${-low - rise} ${half} ${-low - rise * 0.7} ${half} ${-low}Z`
  const shells = [
    [58, 660, 120],
    [48, 704, 116],
    [38, 744, 110],
    [29, 780, 100],
    [20, 812, 90],
  ] as const
  const crown = [...shells].reverse().map(([half, low, rise]) => {
    const teeth = range(5, (index) => {
      const a = ((index - 2) / 2) * 1.05
      const at0: Point = [Math.sin(a) * half * 0.84, -low - rise * 0.26 - Math.cos(a) * rise * 0.5]
      const w = half * 0.13
      return d`M${at0[0] - w} ${at0[1] + w * 1.3}L${at0[0] + Math.sin(a) * w} ${at0[1] - w * 1.7}L${at0[0] + w} ${at0[1] + w * 1.3}Z`
    })
    return path(arch(half, low, rise), steel) + stroke(arch(half, low, rise), paint.shade, 2.4) + path(teeth, rays)
  })
  return at(
    x,
    base,
    group([
      path('M-5 -880L-1.4 -1000H1.4L5 -880Z', steel),
      ...crown,
      rect(-58, -672, 116, 20, steel),
      setbacks(
        pen,
        [
          [96, 140],
          [76, 560],
          [58, 664],
        ],
        paint,
        15,
      ),
      path('M-76 -560l-14 -10l14 -4ZM76 -560l14 -10l-14 -4Z', steel),
    ]),
    scale,
  )
}

/**
 * The slab of Rockefeller Center seen from its plaza: flat on top, shoulders set back at its sides, people behind the glass of
 * the deck; 400 wide, 1000 high on the origin.
 */
export function slabTower(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const tiers: readonly Tier[] = [
    [200, 100],
    [150, 250],
    [136, 640],
    [124, 800],
    [108, 962],
  ]
  const piers = range(7, (index) => box(-92 + index * 24, -958, 6, 858))
  const deck =
    crowd(pen, -92, 92, -962, 34, 6, pen.palette.ink) +
    rect(-108, -984, 216, 24, paint.lit, 'opacity=".45"') +
    rect(-112, -988, 224, 5, paint.lit)
  return at(x, base, group([deck, setbacks(pen, tiers, paint, 13), path(piers, paint.lit, 'opacity=".5"')]), scale)
}

/** The faceted glass tower at the island's tip with its mast; 170 wide, 1000 high on the origin. */
export function freedomTower(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  return at(
    x,
    base,
    group([
      facetedTower(0, -80, 84, 58, 690, paint),
      rect(-84, -90, 168, 90, paint.body),
      rect(-60, -780, 120, 12, paint.lit),
      path('M-30 -780L-3 -806L-1.5 -1000H1.5L3 -806L30 -780Z', paint.body),
      evening(pen) ? windowColumns(pen, -50, -740, 100, 640, paint, 22) : '',
    ]),
    scale,
  )
}

/** One gothic tower of the East River bridge seen from its promenade: two pointed openings in granite; 520 wide, 760 high on the origin. */
export function bridgeTower(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade } = paint
  const opening = (cx: number): string =>
    d`M${cx - 74} 6V-330C${cx - 74} -440 ${cx - 40} -500 ${cx} -540C${cx + 40} -500 ${cx + 74} -440 ${cx + 74} -330V6Z`
  const wall = d`M-250 6L-232 -680H232L250 6Z${opening(-112)}${opening(112)}`
  const courses = range(16, (index) => {
    const y = -20 - index * 42
    const piers = d`M-248 ${y}H-188M-38 ${y}H38M188 ${y}H248`
    return y < -540 ? d`M-248 ${y}H248` : y < -430 ? d`${piers}M-188 ${y}h24M-62 ${y}h24M38 ${y}h24M164 ${y}h24` : piers
  })
  const joints = range(16, (index) => {
    const y = -20 - index * 42
    return range(
      3,
      (k) =>
        d`M${-236 + k * 18 + (index % 2) * 9} ${y}v-42M${-8 + k * 14 - (index % 2) * 7} ${y}v-42M${200 + k * 16 - (index % 2) * 8} ${y}v-42`,
    )
  })
  const reveal = (cx: number): string =>
    d`M${cx + 74} 6V-330C${cx + 74} -440 ${cx + 40} -500 ${cx} -540C${cx + 30} -490 ${cx + 54} -430 ${cx + 54} -326V6Z`
  const buttress = (cx: number, w: number): string =>
    rect(cx - w / 2, -680, w, 686, body) +
    rect(cx + w * 0.12, -680, w * 0.38, 686, shade) +
    rect(cx - w / 2, -680, w * 0.14, 686, lit)
  return at(
    x,
    base,
    group([
      path(wall, body, 'fill-rule="evenodd"'),
      path(reveal(-112) + reveal(112), shade),
      stroke(opening(-112) + opening(112), lit, 6, 'opacity=".8"'),
      buttress(-222, 54) + buttress(0, 62) + buttress(222, 54),
      stroke(`${courses}${joints}`, mix(shade, pen.palette.ink, 0.3), 2, 'opacity=".35"'),
      path('M-262 -676H262L272 -706H-272Z', lit),
      path('M-278 -704H278V-726H-278Z', body),
      path('M-258 -726H258V-752H-258Z', body) + path('M-262 -752H262V-762H-262Z', lit),
    ]),
    scale,
  )
}
