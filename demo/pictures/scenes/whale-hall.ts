import { crowd, figure } from '../kit/people.ts'
import { box, d, disc, path, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The great hall of natural history: a blue whale under the glass roof, children below with their heads back. */
export const whaleHall: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const wall = mix(palette.stone[1], palette.ink, 0.18)
    const whale = mix(palette.water[1], palette.ink, 0.25)
    return [
      rect(
        0,
        0,
        1600,
        1200,
        linear(pen, 0, 900, [
          [0, palette.sky[1]],
          [1, wall],
        ]),
      ),
      stroke(
        `${range(9, (index) => d`M${index * 200} 0L${480 + index * 80} 250`)}M0 90H1600M160 170H1440`,
        mix(palette.ink, palette.sky[1], 0.3),
        8,
      ),
      rect(0, 250, 1600, 620, wall),
      path(
        range(8, (index) => roundArch(110 + index * 200, 520, 130, 210) + roundArch(110 + index * 200, 850, 130, 250)),
        mix(palette.window, palette.ink, palette.light === 'night' ? 0.2 : 0.45),
      ),
      rect(0, 540, 1600, 22, palette.stone[0]),
      path(
        range(54, (index) => box(index * 30, 500, 8, 40)),
        palette.stone[0],
      ),
      rect(
        0,
        860,
        1600,
        340,
        linear(pen, 860, 1200, [
          [0, palette.stone[0]],
          [1, mix(palette.stone[2], palette.ink, 0.3)],
        ]),
      ),
      stroke('M560 0L600 360M1040 0L1006 384', palette.ink, 4),
      path(
        'M150 560Q220 360 620 340Q1020 320 1280 470Q1360 500 1420 420Q1450 360 1530 350Q1520 420 1470 460Q1540 470 1570 530Q1480 540 1410 520Q1340 560 1240 580Q1000 680 620 690Q240 700 150 560Z',
        whale,
      ),
      path('M150 560Q240 700 620 690Q820 686 1000 640Q700 650 480 620T150 560Z', mix(palette.sky[2], whale, 0.25)),
      stroke(
        range(
          7,
          (index) =>
            d`M${230 + index * 20} ${590 + index * 12}Q500 ${640 + index * 8} ${700 - index * 10} ${672 - index * 4}`,
        ),
        mix(whale, palette.ink, 0.3),
        4,
      ),
      path('M560 640Q600 800 720 840Q720 740 680 650Z', mix(whale, palette.ink, 0.25)),
      disc(300, 530, 13, palette.sky[2]) + disc(300, 530, 7, palette.ink),
      crowd(pen, 240, 1500, 1000, 130, 9, palette.ink),
      figure(520, 1150, 210, palette.ink, 'point'),
      figure(620, 1160, 170, palette.ink, 'dress'),
      figure(980, 1165, 320, palette.ink, 'stand', -1),
    ]
  },
}
