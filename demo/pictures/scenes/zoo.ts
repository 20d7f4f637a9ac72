import { foliageFrame, grove } from '../kit/land.ts'
import { figure } from '../kit/people.ts'
import { at, box, circle, disc, oval, path, range, rect, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { palm } from '../landmarks/palms.ts'
import { mix, tone } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Two giraffes over the tree tops, and on the near side of the moat a child on tiptoe. */
export const zoo: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    return [
      heavens(pen, 820, 380, 330, 110, 'clouds'),
      grove(pen, 850, 190, tone(palette, 0.26)),
      mist(pen, 860, 240, 0.6),
      grove(pen, 890, 120, palette.leaf[0]),
      palm(pen, 190, 930, 460, 40) + palm(pen, 1450, 940, 520, -60),
      rect(
        0,
        880,
        1600,
        320,
        linear(pen, 880, 1200, [
          [0, mix(palette.leaf[0], palette.sun, 0.3)],
          [1, palette.leaf[1]],
        ]),
      ),
      at(720, 960, giraffe(pen), 1.2) + at(1120, 970, giraffe(pen), -1),
      path('M-10 1010Q800 960 1610 1010V1080Q800 1030 -10 1080Z', palette.water[1]),
      rect(0, 1080, 1600, 120, mix(palette.stone[2], palette.ink, 0.2)),
      path(
        range(54, (index) => box(index * 30, 1060, 7, 90)) + box(0, 1056, 1600, 10),
        mix(palette.ink, palette.leaf[1], 0.2),
      ),
      figure(330, 1190, 300, palette.ink, 'dress'),
      figure(430, 1176, 180, palette.ink, 'point'),
      foliageFrame(pen, 'right', 420),
      birds(pen, 1020, 260, 6),
    ]
  },
}

function giraffe({ palette }: Pen): string {
  const coat = mix('#e0a84e', palette.ink, palette.light === 'night' ? 0.5 : palette.light === 'dusk' ? 0.25 : 0.02)
  const patch = mix('#8a4f22', palette.ink, palette.light === 'night' ? 0.5 : 0.1)
  return (
    path(
      'M-96 -250L-110 0H-86L-66 -230ZM-40 -236L-44 0H-20L-12 -230ZM36 -240L44 0H66L66 -240ZM86 -250L104 0H126L112 -260Z',
      coat,
    ) +
    oval(10, -280, 120, 66, coat) +
    path('M60 -300Q150 -420 170 -620L214 -612Q206 -420 130 -262Z', coat) +
    path('M164 -640Q170 -676 206 -672Q262 -650 286 -616Q284 -592 252 -596L200 -606Z', coat) +
    stroke('M184 -668v-34M204 -668v-34', coat, 9) +
    disc(184, -704, 9, patch) +
    disc(204, -704, 9, patch) +
    path('M168 -660L136 -676L162 -640Z', coat) +
    stroke('M-104 -280Q-140 -220 -128 -160', patch, 8) +
    path(
      circle(-50, -290, 22) +
        circle(10, -300, 26) +
        circle(64, -276, 20) +
        circle(-10, -246, 18) +
        circle(108, -350, 17) +
        circle(142, -420, 16) +
        circle(164, -490, 15) +
        circle(178, -560, 13) +
        circle(110, -300, 14),
      patch,
    ) +
    disc(232, -640, 6, palette.ink)
  )
}
