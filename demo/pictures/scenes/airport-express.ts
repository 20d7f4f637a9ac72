import { dome } from '../kit/architecture.ts'
import { skyline } from '../kit/land.ts'
import { crowd, figure } from '../kit/people.ts'
import { at, box, circle, d, disc, path, poly, range, rect, stroke } from '../kit/shape.ts'
import { heavens, mist, radialGlow } from '../kit/sky.ts'
import { stonePaint } from '../landmarks/paint.ts'
import { evening } from '../landmarks/skyscrapers.ts'
import { lamplight, mix, tone } from '../palette.ts'
import { clipped, linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The express from the airport under the glass vault of a station, the city behind it. */
export const airportExpress: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    return [
      heavens(pen, 860, 640, 560, 96, 'rays'),
      clipped(pen, d`M0 0H1600V900H0Z`, city(pen)),
      vault(pen),
      walls(pen),
      platforms(pen),
      train(pen, 700, 1040),
      clock(pen, 1010, 330),
      planeSign(pen, 1330, 520),
      crowd(pen, 110, 400, 1010, 130, 3, palette.ink),
      crowd(pen, 1060, 1230, 960, 110, 4, palette.ink),
      figure(1300, 1090, 250, palette.ink, 'walk', -1) + suitcase(1372, 1090, 1, palette.ink, palette.accent),
      figure(1480, 1120, 270, palette.ink, 'dress') +
        suitcase(1424, 1122, 0.9, palette.ink, mix(palette.accent, palette.ink, 0.5)),
    ]
  },
}

function city(pen: Pen): string {
  const { palette } = pen
  return (
    skyline(pen, 880, 0.2, { heights: [90, 190], widths: [46, 80], roofs: 'flat' }, 380, 1220) +
    dome(pen, 930, 720, 62, 74, tone(palette, 0.26), tone(palette, 0.34), 4) +
    rect(868, 718, 124, 160, tone(palette, 0.26)) +
    skyline(pen, 900, 0.42, { heights: [50, 110], widths: [60, 100], roofs: 'gable' }, 380, 1220) +
    mist(pen, 900, 130, 0.45)
  )
}

/** The vault at a depth: 0 at its far end, 1 before the viewer. */
const rib = (depth: number): { y: number; rx: number; ry: number } => ({
  y: 760 - depth * 160,
  rx: 380 + depth ** 1.4 * 560,
  ry: 380 + depth ** 1.4 * 420,
})
const on = (depth: number, angle: number): readonly [number, number] => {
  const { y, rx, ry } = rib(depth)
  return [800 - Math.cos(angle) * rx, y - Math.sin(angle) * ry]
}
const arc = (depth: number): string => {
  const { y, rx, ry } = rib(depth)
  return d`M${800 - rx} ${y}A${rx} ${ry} 0 0 1 ${800 + rx} ${y}`
}

/** Ribs of iron with glass between them, and a fan of bars in the far gable. */
function vault(pen: Pen): string {
  const { palette } = pen
  const iron = mix(palette.ink, palette.stone[2], 0.22)
  const far = rib(0)
  const near = rib(1)
  const glass = linear(pen, 0, 760, [
    [0, mix(palette.sky[0], palette.ink, 0.28)],
    [0.5, mix(palette.sky[1], palette.ink, 0.12)],
    [1, mix(palette.sky[2], palette.ink, 0.08)],
  ])
  const shell = d`M-160 -160H1760V${near.y}H${800 + far.rx}V${far.y}A${far.rx} ${far.ry} 0 0 0 ${800 - far.rx} ${far.y}V${near.y}H-160Z`
  const bars = range(17, (index) => {
    const angle = ((index + 1) / 18) * Math.PI
    const [ax, ay] = on(0, angle)
    const [bx, by] = on(1.4, angle)
    return d`M${ax} ${ay}L${bx} ${by}`
  })
  const fan = range(9, (index) => {
    const angle = ((index + 1) / 10) * Math.PI
    const [x, y] = on(0, angle)
    return d`M${800 - Math.cos(angle) * 250} ${far.y - Math.sin(angle) * 250}L${x} ${y}`
  })
  const ribs = [0.14, 0.3, 0.48, 0.7, 0.96].map((depth) => stroke(arc(depth), iron, 7 + depth * 20)).join('')
  return (
    path(shell, glass, 'opacity=".93"') +
    stroke(bars, iron, 4, 'opacity=".8"') +
    ribs +
    stroke(fan + d`M${800 - 250} ${far.y}A250 250 0 0 1 1050 ${far.y}`, iron, 5) +
    stroke(arc(0), iron, 20)
  )
}

