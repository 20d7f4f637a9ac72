import { cypress, grove } from '../kit/land.ts'
import { cyclist } from '../kit/people.ts'
import { d, type Point, path, poly, range, rect, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { windmill } from '../landmarks/dutch.ts'
import { inLight } from '../landmarks/local-colour.ts'
import { stonePaint } from '../landmarks/paint.ts'
import { mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

const vanish: Point = [700, 640]

/** Stripes of tulips run to the horizon, to the mill and the low sun. */
export const tulipFields: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const horizon = 676
    return [
      heavens(pen, horizon, 560, 470, 120, 'rays'),
      grove(pen, horizon, 50, tone(palette, 0.16)),
      mist(pen, horizon, 200, 0.7),
      grove(pen, horizon + 4, 60, tone(palette, 0.36), -40, 420),
      ...[40, 90, 140, 190].map((x, index) => cypress(pen, x, horizon + 4, 190 + (index % 3) * 26)),
      farm(pen, 320, horizon + 4),
      rect(0, horizon, 1600, 524, mix(palette.leaf[0], palette.leaf[1], 0.5)),
      stripes(pen),
      windmill(pen, 1180, horizon + 18, 0.82, stonePaint(pen), 30),
      path(
        d`M0 ${horizon}H1600V${horizon + 20}Q1100 ${horizon + 30} 760 ${horizon + 8}Q400 ${horizon + 2} 0 ${horizon + 12}Z`,
        palette.leaf[1],
      ),
      cyclist(860, horizon + 10, 66, palette.ink, palette.accent) +
        cyclist(760, horizon + 8, 62, palette.ink, palette.accent),
      nearTulips(pen),
      birds(pen, 960, 220, 8, 17),
    ]
  },
}

const blooms = ['#d8323c', '#f4a62c', '#f7d84a', '#e8688c', '#fbf1e6', '#8a4fa0', '#ee6a3a', '#f29ab2']

/** The tulips' colours: they stay vivid in every light, for they are what the picture is about. */
function bloomColours({ palette }: Pen): string[] {
  const { light, sky, ink, glow } = palette
  if (light === 'night') return blooms.map((colour) => mix(mix(colour, sky[2], 0.24), ink, 0.26))
  if (light === 'dusk') return blooms.map((colour) => mix(mix(colour, glow, 0.16), sky[1], 0.24))
  return blooms.map((colour) => inLight(palette, colour))
}

/** Beds of one colour each between strips of leaf, with flecks that grow towards the viewer. */
function stripes(pen: Pen): string {
  const { palette } = pen
  const colours = bloomColours(pen)
  const count = 20
  const foot = 1260
  const spot = (share: number, y: number): number =>
    vanish[0] + (share - 0.46) * 5400 * ((y - vanish[1]) / (foot - vanish[1]))
  return range(count, (index) => {
    const [a, b] = [index / count, (index + 0.78) / count]
    const colour = colours[(index * 3) % colours.length] ?? palette.accent
    const bed = poly(
      [
        [spot(a, 676), 676],
        [spot(b, 676), 676],
        [spot(b, foot), foot],
        [spot(a, foot), foot],
      ],
      colour,
    )
    const flecks = (shift: number): string =>
      range(13, () => {
        const t = pen.random() ** 0.7
        const y = 686 + t * 500
        const x = spot(a + (b - a) * (0.1 + pen.random() * 0.8), y)
        const s = 2 + t * 15 + shift
        return x < -20 || x > 1620
          ? ''
          : d`M${x - s} ${y - s}q${s} ${s * 2.2} ${s * 2} 0l${-s * 0.5} ${s * 0.4}l${-s * 0.5} ${-s * 0.8}l${-s * 0.5} ${s * 0.8}z`
      })
    return (
      bed +
      path(flecks(0), mix(colour, '#ffffff', palette.light === 'night' ? 0.18 : 0.4)) +
      path(flecks(1), mix(colour, palette.ink, 0.28))
    )
  })
}

/** Five great tulips at the viewer's feet. */
function nearTulips(pen: Pen): string {
  const { palette } = pen
  const colours = bloomColours(pen)
  const leaf = mix(palette.leaf[1], palette.ink, 0.3)
  const tulip = (x: number, y: number, s: number, colour: string, lean: number): string =>
    stroke(d`M${x} ${y}Q${x + lean} ${y + 160} ${x + lean * 1.6} 1220`, leaf, 12 * s) +
    path(
      d`M${x + lean * 1.6} 1220Q${x - 110 * s} ${y + 240} ${x - 90 * s} ${y + 70 * s}Q${x - 10 * s} ${y + 190} ${x + lean * 1.6 + 12} 1220ZM${x + lean * 1.6} 1220Q${x + 120 * s} ${y + 260} ${x + 96 * s} ${y + 110 * s}Q${x + 20 * s} ${y + 200} ${x + lean * 1.6 - 8} 1220Z`,
      leaf,
    ) +
    path(
      d`M${x - 56 * s} ${y - 120 * s}Q${x - 20 * s} ${y - 104 * s} ${x} ${y - 60 * s}Q${x + 20 * s} ${y - 104 * s} ${x + 56 * s} ${y - 120 * s}Q${x + 82 * s} ${y} ${x} ${y + 8 * s}Q${x - 82 * s} ${y} ${x - 56 * s} ${y - 120 * s}Z`,
      mix(colour, palette.ink, 0.26),
    ) +
    path(
      d`M${x} ${y - 140 * s}Q${x + 44 * s} ${y - 84 * s} ${x + 34 * s} ${y - 26 * s}Q${x + 20 * s} ${y + 6 * s} ${x} ${y + 8 * s}Q${x - 20 * s} ${y + 6 * s} ${x - 34 * s} ${y - 26 * s}Q${x - 44 * s} ${y - 84 * s} ${x} ${y - 140 * s}Z`,
      colour,
    ) +
    path(
      d`M${x - 4 * s} ${y - 124 * s}Q${x - 36 * s} ${y - 80 * s} ${x - 28 * s} ${y - 26 * s}Q${x - 16 * s} ${y - 60 * s} ${x - 4 * s} ${y - 124 * s}Z`,
      mix(colour, '#ffffff', 0.35),
    )
  return (
    tulip(90, 960, 1.05, colours[0] ?? '', 20) +
    tulip(250, 1060, 0.9, colours[2] ?? '', -16) +
    tulip(-10, 1110, 0.9, colours[3] ?? '', 10) +
    tulip(1350, 1070, 0.9, colours[4] ?? '', 14) +
    tulip(1500, 980, 1.1, colours[0] ?? '', -24) +
    tulip(1610, 1110, 0.9, colours[1] ?? '', -6)
  )
}

function farm(pen: Pen, x: number, base: number): string {
  const { roof, ink, stone, window, light } = pen.palette
  const red = inLight(pen.palette, '#b5503c')
  return (
    rect(x - 70, base - 52, 140, 54, mix(stone[1], stone[2], 0.3)) +
    path(d`M${x - 86} ${base - 50}L${x - 44} ${base - 130}H${x + 44}L${x + 86} ${base - 50}Z`, mix(red, roof, 0.3)) +
    rect(x + 20, base - 150, 16, 34, ink) +
    path([-46, -10, 26].map((dx) => d`M${x + dx} ${base - 36}h18v22h-18z`).join(''), light === 'day' ? ink : window)
  )
}
