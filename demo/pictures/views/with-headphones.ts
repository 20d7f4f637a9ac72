import { foliageFrame, grove } from '../kit/land.ts'
import { figure } from '../kit/people.ts'
import { at, d, disc, oval, path, range, rect, stroke } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { mix, tone } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { type Subject, standingWhole } from './subject.ts'
import { takeTurns } from './take-turns.ts'

interface Listening {
  readonly subjectAt: number
  readonly sunAt: number
  readonly foreground: (pen: Pen) => string
}

/** Ways to be told, to take in turns: audio guides to several landmarks stand side by side in the list of a city. */
const ways: readonly Listening[] = [
  { subjectAt: 660, sunAt: 420, foreground: planAndHeadphones },
  { subjectAt: 980, sunAt: 1240, foreground: listener },
  { subjectAt: 700, sunAt: 1180, foreground: phone },
  { subjectAt: 900, sunAt: 330, foreground: onTheWall },
]

/** A wall with what tells of a landmark on it or before it, and beyond, in the haze, the landmark. */
export function withHeadphones(subject: Subject, nth: number): Scene {
  const { subjectAt, sunAt, foreground } = takeTurns(ways, nth)
  return {
    mood: subject.mood,
    draw: (pen) => {
      const { palette } = pen
      return [
        heavens(pen, 860, sunAt, 320, 100, 'strata'),
        grove(pen, 900, 80, tone(palette, 0.28)),
        standingWhole(pen, subject, subjectAt, 925, { width: 1120, height: 760 }),
        mist(pen, 930, 300, 0.75),
        grove(pen, 960, 70, palette.leaf[1]),
        rect(
          0,
          940,
          1600,
          260,
          linear(pen, 940, 1200, [
            [0, palette.stone[0]],
            [0.12, palette.stone[1]],
            [1, mix(palette.stone[2], palette.ink, 0.4)],
          ]),
        ),
        foreground(pen),
      ]
    },
  }
}

function planAndHeadphones(pen: Pen): string {
  const { palette } = pen
  return (
    path('M180 1010L560 980L640 1090L230 1130Z', mix(palette.sky[2], '#ffffff', 0.4)) +
    stroke('M306 1000L368 1116M434 990L500 1104M200 1050L604 1030', mix(palette.stone[2], palette.sky[2], 0.4), 5) +
    stroke('M250 1090Q340 1030 400 1060T590 1020', palette.accent, 8, 'stroke-dasharray="22 14"') +
    headphones(pen) +
    foliageFrame(pen, 'left', 400)
  )
}

/** Somebody who wears them, from behind. */
function listener(pen: Pen): string {
  const { ink, accent } = pen.palette
  return (
    path('M60 1200Q70 1010 220 964Q300 940 304 880H476Q480 940 560 964Q710 1010 720 1200Z', ink) +
    oval(390, 760, 136, 168, ink) +
    stroke('M240 760Q236 560 390 560T540 760', accent, 30, 'stroke-linecap="round"') +
    path(
      'M216 700h40q14 0 14 16v104q0 16 -14 16h-24q-30 0 -30 -68t14 -68zM564 700h-40q-14 0 -14 16v104q0 16 14 16h24q30 0 30 -68t-14 -68z',
      accent,
    ) +
    foliageFrame(pen, 'right', 400)
  )
}

/** Two who sit on the wall and listen to the same. */
function onTheWall(pen: Pen): string {
  const { ink, accent } = pen.palette
  // From the side a band runs from the ear straight up over the crown.
  const worn = (x: number, flip: 1 | -1) =>
    figure(x, 1060, 460, ink, 'sit', flip) +
    stroke(d`M${x - 11 * flip} 690Q${x - 15 * flip} 660 ${x - 8 * flip} 646`, accent, 12, 'stroke-linecap="round"') +
    oval(x - 11 * flip, 692, 13, 18, accent)
  return (
    worn(180, 1) +
    worn(610, -1) +
    stroke('M170 708Q200 850 380 924Q590 850 620 708', accent, 5) +
    rect(356, 904, 48, 36, ink) +
    foliageFrame(pen, 'right', 380)
  )
}

/** A telephone that leans on a cup, the voice a wave on its screen, and two plugs on a cord. */
function phone(pen: Pen): string {
  const { ink, accent, sky, stone, window } = pen.palette
  const screen = mix(sky[0], ink, 0.3)
  const wave = range(11, (index) => {
    const half = 16 + ((index * 7) % 5) * 13
    return d`M${-75 + index * 15} ${-150 - half}v${half * 2}`
  })
  const cup =
    path('M-90 -170H90L72 0H-72Z', mix(stone[0], '#ffffff', 0.4)) +
    stroke('M86 -140Q160 -140 150 -84Q140 -40 78 -46', mix(stone[0], '#ffffff', 0.4), 22) +
    oval(0, -170, 90, 15, mix(accent, ink, 0.6))
  const handset =
    path('M-120 -440q0 -30 30 -30h180q30 0 30 30v410q0 30 -30 30h-180q-30 0 -30 -30z', ink) +
    rect(-102, -436, 204, 400, screen) +
    disc(0, -330, 62, accent) +
    path('M-18 -364V-296L36 -330Z', sky[2]) +
    stroke(wave, sky[2], 7, 'stroke-linecap="round"') +
    rect(-76, -70, 152, 8, window)
  return (
    oval(1260, 1150, 260, 20, ink, 'opacity=".25"') +
    at(1340, 1140, cup, 1.1) +
    at(1150, 1160, `<g transform="rotate(9)">${handset}</g>`, 1) +
    stroke(
      'M1060 1150Q880 1190 800 1120T560 1110Q500 1100 470 1060M640 1106Q600 1060 560 1050',
      ink,
      8,
      'stroke-linecap="round"',
    ) +
    oval(462, 1048, 30, 24, accent) +
    oval(548, 1046, 30, 24, accent) +
    foliageFrame(pen, 'left', 320)
  )
}

function headphones(pen: Pen): string {
  const { ink, accent, stone } = pen.palette
  const edge = mix(ink, stone[0], 0.3)
  return (
    oval(1180, 1130, 300, 26, mix(ink, stone[2], 0.3), 'opacity=".5"') +
    stroke('M950 1000Q940 600 1180 600T1410 1000', ink, 54, 'stroke-linecap="round"') +
    stroke('M962 940Q960 624 1180 624', edge, 10, 'stroke-linecap="round"') +
    path('M890 900Q880 880 910 876H970Q1010 880 1010 930V1080Q1010 1130 960 1130H920Q880 1126 884 1090Z', ink) +
    path('M1470 900Q1480 880 1450 876H1390Q1350 880 1350 930V1080Q1350 1130 1400 1130H1440Q1480 1126 1476 1090Z', ink) +
    path('M985 896Q1040 900 1040 1000T985 1112Z', accent) +
    path('M1375 896Q1320 900 1320 1000T1375 1112Z', accent)
  )
}
