import { ridge } from '../kit/land.ts'
import { couple, crowd } from '../kit/people.ts'
import { at, box, d, path, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, reflected, ripples, water } from '../kit/water.ts'
import { belemTower, tagusBridge } from '../landmarks/lisbon.ts'
import { stonePaint } from '../landmarks/paint.ts'
import { mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The fortress tower stands in the tide; a caravel goes out past the red bridge. */
export const belem: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const shore = 850
    return [
      heavens(pen, shore, 1130, 430, 122, 'rays'),
      ridge(pen, 822, 40, tone(palette, 0.14), 5),
      tagusBridge(pen, 820, 1700, 800, 0.28),
      mist(pen, shore, 200, 0.6),
      water(pen, shore, 1200, 1130),
      reflected(pen, caravel(pen, 1290, 880, 0.78), 892, 1200, 0.4, 0.6),
      reflected(pen, belemTower(pen, 560, 900, 1.16, stonePaint(pen)) + gangway(pen), 912, 1200, 0.46, 0.66),
      glints(pen, shore + 10, 1190, 1130, 1.5) + ripples(pen, shore + 10, 1190, 40),
      path('M1600 1200V1104Q1420 1086 1220 1130Q1060 1166 960 1200Z', mix(palette.stone[2], palette.ink, 0.4)) +
        path(
          'M1600 1104Q1420 1086 1220 1130Q1060 1166 960 1200L1010 1200Q1100 1170 1240 1142Q1420 1108 1600 1122Z',
          palette.stone[1],
          'opacity=".7"',
        ),
      couple(1380, 1112, 150, palette.ink),
      birds(pen, 260, 330, 10, 20),
    ]
  },
}

/** The footbridge from the bank to the bastion, with visitors. */
function gangway(pen: Pen): string {
  const { ink, stone } = pen.palette
  return (
    crowd(pen, 0, 190, 850, 52, 4, ink) +
    path(`${box(-10, 848, 226, 12)}${box(40, 860, 10, 60)}${box(130, 860, 10, 60)}`, mix(stone[2], ink, 0.5)) +
    stroke('M0 822H204M20 822v26M66 822v26M112 822v26M158 822v26', mix(stone[2], ink, 0.5), 3)
  )
}

/** A caravel under full sail, a cross on its mainsail; 300 wide on its water line. */
function caravel(pen: Pen, x: number, line: number, scale: number): string {
  const { ink, stone, light } = pen.palette
  const cloth = mix(stone[0], '#ffffff', light === 'night' ? 0 : 0.4)
  const fold = mix(stone[1], stone[2], 0.3)
  const red = mix('#c8402f', ink, light === 'night' ? 0.35 : 0.1)
  return at(
    x,
    line,
    stroke('M-100 -40V-300M0 -40V-350M96 -40V-280M120 -56L206 -112', ink, 6) +
      path('M-150 -250Q-100 -262 -50 -250Q-34 -170 -52 -80Q-100 -96 -146 -80Q-168 -170 -150 -250Z', cloth) +
      path('M-64 -310Q0 -324 64 -310Q88 -200 62 -76Q0 -98 -60 -76Q-90 -200 -64 -310Z', cloth) +
      path('M24 -317Q50 -314 64 -310Q88 -200 62 -76Q46 -84 30 -88Q50 -200 24 -317Z', fold, 'opacity=".6"') +
      path('M-70 -252Q-56 -252 -50 -250Q-34 -170 -52 -80Q-62 -86 -76 -88Q-58 -170 -70 -252Z', fold, 'opacity=".6"') +
      path('M100 -262L190 -110Q150 -130 104 -84Q120 -170 100 -262Z', cloth) +
      path('M-12 -262h24l-6 44h48v24h-48l6 56h-24l6 -56h-48v-24h48z', red) +
      path('M-200 -96L-196 -66H-130L-120 -44H90L110 -74H150L206 -84Q176 -10 120 20H-120Q-190 -14 -200 -96Z', ink) +
      path('M-168 -32H162L152 -20H-160Z', red) +
      path(d`M0 -350v-26l44 12l-44 12zM-100 -300v-20l34 10l-34 10z`, red),
    scale,
  )
}
