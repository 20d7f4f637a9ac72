import { couple, crowd, figure } from '../kit/people.ts'
import { type BackWall, floorLines, room, roomColours } from '../kit/room.ts'
import { mirrored, oval, path, poly, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { beam } from '../kit/sky.ts'
import { gilt, mix } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The long gallery: barrel vault with skylights, gilt frames, light falling on the parquet. */
export const louvreGallery: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const wall: BackWall = [640, 470, 960, 800]
    const colours = {
      ...roomColours(pen),
      side: mix('#9a3b3f', palette.stone[2], palette.light === 'day' ? 0.35 : 0.6),
      floor: mix(palette.stone[1], palette.ink, 0.25),
    }
    const frames = (
      [
        [40, 250, 1],
        [330, 450, 2],
        [500, 564, 3],
        [592, 622, 4],
      ] as const
    )
      .map(([x0, x1, kind]) => hung(pen, x0, x1, kind))
      .join('')
    return [
      room(pen, wall, colours),
      path(
        'M0 0H1600V60L960 470A160 120 0 0 0 640 470L0 60Z',
        linear(pen, 0, 470, [
          [0, mix(palette.stone[2], palette.ink, 0.4)],
          [1, palette.stone[0]],
        ]),
      ),
      path(
        'M480 0H1120L870 372H730Z',
        linear(pen, 0, 372, [
          [0, palette.sky[1]],
          [1, mix(palette.sky[2], '#ffffff', 0.4)],
        ]),
      ),
      stroke(
        range(6, (index) => `M${480 + index * 46} ${index * 68}H${1120 - index * 46}`) +
          'M800 0V372M640 0L764 372M960 0L836 372',
        mix(palette.stone[2], palette.ink, 0.4),
        7,
      ),
      floorLines(pen, wall, palette.ink, 16, 8),
      path(roundArch(800, 800, 150, 260), mix(palette.stone[2], palette.ink, 0.3)),
      path(roundArch(800, 800, 120, 236), palette.sun),
      mirrored(800, frames),
      beam(pen, [760, 120], [560, 1120], 520, 0.5),
      beam(pen, [840, 120], [1040, 1120], 520, 0.5),
      oval(800, 1000, 430, 80, palette.glow, 'opacity=".25"'),
      rect(690, 1004, 220, 26, palette.ink) + path('M704 1030h14v44h-14zM882 1030h14v44h-14z', palette.ink),
      figure(750, 1014, 190, palette.ink, 'sit'),
      couple(1050, 1090, 300, palette.ink),
      crowd(pen, 700, 900, 836, 90, 4, mix(palette.ink, palette.stone[2], 0.25)),
      figure(520, 980, 220, palette.ink, 'point', -1),
    ]
  },
}

/** A gilt frame on the left wall between two places, narrowing towards the vanishing point; `kind` chooses what is painted. */
function hung(pen: Pen, x0: number, x1: number, kind: number): string {
  const { accent, sun, leaf, sky, ink } = pen.palette
  const y = (x: number, share: number): number => 0.734 * x + (1200 - 1.359 * x) * share
  const quad = (from: number, to: number, top: number, bottom: number, fill: string): string =>
    poly(
      [
        [from, y(from, top)],
        [to, y(to, top)],
        [to, y(to, bottom)],
        [from, y(from, bottom)],
      ],
      fill,
    )
  const rim = (x1 - x0) * 0.09
  const [a, b] = [x0 + rim, x1 - rim]
  const middle = (a + b) / 2
  const hills =
    kind % 2 === 0
      ? quad(a, b, 0.5, 0.58, leaf[1])
      : poly(
          [
            [a, y(a, 0.5)],
            [middle, y(middle, 0.44)],
            [b, y(b, 0.52)],
            [b, y(b, 0.58)],
            [a, y(a, 0.58)],
          ],
          leaf[0],
        )
  const figures =
    kind % 2 === 0
      ? poly(
          [
            [middle - rim, y(middle, 0.58)],
            [middle - rim * 0.6, y(middle, 0.38)],
            [middle + rim * 0.6, y(middle, 0.38)],
            [middle + rim, y(middle, 0.58)],
          ],
          accent,
        )
      : ''
  return (
    quad(x0, x1, 0.27, 0.61, gilt(pen.palette)) +
    quad(x0 + rim * 0.6, x1 - rim * 0.6, 0.29, 0.59, mix(gilt(pen.palette), ink, 0.5)) +
    quad(a, b, 0.3, 0.58, mix(sky[1], sky[2], kind * 0.2)) +
    oval(middle, y(middle, 0.38), rim * 1.3, rim * 1.9, kind % 2 === 0 ? sun : accent) +
    hills +
    figures
  )
}
