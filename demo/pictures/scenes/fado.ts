import { skyline } from '../kit/land.ts'
import { wineGlass } from '../kit/objects.ts'
import { audience } from '../kit/people.ts'
import { at, box, circle, d, disc, group, oval, path, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { beam, orb, radialGlow } from '../kit/sky.ts'
import { glints } from '../kit/water.ts'
import { fadista, guitarist } from '../landmarks/fado.ts'
import { tagusBridge } from '../landmarks/lisbon.ts'
import { lamplight, mix, tone } from '../palette.ts'
import { clipped, linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The singer stands in her shawl between two guitars, under the vault of a tavern; the river lies beyond the arch. */
export const fado: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    // A warm shadow: by day the palette's ink would turn the brick green.
    const shadow = mix(palette.ink, '#3d1812', 0.65)
    const wall = mix(mix('#a8552f', palette.stone[2], 0.25), shadow, palette.light === 'night' ? 0.44 : 0.18)
    const deep = mix(wall, shadow, 0.55)
    const light = lamplight(palette)
    return [
      rect(
        0,
        0,
        1600,
        1200,
        linear(pen, 0, 1200, [
          [0, deep],
          [0.5, wall],
          [1, deep],
        ]),
      ),
      bricks(mix(wall, palette.ink, 0.3)),
      riverWindow(pen),
      tilePanel(pen, 76, 540, 270) + tilePanel(pen, 1254, 540, 270),
      ...[0, 1].map(
        (index) =>
          path(
            `M-10 -10H1610V1210H-10Z${roundArch(800, 1210, 1500 - index * -140, 1180 + index * 90)}`,
            mix(deep, shadow, 0.3 + index * 0.35),
            'fill-rule="evenodd"',
          ) +
          stroke(roundArch(800, 1210, 1500 + index * 140, 1180 + index * 90), mix(wall, light, 0.35 - index * 0.2), 8),
      ),
      lantern(pen, 400, 300) + lantern(pen, 1200, 300),
      beam(pen, [800, -60], [800, 1010], 820, 0.42, light),
      oval(800, 978, 580, 66, mix(deep, light, 0.28)) + oval(800, 974, 480, 48, mix(wall, light, 0.5), 'opacity=".8"'),
      guitarist(pen, 446, 984, 1.5, true, 1) + guitarist(pen, 1154, 984, 1.5, false, -1),
      fadista(pen, 800, 992, 1.5),
      ...[
        [250, 1120],
        [1350, 1120],
        [800, 1190],
      ].map(([x = 0, y = 0]) => table(pen, x, y)),
      audience(pen, 1130, 96, palette.ink, -20, 190) +
        audience(pen, 1150, 100, palette.ink, 330, 720) +
        audience(pen, 1150, 100, palette.ink, 880, 1270) +
        audience(pen, 1130, 96, palette.ink, 1430, 1630),
    ]
  },
}

/** Courses of brick in the wall, more felt than seen. */
function bricks(colour: string): string {
  const rows = range(16, (row) =>
    range(9, (index) => box(((index * 193 + row * 71) % 1560) + 10, 60 + row * 52, 74, 26)),
  )
  return path(rows, colour, 'opacity=".28"')
}

/** The arched window over the stage: roofs, river and bridge under the light. */
function riverWindow(pen: Pen): string {
  const { palette } = pen
  const [top, middle, low] = palette.sky
  const opening = roundArch(800, 620, 520, 470)
  const river = rect(
    500,
    520,
    600,
    120,
    linear(pen, 520, 620, [
      [0, palette.water[0]],
      [1, palette.water[1]],
    ]),
  )
  return (
    clipped(
      pen,
      opening,
      rect(
        500,
        130,
        600,
        500,
        linear(pen, 150, 540, [
          [0, top],
          [0.5, middle],
          [1, low],
        ]),
      ) +
        orb(pen, 690, 330, 62) +
        river +
        glints(pen, 524, 600, 690, 0.4) +
        tagusBridge(pen, 560, 1240, 512, 0.34) +
        skyline(pen, 640, 0.5, { heights: [40, 110], widths: [44, 74], roofs: 'gable' }, 530, 1080),
    ) +
    stroke(opening, mix(palette.stone[1], palette.ink, 0.25), 26) +
    stroke(opening, tone(palette, 0.9), 7) +
    stroke('M800 150V620M540 400H1060', tone(palette, 0.9), 9)
  )
}

