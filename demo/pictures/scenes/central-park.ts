import { grove } from '../kit/land.ts'
import { couple, crowd, figure } from '../kit/people.ts'
import { at, circle, d, path, range, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, reflected, ripples, water } from '../kit/water.ts'
import { floodlit, inLight } from '../landmarks/local-colour.ts'
import { twinTowers } from '../landmarks/new-york-park.ts'
import { farPaint, stonePaint } from '../landmarks/paint.ts'
import { farHighRises, highRises } from '../landmarks/skyscrapers.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Autumn on the lake: the bow bridge, a rowing boat, the twin towers of the West Side over the trees. */
export const centralPark: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const shore = 850
    const autumn = ['#e08a3a', '#c9542f', '#f0b548', '#8f9a4a'].map((colour) => inLight(palette, colour))
    const [amber = '', rust = '', gold = '', olive = ''] = autumn
    return [
      heavens(pen, shore, 980, 420, 150, 'rays'),
      farHighRises(pen, -20, 1620, shore, 0.16, {
        heights: [150, 380],
        widths: [44, 90],
        kinds: ['flat', 'step', 'pyramid', 'flat'],
      }),
      mist(pen, shore, 420, 0.75),
      highRises(pen, 700, 1640, shore, [farPaint(pen, 0.34), farPaint(pen, 0.42)], {
        heights: [180, 330],
        widths: [80, 120],
        kinds: ['flat', 'step', 'pyramid'],
      }),
      twinTowers(pen, 420, shore, 0.98, stonePaint(pen)),
      mist(pen, shore, 220, 0.5),
      grove(pen, shore, 150, mix(olive, palette.haze, 0.35)),
      water(pen, shore, 1200, 980),
      reflected(
        pen,
        grove(pen, shore, 104, rust, -20, 520) +
          grove(pen, shore, 130, amber, 480, 900) +
          grove(pen, shore, 108, gold, 860, 1240) +
          grove(pen, shore, 140, rust, 1200, 1720) +
          grove(pen, shore, 56, mix(olive, palette.ink, 0.3)) +
          bowBridge(pen, 860, shore + 22),
        shore + 26,
        1200,
        0.5,
      ),
      glints(pen, shore + 30, 1190, 980, 1.3) + ripples(pen, shore + 30, 1190, 36),
      rowingBoat(pen, 560, 1040),
      path(
        'M0 1200V1120Q220 1090 420 1150L480 1200ZM1060 1200Q1200 1110 1400 1120Q1520 1124 1600 1096V1200Z',
        mix(palette.leaf[1], palette.ink, 0.4),
      ),
      maple(pen, 1480, 1160, 760, [rust, amber, gold]),
      couple(1300, 1160, 170, palette.ink),
      leaves(pen, [amber, rust, gold]),
      birds(pen, 700, 240, 6),
    ]
  },
}

/** The low cast-iron bridge with its balustrade of interlaced rings. */
function bowBridge(pen: Pen, x: number, base: number): string {
  const { palette } = pen
  const white = mix(floodlit(palette, '#f4ead4'), palette.stone[0], 0.4)
  const shade = mix(white, palette.stone[2], 0.55)
  const top = (dx: number): number => -96 + 66 * (dx / 430) ** 2
  const rings = range(29, (index) => {
    const dx = -406 + index * 29
    return circle(dx, top(dx) - 22, 13)
  })
  const posts = range(5, (index) => {
    const dx = -400 + index * 200
    return d`M${dx - 9} ${top(dx) + 8}V${top(dx) - 54}h18V${top(dx) + 8}Z`
  })
  const urns = range(5, (index) => {
    const dx = -400 + index * 200
    return d`M${dx - 16} ${top(dx) - 54}Q${dx - 18} ${top(dx) - 76} ${dx} ${top(dx) - 76}Q${dx + 18} ${top(dx) - 76} ${dx + 16} ${top(dx) - 54}Z`
  })
  return at(
    x,
    base,
    crowd(pen, -180, 220, -92, 84, 5, palette.ink) +
      path('M-440 6V-30Q0 -162 440 -30V6H380Q300 -66 0 -70Q-300 -66 -380 6Z', white) +
      path('M-380 6Q-300 -66 0 -70Q300 -66 380 6H352Q280 -46 0 -50Q-280 -46 -352 6Z', shade) +
      stroke(rings, white, 4) +
      stroke('M-430 -72Q0 -206 430 -72', white, 7) +
      path(posts, white) +
      path(urns, palette.accent) +
      path('M-500 10L-480 -56H-428V10ZM500 10L480 -56H428V10Z', shade),
    1.02,
  )
}

