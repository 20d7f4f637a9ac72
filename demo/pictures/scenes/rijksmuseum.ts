import { grove } from '../kit/land.ts'
import { couple, crowd, cyclist } from '../kit/people.ts'
import { circle, d, path, range, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, reflected, ripples, water } from '../kit/water.ts'
import { floodlit } from '../landmarks/local-colour.ts'
import { rijksmuseum as museum } from '../landmarks/rijksmuseum.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The museum's towers and their mirror in the pond; tulips on the bank, cyclists out of the passage. */
export const rijksmuseum: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const shore = 850
    const bank =
      museum(pen, 800, shore - 40, 1.06) +
      grove(pen, shore - 30, 92, palette.leaf[1], -40, 150) +
      grove(pen, shore - 30, 92, palette.leaf[1], 1440, 1640) +
      rect(0, shore - 42, 1600, 50, mix(palette.stone[1], palette.stone[2], 0.4)) +
      rect(0, shore - 44, 1600, 8, palette.stone[0]) +
      crowd(pen, 180, 700, shore - 34, 50, 8, palette.ink) +
      cyclist(860, shore - 18, 84, palette.ink, palette.accent) +
      cyclist(1010, shore - 18, 82, palette.ink, palette.accent) +
      crowd(pen, 1120, 1420, shore - 34, 50, 5, palette.ink)
    return [
      heavens(pen, shore, 1150, 330, 116, 'rays'),
      grove(pen, shore - 40, 170, mix(palette.leaf[0], palette.haze, 0.45)),
      mist(pen, shore, 280, 0.7),
      water(pen, shore, 1200, 1150),
      reflected(pen, bank, shore + 6, 1200, 0.46, 0.6),
      glints(pen, shore + 10, 1120, 1140, 1.3) + ripples(pen, shore + 10, 1120, 26),
      path('M-20 1200V1120Q400 1084 800 1112T1620 1096V1200Z', palette.leaf[1]),
      couple(560, 1120, 190, palette.ink),
      tulipBed(pen),
      birds(pen, 320, 260, 8, 18),
    ]
  },
}

/** A border of tulips along the near bank. */
function tulipBed(pen: Pen): string {
  const colours = ['#e2483d', '#f6b52e', '#f08aa0', '#f7f0e2'].map((colour) => floodlit(pen.palette, colour))
  const leaf = mix(pen.palette.leaf[0], pen.palette.ink, 0.25)
  const places = Array.from({ length: 64 }, (_, index) => {
    const x = index * 25.6 + (pen.random() - 0.5) * 16
    return [x, 1118 + pen.random() * 44 + (index % 2) * 18, 0.8 + pen.random() * 0.5] as const
  })
  const stems = path(
    places
      .map(
        ([x, y, s]) =>
          d`M${x - 3} 1210L${x - 2} ${y}h4L${x + 3} 1210ZM${x} 1200Q${x - 24 * s} ${y + 60} ${x - 20 * s} ${y + 24}Q${x - 4} ${y + 60} ${x} 1200Z`,
      )
      .join(''),
    leaf,
  )
  const cups = colours.map((colour, order) =>
    path(
      places
        .filter((_, index) => (index * 7) % 4 === order)
        .map(
          ([x, y, s]) =>
            d`M${x - 13 * s} ${y - 30 * s}l${7 * s} ${9 * s}l${6 * s} ${-13 * s}l${6 * s} ${13 * s}l${7 * s} ${-9 * s}q${5 * s} ${34 * s} ${-13 * s} ${36 * s}q${-18 * s} ${-2 * s} ${-13 * s} ${-36 * s}z`,
        )
        .join(''),
      colour,
    ),
  )
  return (
    path(
      range(40, (index) => circle(index * 41, 1196, 30)),
      leaf,
    ) +
    stems +
    cups.join('')
  )
}
