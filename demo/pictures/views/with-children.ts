import { grove, tree } from '../kit/land.ts'
import { figure } from '../kit/people.ts'
import { at, d, disc, oval, path, range, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { mix, tone } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { type Subject, standingWhole } from './subject.ts'
import { takeTurns } from './take-turns.ts'

interface Outing {
  readonly subjectAt: number
  readonly sunAt: number
  readonly foreground: (pen: Pen) => string
}

/** Outings to take in turns, so that the visits for families of one city do not all show the same family. */
const outings: readonly Outing[] = [
  { subjectAt: 760, sunAt: 1180, foreground: onTheWay },
  { subjectAt: 940, sunAt: 330, foreground: kite },
  { subjectAt: 620, sunAt: 1000, foreground: picnic },
]

/** Children on the grass before a landmark, with those who took them there. */
export function withChildren(subject: Subject, nth: number): Scene {
  const { subjectAt, sunAt, foreground } = takeTurns(outings, nth)
  return {
    mood: subject.mood,
    draw: (pen) => {
      const { palette } = pen
      return [
        heavens(pen, 800, sunAt, 300, 110, 'clouds'),
        grove(pen, 830, 100, tone(palette, 0.26)),
        mist(pen, 840, 200, 0.6),
        standingWhole(pen, subject, subjectAt, 850, { width: 1000, height: 640 }),
        path(
          'M0 840H1600V1200H0Z',
          linear(pen, 840, 1200, [
            [0, mix(palette.leaf[0], palette.haze, 0.3)],
            [1, palette.leaf[1]],
          ]),
        ),
        foreground(pen),
      ]
    },
  }
}

/** A path leads across the grass, and somebody has a balloon. */
function onTheWay(pen: Pen): string {
  const { palette } = pen
  const gravel = linear(pen, 846, 1200, [
    [0, palette.stone[0]],
    [1, palette.stone[1]],
  ])
  return (
    path('M700 846H830Q980 1000 1240 1200H320Q600 1000 700 846Z', gravel) +
    tree(pen, 150, 1010, 520, 1) +
    tree(pen, 1450, 1030, 600, -1) +
    family(pen) +
    grove(pen, 1215, 110, mix(palette.leaf[1], palette.ink, 0.4), -40, 340) +
    birds(pen, 430, 240, 7)
  )
}

/** A kite is up, one runs with it, and the others run after. */
function kite(pen: Pen): string {
  const { ink, accent, sun, roof, leaf } = pen.palette
  const ribbons = range(4, (index) => d`M${index * 34} ${150 + index * 46}l-26 -14v28l26 -14l26 -14v28z`)
  const sail =
    path('M0 -130L84 0L0 130L-84 0Z', accent) +
    path('M0 -130L84 0H0ZM0 130L-84 0H0Z', mix(accent, sun, 0.5)) +
    stroke('M0 -130V130M-84 0H84', ink, 5) +
    stroke('M0 130Q40 180 34 220T102 300', ink, 4) +
    path(ribbons, roof)
  return (
    tree(pen, 1500, 990, 430, -1) +
    tree(pen, 1330, 930, 260, -1) +
    stroke('M286 330Q360 700 506 1010', ink, 3) +
    at(280, 320, `<g transform="rotate(-18)">${sail}</g>`, 1) +
    figure(540, 1130, 210, ink, 'walk', -1) +
    stroke('M526 1020L504 1006', ink, 13, 'stroke-linecap="round"') +
    figure(760, 1160, 180, ink, 'walk', -1) +
    figure(1080, 1180, 320, ink, 'dress', -1) +
    grove(pen, 1225, 120, mix(leaf[1], ink, 0.4), 1240, 1660) +
    birds(pen, 800, 220, 6)
  )
}

/** A cloth on the grass under a large tree, somebody who sits there, and two at play with a ball. */
function picnic(pen: Pen): string {
  const { ink, accent, sky, leaf } = pen.palette
  const cloth = mix(sky[2], '#ffffff', 0.4)
  return (
    tree(pen, 1400, 1080, 880, -1) +
    path('M900 1080H1330L1420 1180H840Z', cloth) +
    stroke(
      'M880 1113H1360M860 1146H1390M1010 1080L970 1180M1120 1080V1180M1230 1080L1280 1180',
      accent,
      9,
      'opacity=".7"',
    ) +
    path('M1250 1120q40 -90 80 0', 'none', `stroke="${ink}" stroke-width="9"`) +
    path('M1236 1110h108l-12 56h-84z', mix(accent, ink, 0.45)) +
    at(1040, 1148, path(SEATED, ink), 2.5) +
    figure(330, 1150, 200, ink, 'walk') +
    figure(660, 1130, 180, ink, 'dress', -1) +
    stroke('M676 1030L724 986M640 1030L596 990', ink, 13, 'stroke-linecap="round"') +
    disc(500, 1010, 36, accent) +
    path('M474 986Q500 1010 476 1036Q460 1010 474 986ZM526 986Q500 1010 524 1036Q540 1010 526 986Z', cloth) +
    grove(pen, 1225, 110, mix(leaf[1], ink, 0.4), -40, 240) +
    birds(pen, 330, 240, 6)
  )
}

/** Somebody who sits on the ground with legs out in front, 70 high. */
const SEATED =
  'M-12 0Q-20 -4 -18 -24L-14 -44Q-10 -52 0 -52Q10 -50 10 -40L12 -16L56 -10L66 -18L72 -16L66 2H-12ZM-8.5 -62A7 8 0 1 1 6.5 -62A7 8 0 1 1 -8.5 -62ZM-16 -44L-34 -2H-27L-10 -36Z'

function family(pen: Pen): string {
  const { ink, accent, sun } = pen.palette
  return (
    figure(640, 1160, 300, ink, 'stand') +
    figure(740, 1164, 170, ink, 'dress') +
    figure(850, 1162, 284, ink, 'dress') +
    figure(955, 1170, 150, ink, 'walk') +
    stroke('M686 1010L716 1066M812 1020L766 1066M890 1030L934 1090', ink, 12, 'stroke-linecap="round"') +
    stroke('M984 1090Q1010 960 1000 820', ink, 4) +
    oval(1000, 750, 62, 76, accent) +
    disc(978, 722, 14, sun, 'opacity=".7"') +
    path('M988 824h24l-12 -16z', accent)
  )
}