/** A rowing boat with an oarsman and his guest. */
function rowingBoat(pen: Pen, x: number, line: number): string {
  const { palette } = pen
  const hull = inLight(palette, '#a8552f')
  return at(
    x,
    line,
    figure(-62, 4, 128, palette.ink, 'sit') +
      figure(78, 4, 122, palette.ink, 'sit', -1) +
      path('M52 -118Q84 -150 118 -118Z', palette.accent) +
      stroke('M-40 -62L-150 14M-36 -58L60 26', mix(hull, palette.stone[0], 0.4), 6, 'stroke-linecap="round"') +
      path('M-176 -34Q0 -8 184 -38Q168 22 120 30H-120Q-160 20 -176 -34Z', hull) +
      path('M-176 -34Q0 -8 184 -38L181 -26Q0 6 -172 -20Z', palette.stone[0]) +
      path('M-200 34Q0 24 210 34Q0 50 -200 34Z', palette.sun, 'opacity=".5"'),
    1,
  )
}

/** The near maple: a leaning trunk and clouds of leaves in three colours. */
function maple(pen: Pen, x: number, base: number, height: number, colours: readonly string[]): string {
  const trunk = d`M${x - 34} ${base}Q${x - 10} ${base - height * 0.4} ${x - 40} ${base - height * 0.72}L${x - 150} ${base - height * 0.86}L${x - 30} ${base - height * 0.76}L${x + 60} ${base - height}L${x + 6} ${base - height * 0.66}Q${x + 24} ${base - height * 0.3} ${x + 46} ${base}Z`
  const clusters = [
    [-200, 0.8, 78],
    [150, 0.82, 96],
    [-110, 0.9, 96],
    [30, 0.84, 90],
    [110, 1.0, 110],
    [-190, 0.98, 84],
    [-40, 1.02, 112],
    [-120, 1.1, 82],
    [50, 1.14, 92],
  ] as const
  const [shade = '', body = '', lit = ''] = colours
  const crown = (dx: number, dy: number, share: number, fill: string): string =>
    path(
      clusters.map(([cx, rise, r]) => circle(x + cx + dx * r, base - height * rise + dy * r, r * share)).join(''),
      fill,
    )
  const dabs = (count: number, spread: number): string =>
    range(count, () => {
      const [dx, rise, r] = clusters[Math.floor(pen.random() * clusters.length)] ?? clusters[0]
      const [a, out] = [pen.random() * Math.PI * 2, pen.random() * spread]
      const [cx, cy, s] = [
        x + dx + Math.cos(a) * r * out,
        base - height * rise + Math.sin(a) * r * out,
        6 + pen.random() * 7,
      ]
      return d`M${cx - s} ${cy}Q${cx} ${cy - s * 1.1} ${cx + s} ${cy}Q${cx} ${cy + s * 1.1} ${cx - s} ${cy}Z`
    })
  return (
    crown(0.1, 0.14, 1, shade) +
    path(trunk, pen.palette.ink) +
    crown(-0.12, -0.08, 0.82, body) +
    path(dabs(36, 1.12), shade) +
    path(dabs(50, 0.8), lit)
  )
}

/** Leaves that drift down and lie on the water. */
function leaves(pen: Pen, colours: readonly string[]): string {
  return colours
    .map((colour) =>
      path(
        range(16, () => {
          const [x, y, s] = [pen.random() * 1600, 560 + pen.random() * 620, 5 + pen.random() * 6]
          return d`M${x} ${y}q${s} ${-s} ${s * 2} 0q${-s} ${s} ${-s * 2} 0z`
        }),
        colour,
      ),
    )
    .join('')
}