/** Walls on both sides with a row of arches that closes up with distance. */
function walls(pen: Pen): string {
  const { palette } = pen
  const { lit, body, shade } = stonePaint(pen)
  const deep = mix(shade, palette.ink, 0.4)
  const side = (flip: 1 | -1): string => {
    const fill = flip === 1 ? body : mix(body, shade, 0.6)
    const bays = range(5, (index) => {
      const x = 404 - index ** 1.35 * 66 - index * 16
      const w = 26 + index * 13
      const top = 784 - index * 24
      return d`M${x} ${900 + index * 26}V${top + w * 0.4}Q${x - w * 0.5} ${top - w * 0.35} ${x - w} ${top + w * 0.3}V${906 + index * 30}Z`
    })
    return at(
      flip === 1 ? 0 : 1600,
      0,
      poly(
        [
          [-20, 566],
          [424, 752],
          [424, 908],
          [-20, 1100],
        ],
        fill,
      ) +
        path(bays, evening(pen) ? mix(lamplight(palette), deep, 0.35) : deep) +
        poly(
          [
            [-20, 560],
            [424, 748],
            [424, 764],
            [-20, 600],
          ],
          lit,
        ),
      flip,
      1,
    )
  }
  return side(1) + side(-1)
}

/** Two platforms, the track between them and one further on. */
function platforms(pen: Pen): string {
  const { palette } = pen
  const floor = mix(palette.stone[0], palette.haze, 0.35)
  const near = mix(palette.stone[2], palette.ink, 0.35)
  const paint = linear(pen, 896, 1200, [
    [0, floor],
    [1, near],
  ])
  const rails = 'M774 900L430 1200H452L779 900ZM806 900L900 1200H922L811 900Z'
  const sleepers = range(9, (index) => {
    const y = 912 + index ** 1.7 * 8
    const spread = (y - 896) / 304
    return d`M${764 - spread * 390} ${y}H${822 + spread * 130}v${3 + index * 1.6}H${760 - spread * 396}Z`
  })
  return (
    path('M-20 1200V896H1620V1200Z', mix(palette.ink, palette.stone[2], 0.2)) +
    path(sleepers, mix(palette.ink, palette.stone[2], 0.45)) +
    path(rails, mix(palette.stone[0], palette.ink, 0.2)) +
    path('M840 896H1620V1200H1010Z', paint) +
    path('M840 896L1010 1200H966L834 896Z', mix(near, palette.ink, 0.4)) +
    path('M848 896L1046 1200H1078L856 896Z', palette.accent) +
    path('M740 896H-20V1200H250Z', paint) +
    path('M740 896L250 1200H290L746 896Z', mix(near, palette.ink, 0.4))
  )
}

