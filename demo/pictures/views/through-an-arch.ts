import { ground, skyline } from '../kit/land.ts'
import { couple, crowd, figure } from '../kit/people.ts'
import { disc, path, pointedArch, range, roundArch, stroke } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { lamplight, mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { type Subject, standing } from './subject.ts'
import { takeTurns } from './take-turns.ts'

interface Passage {
  /** Path data of what one looks out through. */
  readonly opening: string
  readonly sunAt: number
  /** Who stands on the threshold, and what hangs above. */
  readonly threshold: (pen: Pen, wall: string) => string
}

/** Passages to take in turns, so that two landmarks of one city are not seen past the same two people. */
const passages: readonly Passage[] = [
  { opening: roundArch(800, 1200, 1080, 1130), sunAt: 1080, threshold: twoUnderALamp },
  { opening: pointedArch(800, 1200, 1180, 1120), sunAt: 560, threshold: oneInTheMiddle },
  {
    opening: range(3, (index) => roundArch(280 + index * 520, 1090, 470, 980)),
    sunAt: 1240,
    threshold: betweenColumns,
  },
  { opening: 'M190 1200V150H1410V1200Z', sunAt: 380, threshold: throughAGate },
]

/** From the shade of a vaulted passage: the landmark in the light at its end. */
export function throughAnArch(subject: Subject, nth: number): Scene {
  const { opening, sunAt, threshold } = takeTurns(passages, nth)
  return {
    mood: subject.mood,
    draw: (pen) => {
      const { palette } = pen
      const wall = mix(palette.ink, palette.stone[2], 0.14)
      return [
        heavens(pen, 900, sunAt, 360, 110, 'rays'),
        skyline(pen, 930, 0.16, { heights: [40, 110], widths: [60, 120], roofs: 'flat' }),
        mist(pen, 940, 240, 0.7),
        standing(pen, subject, 800, 960, { width: 940, height: 700 }),
        ground(pen, 955, mix(palette.stone[1], palette.haze, 0.4), mix(palette.stone[2], palette.ink, 0.3)),
        crowd(pen, 420, 1180, 1000, 64, 8, palette.ink),
        path(`M0 0H1600V1200H0Z${opening}`, wall, 'fill-rule="evenodd"'),
        stroke(opening, mix(wall, palette.stone[0], 0.4), 18),
        threshold(pen, wall),
      ]
    },
  }
}

function lantern({ palette }: Pen, x: number, wall: string): string {
  return (
    stroke(`M${x} 70V190`, mix(wall, palette.stone[0], 0.3), 6) +
    path(`M${x - 32} 190h64l14 80h-92z`, lamplight(palette)) +
    disc(x, 280, 12, wall)
  )
}

function twoUnderALamp(pen: Pen, wall: string): string {
  return (
    path('M0 1150H262V1200H0ZM1338 1150H1600V1200H1338Z', mix(wall, pen.palette.stone[0], 0.22)) +
    lantern(pen, 800, wall) +
    couple(470, 1190, 380, pen.palette.ink)
  )
}

/** Steps lead down to the light, and somebody has stopped on them. */
function oneInTheMiddle({ palette }: Pen, wall: string): string {
  const steps = range(
    3,
    (index) => `M${216 - index * 60} ${1120 + index * 30}H${1384 + index * 60}v30H${216 - index * 60}z`,
  )
  return (
    path(steps, mix(wall, palette.stone[0], 0.18)) +
    stroke('M216 1120H1384M156 1150H1444M96 1180H1504', mix(wall, palette.stone[0], 0.45), 5) +
    figure(1180, 1152, 360, palette.ink, 'dress') +
    figure(1060, 1122, 190, palette.ink, 'walk', -1) +
    stroke('M1092 1040L1132 1030', palette.ink, 13, 'stroke-linecap="round"')
  )
}

/** An arcade on columns over a low wall, and a reader who leans against one of them. */
function betweenColumns({ palette }: Pen, wall: string): string {
  const edge = mix(wall, palette.stone[0], 0.4)
  const capitals = range(
    2,
    (index) => `M${496 + index * 520} 320h88l14 -28h-116zM${500 + index * 520} 1090h80l20 -46h-120z`,
  )
  return (
    path(capitals, mix(wall, palette.stone[0], 0.26)) +
    path('M0 1082H1600V1106H0Z', edge) +
    path('M646 1082V990H790V1082Z', mix(wall, palette.stone[0], 0.3)) +
    figure(700, 1082, 330, palette.ink, 'sit', -1) +
    path('M596 900l-52 -22v60l52 22l12 -18z', palette.stone[0]) +
    stroke('M676 890L606 936', palette.ink, 17, 'stroke-linecap="round"')
  )
}

/** A gate whose two leaves stand open, with a guard's box of plants on either side. */
function throughAGate({ palette }: Pen, wall: string): string {
  const leaf = mix(wall, palette.ink, 0.5)
  const edge = mix(wall, palette.stone[0], 0.3)
  const panels = 'M216 300L304 340V600L216 590ZM216 660L304 666V1010L216 1050Z'
  return (
    path('M190 150L330 220V1110L190 1200ZM1410 150L1270 220V1110L1410 1200Z', leaf) +
    path(panels, edge) +
    path(panels, edge, 'transform="translate(1600 0) scale(-1 1)"') +
    disc(322, 700, 12, palette.accent) +
    disc(1278, 700, 12, palette.accent) +
    figure(560, 1190, 330, palette.ink, 'walk') +
    figure(700, 1196, 350, palette.ink, 'stand') +
    figure(1010, 1150, 270, palette.ink, 'dress', -1)
  )
}
