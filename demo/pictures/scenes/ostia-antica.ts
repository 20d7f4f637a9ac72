import { arcade, colonnade } from '../kit/architecture.ts'
import { cypress, ground, grove, ridge, umbrellaPine } from '../kit/land.ts'
import { couple, crowd } from '../kit/people.ts'
import { at, box, d, path, poly, range, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { type Paint, stonePaint } from '../landmarks/paint.ts'
import { mix, tone } from '../palette.ts'
import { clipped, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The half round of the theatre among pines, columns left standing and arches of brick. */
export const ostiaAntica: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const stone = stonePaint(pen)
    const brick = brickPaint(pen, stone)
    return [
      heavens(pen, 800, 1120, 330, 110, 'clouds'),
      ridge(pen, 720, 50, tone(palette, 0.14), 4),
      grove(pen, 760, 80, tone(palette, 0.26)),
      mist(pen, 780, 200, 0.6),
      umbrellaPine(pen, 420, 740, 420) +
        umbrellaPine(pen, 640, 690, 330) +
        umbrellaPine(pen, 1010, 690, 350) +
        cypress(pen, 1180, 730, 260) +
        umbrellaPine(pen, 1300, 750, 450),
      mist(pen, 780, 130, 0.35),
      ground(pen, 790, mix(palette.leaf[0], palette.stone[1], 0.45), mix(palette.leaf[1], palette.ink, 0.35)),
      theatre(pen, stone, brick),
      path('M420 962Q800 910 1180 962L1420 1200H180Z', mix(stone.lit, palette.haze, 0.25)) +
        path(paving(), stone.shade, 'opacity=".35"'),
      crowd(pen, 640, 960, 1010, 62, 4, palette.ink),
      brickArches(pen, 1290, 1070, brick),
      columns(pen, 70, 1090, stone),
      path('M1040 1130h92l12 44h-112zM1150 1146h60v40h-60zM560 1120h46v50h-46zM500 1146h52v34h-52z', stone.body) +
        path('M1100 1130h32l12 44h-40zM1184 1146h26v40h-26zM586 1120h20v50h-20zM530 1146h22v34h-22z', stone.shade),
      couple(870, 1140, 130, palette.ink),
      grove(pen, 1212, 70, palette.ink, -40, 420) + grove(pen, 1212, 80, palette.ink, 1270, 1640),
      birds(pen, 760, 210, 8),
    ]
  },
}

/** The thin red brick of the harbour town. */
function brickPaint(pen: Pen, { lit, body, shade, gap }: Paint): Paint {
  const red = '#b9573a'
  const share = pen.palette.light === 'day' ? 0.55 : 0.34
  return {
    lit: mix(lit, red, share * 0.7),
    body: mix(body, red, share),
    shade: mix(shade, red, share * 0.55),
    gap: mix(gap, pen.palette.ink, 0.4),
  }
}

const TIERS = 11

/** Rows of seats in a half round, broken off at the top, with stairs that part them into wedges. */
function theatre(pen: Pen, { lit, body, shade }: Paint, brick: Paint): string {
  const rim = (share: number): { y: number; rx: number; ry: number } => ({
    y: 760 + share * 196,
    rx: 610 - share * 330,
    ry: 150 - share * 96,
  })
  const half = (share: number, lift: number): string => {
    const { y, rx, ry } = rim(share)
    return d`M${800 - rx} 976V${y - lift}A${rx} ${ry} 0 0 1 ${800 + rx} ${y - lift}V976Z`
  }
  const tiers = range(TIERS, (index) => {
    const share = index / TIERS
    return path(half(share, 0), mix(shade, body, 0.3)) + path(half(share + 0.035, 0), index % 5 === 4 ? body : lit)
  })
  const stairs = [-0.72, -0.38, 0, 0.38, 0.72].map((turn) => {
    const on = (share: number, side: number): string => {
      const { y, rx, ry } = rim(share)
      const angle = turn * (Math.PI / 2) + side * 0.022
      return d`${800 + Math.sin(angle) * rx} ${y - Math.cos(angle) * ry}`
    }
    return `M${on(0.02, -1)}L${on(0.02, 1)}L${on(0.98, 1.6)}L${on(0.98, -1.6)}Z`
  })
  const wall =
    path(
      'M190 976V730L214 700L262 712L300 664L372 640L420 652L470 612L600 590L640 606L720 576L900 574L960 600L1050 596L1120 616L1150 650L1220 648L1290 690L1350 684L1410 740V976Z',
      brick.body,
    ) + path('M1120 616L1150 650L1220 648L1290 690L1350 684L1410 740V976H1180V690Z', brick.shade, 'opacity=".6"')
  const { y, rx, ry } = rim(1)
  return (
    wall +
    tiers +
    path(stairs.join(''), shade, 'opacity=".7"') +
    path(d`M${800 - rx} 976V${y}A${rx} ${ry} 0 0 1 ${800 + rx} ${y}V976Z`, mix(lit, pen.palette.leaf[0], 0.28)) +
    arcade(196, 976, 120, 110, 1, brick.gap, 'round', 0.6) +
    arcade(1290, 976, 120, 110, 1, brick.gap, 'round', 0.6)
  )
}

