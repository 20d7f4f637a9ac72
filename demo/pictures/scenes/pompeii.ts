import { cypress, grove, ridge } from '../kit/land.ts'
import { couple } from '../kit/people.ts'
import { box, d, path, poly, range, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { mix, tone } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** A street of the buried town with its stepping stones, columns left standing, and the mountain at its end. */
export const pompeii: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const [lit, body, shade] = palette.stone
    const column = (x: number, base: number, height: number, width: number) =>
      path(box(x, base - height, width, height), body) +
      path(box(x + width * 0.66, base - height, width * 0.34, height), shade) +
      path(box(x - 8, base - 18, width + 16, 18) + box(x - 8, base - height - 16, width + 16, 18), lit)
    return [
      heavens(pen, 800, 1150, 280, 100, 'clouds'),
      path('M120 830Q420 700 640 420L700 452L770 430L860 480Q1080 720 1500 830Z', tone(palette, 0.3)),
      path('M770 430L860 480Q1080 720 1500 830H980Q860 640 770 430Z', tone(palette, 0.4)),
      stroke(
        'M720 420Q690 350 740 300T730 190',
        mix(palette.haze, '#ffffff', 0.4),
        26,
        'stroke-linecap="round" opacity=".6"',
      ),
      mist(pen, 830, 220, 0.8),
      ridge(pen, 820, 30, mix(palette.leaf[0], palette.haze, 0.3), 4),
      grove(pen, 850, 50, palette.leaf[1]),
      poly(
        [
          [700, 830],
          [900, 830],
          [1420, 1200],
          [180, 1200],
        ],
        linear(pen, 830, 1200, [
          [0, mix(body, palette.haze, 0.3)],
          [1, mix(shade, palette.ink, 0.3)],
        ]),
      ),
      path(
        range(7, (index) => {
          const depth = (index + 1) / 7
          const width = 22 + depth * 100
          return [-1, 0, 1]
            .map(
              (side) =>
                d`M${800 + side * width * 1.5 - width / 2} ${850 + depth * depth * 300}h${width}v${8 + depth * 16}h${-width}z`,
            )
            .join('')
        }),
        mix(lit, shade, 0.25),
        'opacity=".55"',
      ),
      path('M-10 760L640 820L180 1200H-10Z', mix(body, palette.accent, 0.35)),
      path('M1610 740L960 820L1420 1200H1610Z', mix(shade, palette.accent, 0.28)),
      path('M120 880h130v220L120 1200zM330 870h90v120l-90 84z', mix(shade, palette.ink, 0.6)),
      path('M1480 870h-120v180l120 90zM1250 866h-80v90l80 64z', mix(shade, palette.ink, 0.6)),
      column(500, 860, 260, 44) + column(600, 848, 190, 36) + column(1010, 848, 230, 38) + column(1110, 862, 130, 46),
      path('M490 590L660 640V664H490Z', lit),
      cypress(pen, 1300, 880, 330) + cypress(pen, 1370, 890, 250),
      couple(760, 1080, 200, palette.ink),
      birds(pen, 330, 300, 7),
    ]
  },
}
