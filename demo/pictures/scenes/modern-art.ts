import { couple, figure } from '../kit/people.ts'
import { circle, disc, path, poly, rect, stroke } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** A white room: a field of colour, a grid, a mobile that turns, and people who take their time. */
export const modernArt: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const wall = mix('#ffffff', palette.sky[2], palette.light === 'night' ? 0.75 : 0.4)
    const colours = [palette.accent, palette.sky[0], palette.sun, palette.leaf[1], palette.ink]
    return [
      rect(0, 0, 1600, 960, wall),
      rect(
        0,
        0,
        1600,
        260,
        linear(pen, 0, 260, [
          [0, mix(wall, palette.ink, 0.3)],
          [1, wall],
        ]),
      ),
      rect(
        0,
        950,
        1600,
        250,
        linear(pen, 950, 1200, [
          [0, mix(palette.stone[1], wall, 0.3)],
          [1, mix(palette.stone[2], palette.ink, 0.3)],
        ]),
      ),
      rect(130, 330, 420, 480, mix(palette.accent, '#ffffff', 0.08)),
      rect(164, 372, 352, 200, mix(palette.accent, palette.ink, 0.4)),
      rect(164, 600, 352, 170, mix(palette.accent, palette.sun, 0.5)),
      rect(660, 360, 380, 380, '#ffffff'),
      ...upTo(4).flatMap((row) =>
        upTo(4).map((column) =>
          rect(
            668 + column * 93,
            368 + row * 93,
            86,
            86,
            (row * 3 + column) % 3 === 0 ? (colours[(row + column) % 5] ?? wall) : mix(wall, palette.stone[1], 0.3),
          ),
        ),
      ),
      stroke(
        'M660 360H1040V740H660ZM753 360V740M847 360V740M940 360V740M660 453H1040M660 547H1040M660 640H1040',
        palette.ink,
        9,
      ),
      stroke(
        'M1310 0V180M1180 240Q1310 160 1450 220M1180 240V330M1450 220V310M1390 330Q1450 290 1520 330',
        palette.ink,
        5,
      ),
      poly(
        [
          [1130, 330],
          [1240, 350],
          [1170, 420],
        ],
        palette.accent,
      ),
      disc(1390, 372, 42, palette.sky[0]) + disc(1520, 364, 34, palette.roof),
      path(circle(1310, 190, 12), palette.ink),
      rect(560, 1010, 380, 26, palette.ink) + path('M590 1036h26v70h-26zM884 1036h26v70h-26z', palette.ink),
      figure(700, 1108, 350, palette.ink, 'sit'),
      couple(330, 1150, 330, palette.ink),
      figure(1250, 1160, 340, palette.ink, 'stand', -1),
    ]
  },
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
