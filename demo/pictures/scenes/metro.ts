import { haussmann } from '../kit/architecture.ts'
import { foliageFrame, ground, grove, skyline } from '../kit/land.ts'
import { word } from '../kit/lettering.ts'
import { crowd, figure } from '../kit/people.ts'
import { box, d, disc, path, range, rect, stroke } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { lamplight, mix } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** The iron and glass entrance of a station, its two amber flower lamps lit. */
export const metro: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const green = mix('#2f6f58', palette.ink, palette.light === 'night' ? 0.45 : 0.2)
    return [
      heavens(pen, 900, 800, 360, 130, 'rays'),
      skyline(pen, 930, 0.2, { heights: [130, 230], widths: [70, 120], roofs: 'mansard' }),
      mist(pen, 930, 260, 0.7),
      haussmann(pen, 60, 980, 330, 700, palette.stone[1], palette.stone[2]) +
        haussmann(pen, 1210, 980, 340, 680, palette.stone[1], palette.stone[2]),
      haussmann(pen, 390, 960, 170, 440, mix(palette.stone[1], palette.haze, 0.4), palette.stone[2]) +
        haussmann(pen, 1040, 960, 170, 430, mix(palette.stone[1], palette.haze, 0.4), palette.stone[2]),
      grove(pen, 960, 110, palette.leaf[0], 420, 660) + grove(pen, 960, 110, palette.leaf[0], 940, 1180),
      ground(pen, 958, mix(palette.stone[0], palette.haze, 0.4), mix(palette.stone[2], palette.ink, 0.55)),
      path('M560 1080H1040L1000 820H600Z', palette.ink) +
        path(
          range(8, (index) => box(596 - index * 4.5, 870 + index * 27, 408 + index * 9, 11)),
          mix(lamplight(palette), palette.stone[2], 0.3),
        ),
      disc(800, 850, 200, lamplight(palette), 'opacity=".25"'),
      figure(740, 1010, 170, palette.ink, 'walk') + figure(850, 980, 150, palette.ink, 'dress'),
      stroke(
        'M520 1100V560Q500 420 440 380M1080 1100V560Q1100 420 1160 380M520 620Q560 470 800 470Q1040 470 1080 620',
        green,
        26,
        'stroke-linecap="round"',
      ),
      path(
        'M440 392Q380 380 386 320Q400 260 450 290Q500 320 440 392ZM1160 392Q1220 380 1214 320Q1200 260 1150 290Q1100 320 1160 392Z',
        lamplight(palette),
      ) +
        disc(430, 330, 120, lamplight(palette), 'opacity=".2"') +
        disc(1170, 330, 120, lamplight(palette), 'opacity=".2"'),
      path('M560 480Q800 400 1040 480L1020 590Q800 530 580 590Z', mix('#e9c766', lamplight(palette), 0.4)) +
        stroke('M560 480Q800 400 1040 480L1020 590Q800 530 580 590Z', green, 12),
      stroke(word('METRO', 800, 540, 58, { weight: 0.16, width: 1.3 }), green, 11),
      rect(470, 890, 110, 220, green) +
        rect(1020, 890, 110, 220, green) +
        path(shields(), mix(green, lamplight(palette), 0.35)),
      rect(440, 1094, 180, 26, mix(green, palette.ink, 0.4)) + rect(980, 1094, 180, 26, mix(green, palette.ink, 0.4)),
      crowd(pen, 130, 440, 1080, 150, 3, palette.ink) + crowd(pen, 1190, 1480, 1090, 150, 3, palette.ink),
      foliageFrame(pen, 'right', 380),
    ]
  },
}

const shields = (): string =>
  [496, 540, 1046, 1090].map((x) => d`M${x - 14} 920Q${x} 900 ${x + 14} 920V1050Q${x} 1076 ${x - 14} 1050Z`).join('')