/** The nose of the train with its lamps and windscreen; its carriages are hidden behind it. */
function train(pen: Pen, x: number, base: number): string {
  const { palette } = pen
  const dim = palette.light === 'night' ? 0.35 : palette.light === 'dusk' ? 0.18 : 0
  const shell = mix('#f4f1ea', palette.ink, dim)
  const side = mix(mix('#c9ccd2', palette.haze, 0.2), palette.ink, dim + 0.08)
  const red = mix(palette.accent, palette.ink, dim * 0.5)
  const screen = mix(palette.ink, palette.sky[1], 0.14)
  const nose = 'M-168 0Q-186 -120 -176 -240Q-160 -372 -96 -398Q0 -420 96 -398Q160 -372 176 -240Q186 -120 168 0Z'
  return (
    at(
      x,
      base,
      path(nose, shell) +
        path('M40 -410Q70 -406 96 -398Q160 -372 176 -240Q186 -120 168 0H70Q110 -160 96 -300Q84 -380 40 -410Z', side) +
        path('M-140 -226Q-136 -340 -84 -366Q0 -384 84 -366Q136 -340 140 -226Q0 -204 -140 -226Z', screen) +
        path('M-118 -232Q-112 -326 -70 -352L-20 -362L-74 -226Z', mix(screen, palette.sky[2], 0.35), 'opacity=".6"') +
        path('M-179 -150Q0 -110 179 -150V-96Q0 -56 -177 -96Z', red) +
        path(box(-46, -196, 92, 26), palette.ink) +
        path(box(-34, -188, 68, 10), lamplight(palette)) +
        path('M-168 0Q-172 -24 -174 -44Q0 -14 174 -44Q172 -24 168 0Z', mix(palette.ink, side, 0.2)) +
        rect(-24, -18, 48, 26, palette.ink) +
        stroke('M0 -222L-30 -290', palette.ink, 4),
    ) +
    [-118, 118]
      .map(
        (dx) =>
          radialGlow(pen, x + dx, base - 72, 96) +
          disc(x + dx, base - 72, 20, '#fff8e0') +
          disc(x + dx, base - 72, 11, lamplight(palette)),
      )
      .join('')
  )
}

/** The station clock on its rods, ten past ten. */
function clock(pen: Pen, x: number, y: number): string {
  const { palette } = pen
  const marks = range(12, (index) => {
    const angle = (index / 12) * Math.PI * 2
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return d`M${x + cos * 62} ${y + sin * 62}L${x + cos * 76} ${y + sin * 76}`
  })
  return (
    stroke(d`M${x - 40} ${y - 80}V-10M${x + 40} ${y - 80}V-10`, palette.ink, 7) +
    (evening(pen) ? radialGlow(pen, x, y, 190) : '') +
    disc(x, y, 104, palette.ink) +
    disc(x, y, 90, evening(pen) ? mix('#fff4d6', lamplight(palette), 0.3) : '#fdf8ea') +
    stroke(marks, palette.ink, 7) +
    stroke(d`M${x} ${y}L${x - 36} ${y - 24}M${x} ${y}L${x + 46} ${y - 46}`, palette.ink, 9, 'stroke-linecap="round"') +
    disc(x, y, 9, palette.accent)
  )
}

/** A hanging sign with an aeroplane. */
function planeSign(pen: Pen, x: number, y: number): string {
  const { palette } = pen
  const shape =
    'M46 0Q46 -6 36 -7H14L-8 -40H-18L-8 -7H-28L-38 -20H-46L-40 0L-46 20H-38L-28 7H-8L-18 40H-8L14 7H36Q46 6 46 0Z'
  return (
    stroke(d`M${x - 90} ${y - 50}V-10M${x + 90} ${y - 50}V-10`, palette.ink, 6) +
    rect(x - 140, y - 56, 280, 112, palette.ink) +
    at(x - 72, y, path(shape, lamplight(palette)), 1) +
    path(
      d`M${x + 10} ${y - 8}H${x + 74}V${y - 30}L${x + 116} ${y}L${x + 74} ${y + 30}V${y + 8}H${x + 10}Z`,
      lamplight(palette),
    )
  )
}

/** A case on wheels with its handle drawn out. */
function suitcase(x: number, base: number, scale: number, ink: string, fill: string): string {
  return at(
    x,
    base,
    stroke('M-14 -90V-134H14V-90', ink, 5) +
      rect(-30, -92, 60, 84, fill) +
      path(box(-18, -84, 5, 68) + box(-2, -84, 5, 68) + box(14, -84, 5, 68), ink, 'opacity=".35"') +
      path(circle(-20, -4, 6) + circle(20, -4, 6), ink),
    scale,
  )
}
