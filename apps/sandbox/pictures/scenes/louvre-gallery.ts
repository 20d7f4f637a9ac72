import { couple, crowd, figure } from '../kit/people.ts'
import { type BackWall, floorLines, framed, room, roomColours } from '../kit/room.ts'
import { at, d, oval, path, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { beam } from '../kit/sky.ts'
import { mix } from '../palette.ts'
import { linear } from '../pen.ts'
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
    const bay = (flip: 1 | -1): string =>
      at(
        flip === 1 ? 0 : 1600,
        0,
        [
          [60, 1],
          [300, 0.66],
          [460, 0.43],
          [560, 0.29],
        ]
          .map(([x = 0, s = 1]) =>
            skewed(x, 800 - 330 * s * 1.1, s, framed(pen, 0, 0, 190, 300, mix(palette.accent, palette.window, 0.45))),
          )
          .join(''),
        flip,
        1,
      )
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
      bay(1),
      bay(-1),
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

/** A picture on a side wall, squeezed and sheared by the perspective. */
function skewed(x: number, y: number, scale: number, content: string): string {
  return `<g transform="${d`translate(${x} ${y})`} skewY(${(14 * (1 - scale * 0.2)).toFixed(1)}) scale(${(scale * 0.9).toFixed(3)} ${(scale * 1.1).toFixed(3)})">${content}</g>`
}