/** A panel of blue and white tiles with a ship in it. */
function tilePanel(pen: Pen, x: number, y: number, width: number): string {
  const { palette } = pen
  const white = mix(
    palette.light === 'night' ? '#c9b99a' : '#f3ead8',
    palette.stone[1],
    palette.light === 'dusk' ? 0.4 : 0.15,
  )
  const blue = mix('#2d62a0', palette.ink, palette.light === 'night' ? 0.3 : 0.08)
  const size = width / 6
  const tiles = range(42, (index) => {
    const [tx, ty] = [x + (index % 6) * size + size / 2, y + Math.floor(index / 6) * size + size / 2]
    const edge = index % 6 === 0 || index % 6 === 5 || index < 6 || index >= 36
    return edge
      ? d`M${tx} ${ty - size * 0.4}Q${tx + size * 0.1} ${ty - size * 0.1} ${tx + size * 0.4} ${ty}Q${tx + size * 0.1} ${ty + size * 0.1} ${tx} ${ty + size * 0.4}Q${tx - size * 0.1} ${ty + size * 0.1} ${tx - size * 0.4} ${ty}Q${tx - size * 0.1} ${ty - size * 0.1} ${tx} ${ty - size * 0.4}Z`
      : ''
  })
  const lines =
    range(7, (index) => d`M${x + index * size} ${y}v${size * 7}`) +
    range(8, (index) => d`M${x} ${y + index * size}h${width}`)
  const ship = at(
    x + width / 2,
    y + size * 4.6,
    path('M-70 -8H74Q60 30 40 32H-44Q-64 24 -70 -8Z', blue) +
      path('M-30 -14V-128M28 -14V-110', blue, `stroke="${blue}" stroke-width="6"`) +
      path(
        'M-62 -110Q-30 -120 0 -110Q10 -70 -2 -30Q-30 -40 -58 -30Q-70 -70 -62 -110ZM12 -96Q34 -104 58 -96Q66 -60 56 -28Q34 -36 14 -28Q18 -60 12 -96Z',
        blue,
        'opacity=".75"',
      ) +
      stroke('M-90 44q16 -12 32 0t32 0t32 0t32 0t32 0', blue, 6),
  )
  return (
    rect(x - 10, y - 10, width + 20, size * 7 + 20, blue) +
    rect(x, y, width, size * 7, white) +
    path(tiles, blue) +
    ship +
    stroke(lines, mix(blue, white, 0.6), 2, 'opacity=".6"')
  )
}

function lantern(pen: Pen, x: number, y: number): string {
  const { ink } = pen.palette
  const light = lamplight(pen.palette)
  return (
    radialGlow(pen, x, y + 60, 210) +
    path(box(x - 2.5, -10, 5, y + 12), ink) +
    path(d`M${x - 34} ${y + 18}L${x} ${y - 14}L${x + 34} ${y + 18}Z`, ink) +
    path(d`M${x - 26} ${y + 18}H${x + 26}L${x + 18} ${y + 92}H${x - 18}Z`, light) +
    stroke(d`M${x - 9} ${y + 18}l3 74M${x + 9} ${y + 18}l-3 74`, ink, 4) +
    path(box(x - 22, y + 90, 44, 8), ink)
  )
}

/** A small table with a candle and two glasses, seen over the shoulders of the guests. */
function table(pen: Pen, x: number, y: number): string {
  const { palette } = pen
  const light = lamplight(palette)
  const cloth = mix(palette.stone[0], palette.ink, palette.light === 'night' ? 0.3 : 0.1)
  return group([
    radialGlow(pen, x, y - 70, 150),
    path(d`M${x - 130} ${y}L${x - 150} 1210H${x + 150}L${x + 130} ${y}Z`, mix(cloth, palette.ink, 0.35)),
    oval(x, y, 132, 24, cloth),
    rect(x - 7, y - 56, 14, 56, mix(palette.stone[0], '#ffffff', 0.5)),
    path(d`M${x} ${y - 92}q14 22 0 36q-14 -14 0 -36z`, light),
    disc(x, y - 72, 30, light, 'opacity=".35"'),
    path(circle(x + 34, y + 2, 7), palette.ink, 'opacity=".3"'),
    wineGlass(x - 64, y + 4, 0.5, mix(palette.sky[2], '#ffffff', 0.5), '#8e1f3d'),
    wineGlass(x + 66, y + 6, 0.5, mix(palette.sky[2], '#ffffff', 0.5), '#8e1f3d'),
  ])
}
