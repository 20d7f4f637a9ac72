import { arcade, archBridge } from '../kit/architecture.ts'
import { grove, skyline, umbrellaPine } from '../kit/land.ts'
import { crowd } from '../kit/people.ts'
import { at, box, d, path, range, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, lampTrails, reflected, ripples, water } from '../kit/water.ts'
import { farPaint, type Paint, stonePaint } from '../landmarks/paint.ts'
import { stPeters } from '../landmarks/rome.ts'
import { evening } from '../landmarks/skyscrapers.ts'
import { gilt, mix, tone } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

const SHORE = 950
const DECK = 846

/** The round castle over the river, the bridge of angels before it and St Peter's far behind. */
export const castelSantAngelo: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const paint = stonePaint(pen)
    const shore = castle(pen, 1130, 872, warm(pen, paint)) + embankment(pen, paint) + bridge(pen, paint)
    return [
      heavens(pen, 880, 560, 420, 110, 'clouds'),
      skyline(pen, 880, 0.14, { heights: [50, 110], widths: [60, 120], roofs: 'flat' }),
      mist(pen, 890, 220, 0.6),
      stPeters(pen, 300, 880, 0.56, farPaint(pen, 0.26)),
      skyline(pen, 900, 0.34, { heights: [40, 80], widths: [70, 130], roofs: 'flat' }, -20, 900),
      mist(pen, 910, 120, 0.5),
      umbrellaPine(pen, 700, 880, 300) + umbrellaPine(pen, 1570, 880, 360),
      grove(pen, 892, 70, mix(palette.leaf[0], palette.haze, 0.2), -20, 900),
      water(pen, 896, 1200, 560),
      reflected(pen, shore, SHORE, 1200, 0.45, 0.62),
      crowd(pen, 40, 800, DECK - 4, 40, 9, palette.ink),
      rect(-10, DECK - 20, 880, 24, paint.lit) + path(balusters(), mix(paint.shade, palette.ink, 0.3)),
      range(5, (index) => statue(44 + index * 186, DECK - 18, 0.98, paint)),
      glints(pen, SHORE + 20, 1200, 560, 0.8) + ripples(pen, SHORE + 16, 1200, 34),
      evening(pen) ? lampTrails(pen, SHORE + 6, 1140, [230, 416, 602, 980, 1180, 1390]) : '',
      path('M0 1200V1150Q260 1120 520 1176L560 1200Z', tone(palette, 0.95)) +
        grove(pen, 1210, 90, palette.ink, -60, 330),
      birds(pen, 820, 230, 8),
    ]
  },
}

/** The travertine and brick of the castle: warmer than the marble of the bridge. */
function warm(pen: Pen, { lit, body, shade, gap }: Paint): Paint {
  const brick = pen.palette.light === 'night' ? '#c98a52' : '#cf8f5c'
  return { lit: mix(lit, brick, 0.28), body: mix(body, brick, 0.42), shade: mix(shade, brick, 0.16), gap }
}

