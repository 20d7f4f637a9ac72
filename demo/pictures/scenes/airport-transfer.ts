import { lamp } from '../kit/architecture.ts'
import { ground, grove, ridge, skyline, tree } from '../kit/land.ts'
import { plane, taxi } from '../kit/objects.ts'
import { path, stroke } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { mix, tone } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** An airliner climbs through the evening while a car takes the bend to the city, which could be any. */
export const airportTransfer: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    return [
      heavens(pen, 820, 620, 560, 140, 'rays'),
      skyline(pen, 820, 0.2, { heights: [60, 230], widths: [40, 90], roofs: 'flat' }),
      mist(pen, 830, 200, 0.7),
      ridge(pen, 800, 40, tone(palette, 0.34), 4),
      grove(pen, 840, 60, tone(palette, 0.46), -20, 560),
      ground(pen, 832, mix(palette.leaf[0], palette.haze, 0.3), palette.leaf[1]),
      path(
        'M1000 834Q1040 834 1080 836Q760 870 720 910Q700 950 1180 1010Q1500 1060 1600 1200H-60Q420 1120 620 1020Q700 970 560 930Q460 880 1000 834Z',
        mix(palette.stone[2], palette.ink, 0.45),
      ),
      path(
        'M640 900q-20 14 -12 30l14 -2q-4 -14 12 -26zM700 976q60 20 110 34l16 -8q-60 -18 -108 -34zM880 1034l120 36l30 -8l-126 -38z',
        palette.stone[0],
      ),
      plane(pen, 800, 350, 1.5),
      stroke(
        'M120 640Q300 590 440 470M150 690Q340 630 470 500',
        mix(palette.sun, palette.sky[2], 0.3),
        6,
        'opacity=".6" stroke-linecap="round"',
      ),
      taxi(pen, 760, 1110, 1.6, palette.accent),
      tree(pen, 1400, 1010, 300) + tree(pen, 1520, 1060, 420) + tree(pen, 150, 1040, 380),
      lamp(pen, 330, 1060, 330) + lamp(pen, 1250, 1010, 260),
    ]
  },
}
