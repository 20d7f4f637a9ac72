import { ground, grove } from '../kit/land.ts'
import { audience, crowd, figure } from '../kit/people.ts'
import { at, disc, path, range, rect, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { type Subject, standing } from './subject.ts'
import { takeTurns } from './take-turns.ts'

interface Tour {
  readonly subjectAt: number
  readonly sunAt: number
  readonly group: (pen: Pen) => string
}

/** Groups to take in turns: guided visits to several landmarks stand side by side in the list of a city. */
const tours: readonly Tour[] = [
  { subjectAt: 940, sunAt: 360, group: pennant },
  { subjectAt: 720, sunAt: 1330, group: inAFile },
  { subjectAt: 800, sunAt: 1220, group: overHeads },
  { subjectAt: 640, sunAt: 1180, group: paddle },
  { subjectAt: 600, sunAt: 1240, group: photograph },
]

/** Close by, in a small group: somebody shows the others what there is to see. */
export function withAGuide(subject: Subject, nth: number): Scene {
  const { subjectAt, sunAt, group } = takeTurns(tours, nth)
  return {
    mood: subject.mood,
    draw: (pen) => {
      const { palette } = pen
      const near = mix(palette.stone[2], palette.ink, 0.35)
      return [
        heavens(pen, 940, sunAt, 300, 120, 'clouds'),
        grove(pen, 960, 90, tone(palette, 0.3)),
        mist(pen, 960, 240, 0.6),
        standing(pen, subject, subjectAt, 985, { width: 1480, height: 900 }),
        ground(pen, 980, mix(palette.stone[1], palette.haze, 0.3), near),
        group(pen),
      ]
    },
  }
}

/** A flag on a stick, its hand at the origin. */
function flag({ palette }: Pen, x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    stroke('M0 0L34 -330', palette.ink, 10, 'stroke-linecap="round"') +
      path('M30 -326L198 -280L22 -228Z', palette.accent),
    scale,
    Math.abs(scale),
  )
}

function pennant(pen: Pen): string {
  const { palette } = pen
  return (
    crowd(pen, 620, 1560, 1190, 270, 7, palette.ink) +
    crowd(pen, 760, 1440, 1240, 330, 4, mix(palette.ink, palette.accent, 0.18)) +
    flag(pen, 322, 800, 1) +
    figure(280, 1196, 400, palette.ink, 'point') +
    birds(pen, 300, 240, 6)
  )
}

/** One behind another across the square, seen from afar. */
function inAFile(pen: Pen): string {
  const { ink, accent } = pen.palette
  const shadow = (x: number, size: number) =>
    path(`M${x - 8} 1110L${x + 10} 1110L${x - size * 0.7} 1180L${x - size * 0.9} 1176Z`, ink, 'opacity=".22"')
  const followers = range(8, (index) => {
    const x = 300 + index * 112 + (index % 3) * 12
    const size = 196 - (index % 3) * 18
    const pose = index % 3 === 1 ? 'dress' : 'walk'
    return shadow(x, size) + figure(x, 1114, size, index % 4 === 2 ? mix(ink, accent, 0.4) : ink, pose)
  })
  return (
    followers +
    shadow(1300, 220) +
    flag(pen, 1326, 950, 0.56) +
    stroke('M1306 984L1328 946', ink, 16, 'stroke-linecap="round"') +
    figure(1300, 1114, 220, ink, 'walk') +
    birds(pen, 420, 220, 6)
  )
}

/** From the last row: heads in front, and the guide on a step before them. */
function overHeads(pen: Pen): string {
  const { ink, accent, stone } = pen.palette
  return (
    rect(700, 1040, 240, 160, mix(stone[2], ink, 0.5)) +
    rect(690, 1030, 260, 18, mix(stone[0], ink, 0.12)) +
    figure(820, 1032, 300, ink, 'point', -1) +
    path('M800 850H838V910H800Z', accent) +
    audience(pen, 1080, 150, mix(ink, accent, 0.14), -60, 620) +
    audience(pen, 1080, 150, mix(ink, accent, 0.14), 1010, 1660) +
    audience(pen, 1130, 180, ink, -120, 1720) +
    birds(pen, 480, 240, 6)
  )
}

/** The guide stands at the right and holds a round sign up for those who come. */
function paddle(pen: Pen): string {
  const { ink, accent, sky } = pen.palette
  return (
    crowd(pen, 60, 640, 1150, 240, 5, mix(ink, accent, 0.18)) +
    crowd(pen, 160, 900, 1196, 300, 4, ink) +
    stroke('M1224 850L1196 600', ink, 12, 'stroke-linecap="round"') +
    disc(1190, 556, 74, accent) +
    disc(1190, 556, 54, sky[2]) +
    disc(1190, 556, 26, ink) +
    figure(1270, 1196, 430, ink, 'point', -1) +
    birds(pen, 520, 220, 6)
  )
}

/** Two, close by: one tells, the other takes a picture. */
function photograph(pen: Pen): string {
  const { ink, accent, window } = pen.palette
  return (
    crowd(pen, 460, 900, 1010, 90, 6, ink) +
    figure(1020, 1240, 560, ink, 'dress') +
    stroke('M1060 850L1106 790L1076 716', ink, 30, 'stroke-linecap="round" stroke-linejoin="round"') +
    rect(1010, 640, 132, 84, ink) +
    rect(1020, 650, 112, 64, window) +
    path('M1090 690a12 12 0 1 1 24 0a12 12 0 1 1 -24 0zM1030 706l24 -30l18 18l12 -8l16 20z', accent) +
    figure(1440, 1250, 600, mix(ink, accent, 0.14), 'point', -1) +
    birds(pen, 760, 230, 6)
  )
}