/** The drum on its square foot, the papal house on top and the angel over all; 700 wide, 760 high. */
function castle(pen: Pen, x: number, base: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const dark = mix(shade, pen.palette.ink, 0.45)
  const round = (half: number): string =>
    linear(
      pen,
      -half,
      half,
      [
        [0, body],
        [0.28, lit],
        [0.62, body],
        [1, shade],
      ],
      true,
    )
  const courses = range(
    5,
    (index) =>
      d`M-282 ${-200 - index * 38}Q0 ${-186 - index * 38} 282 ${-200 - index * 38}v4Q0 ${-182 - index * 38} -282 ${-196 - index * 38}Z`,
  )
  return at(
    x,
    base,
    // The square foot with a bastion at each corner.
    rect(-330, -150, 660, 150, body) +
      rect(120, -150, 210, 150, shade, 'opacity=".55"') +
      path(d`M-350 0L-342 -128H-228L-222 0ZM350 0L342 -128H228L222 0Z`, mix(body, shade, 0.45)) +
      path(box(-352, -146, 130, 20) + box(222, -146, 130, 20) + box(-336, -162, 672, 16), lit) +
      path(
        d`M-40 0V-66A40 40 0 0 1 40 -66V0Z${box(-170, -96, 18, 34)}${box(-110, -96, 18, 34)}${box(100, -96, 18, 34)}${box(160, -96, 18, 34)}`,
        dark,
      ) +
      // The drum, its rows of blocks and the gallery with its brackets.
      path('M-282 -160V-400H282V-160Q0 -142 -282 -160Z', round(282)) +
      path(courses, shade, 'opacity=".4"') +
      path(
        range(5, (index) => box(-190 + index * 90, -344, 20, 40)),
        gap,
      ) +
      path('M-300 -400Q0 -388 300 -400V-470Q0 -458 -300 -470Z', round(300)) +
      arcade(-290, -398, 580, 34, 22, dark, 'round', 0.62) +
      // The loggia, the house and the pedestal.
      path(d`M-150 -456V-570H150V-456Z`, body) +
      rect(40, -570, 110, 114, shade) +
      arcade(-140, -494, 280, 52, 8, gap) +
      path(
        range(19, (index) => box(-298 + index * 32, -492, 20, 34)),
        body,
      ) +
      path(box(-162, -582, 324, 16), lit) +
      rect(-86, -640, 172, 60, body) +
      rect(24, -640, 62, 60, shade) +
      path(box(-60, -622, 16, 30) + box(-20, -622, 16, 30), gap) +
      path(box(-96, -650, 192, 12), lit) +
      path('M-30 -650L-22 -690H22L30 -650Z', body) +
      path(box(-28, -696, 56, 8), lit) +
      at(0, -694, path(`${ANGEL}M14 -84L26 -74L52 -128L47 -131Z`, mix(gilt(pen.palette), dark, 0.35)), 1.16),
  )
}

/** An angel with spread wings, 110 high on the origin. */
const ANGEL =
  'M-4 -86Q-14 -84 -14 -72L-20 0H20L14 -72Q14 -84 4 -86ZM-7 -96A7 8 0 1 0 7 -96A7 8 0 1 0 -7 -96ZM-10 -82Q-34 -116 -58 -112Q-56 -92 -48 -78Q-42 -54 -30 -40Q-16 -46 -10 -60ZM10 -82Q34 -116 58 -112Q56 -92 48 -78Q42 -54 30 -40Q16 -46 10 -60Z'

/** A marble angel on its pedestal. */
function statue(x: number, base: number, scale: number, { lit, body, shade }: Paint): string {
  return at(
    x,
    base,
    path(box(-19, -46, 38, 64) + box(-24, -52, 48, 9), lit) +
      rect(4, -44, 15, 62, shade) +
      at(0, -50, path(ANGEL, body) + path('M2 -86Q14 -84 14 -72L20 0H4Z', shade), 0.92),
    scale,
  )
}

/** Five arches with a round shield over each pier. */
function bridge(pen: Pen, { lit, body, shade }: Paint): string {
  const wall = mix(body, shade, 0.25)
  const piers = range(6, (index) => d`M${-70 + index * 186} ${SHORE + 14}V${DECK + 56}l14 -16l14 16V${SHORE + 14}Z`)
  return (
    archBridge(-150, DECK, 1024, SHORE - 14, 5.5, wall, lit) +
    path(piers, mix(shade, pen.palette.ink, 0.15)) +
    rect(-10, DECK + 6, 884, 8, shade)
  )
}

const balusters = (): string => range(58, (index) => box(2 + index * 15, DECK - 13, 5, 13))

/** The wall of the bank with its plane trees. */
function embankment(pen: Pen, { lit, body, shade }: Paint): string {
  const { palette } = pen
  return (
    grove(pen, 874, 44, palette.leaf[1], 800, 1010) +
    grove(pen, 874, 52, palette.leaf[1], 1240, 1640) +
    grove(pen, 876, 34, palette.leaf[0], 1270, 1600) +
    rect(850, 868, 760, SHORE - 862, mix(body, shade, 0.55)) +
    rect(850, 862, 760, 12, lit) +
    path(
      range(12, (index) => box(880 + index * 64, 892, 4, 50)),
      shade,
      'opacity=".6"',
    )
  )
}