/** Flags of the square before the stage, wider towards the viewer. */
const paving = (): string =>
  range(6, (index) => d`M${400 - index * 34} ${990 + index * index * 6}H${1200 + index * 34}v3H${400 - index * 34}Z`) +
  range(7, (index) => d`M${560 + index * 80} 950L${320 + index * 160} 1200h5L${563 + index * 80} 950Z`)

/** Three columns that still carry a beam, one that stands alone and one broken off. */
function columns(pen: Pen, x: number, base: number, { lit, body, shade }: Paint): string {
  return (
    rect(x - 20, base, 470, 34, mix(body, shade, 0.3)) +
    rect(x - 6, base - 16, 442, 18, lit) +
    colonnade(x, base - 16, 270, 520, 3, lit, shade) +
    path(d`M${x + 2} ${base - 536}v-44h210l18 16l22 -10l14 38z`, body) +
    path(d`M${x + 2} ${base - 560}h240v10h-240z`, shade) +
    colonnade(x + 276, base - 16, 90, 440, 1, lit, shade) +
    at(
      x + 400,
      base - 16,
      poly(
        [
          [-19, 0],
          [-19, -170],
          [-6, -196],
          [6, -180],
          [19, -206],
          [19, 0],
        ],
        lit,
      ) +
        poly(
          [
            [2, 0],
            [2, -184],
            [6, -180],
            [19, -206],
            [19, 0],
          ],
          shade,
        ),
    ) +
    path(box(x + 372, base - 24, 56, 8), mix(lit, pen.palette.ink, 0.1))
  )
}

/** Shops of brick: two arches below, one and a broken one above. */
function brickArches(pen: Pen, x: number, base: number, { lit, body, shade, gap }: Paint): string {
  const courses = range(13, (index) => box(x, base - 24 - index * 34, 340, 3))
  const opening = (cx: number, bottom: number, r: number, height: number): string =>
    d`M${cx - r} ${bottom}V${bottom - height + r}A${r} ${r} 0 0 1 ${cx + r} ${bottom - height + r}V${bottom}Z`
  const holes: readonly (readonly [number, number, number, number])[] = [
    [x + 90, base, 58, 210],
    [x + 250, base, 58, 210],
    [x + 90, base - 262, 40, 130],
  ]
  const wall = d`M${x - 10} ${base}V${base - 440}l30 -26l54 10l40 -22l56 30l14 60l34 20l10 70l50 16h72V${base}Z`
  return (
    path(wall, body) +
    clipped(pen, wall, path(courses, shade, 'opacity=".3"')) +
    path(d`M${x + 170} ${base - 448}l14 60l34 20l10 70l50 16h72V${base}h-60V${base - 250}Z`, shade, 'opacity=".35"') +
    path(holes.map(([cx, bottom, r, height]) => opening(cx, bottom, r + 14, height + 14)).join(''), lit) +
    path(holes.map(([cx, bottom, r, height]) => opening(cx, bottom, r, height)).join(''), gap) +
    path(box(x - 18, base - 252, 340, 12), lit)
  )
}
