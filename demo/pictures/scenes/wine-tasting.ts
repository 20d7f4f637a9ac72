import { ridge } from '../kit/land.ts'
import { bottle, wineGlass } from '../kit/objects.ts'
import { box, circle, d, disc, path, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { beam, radialGlow } from '../kit/sky.ts'
import { lamplight, mix } from '../palette.ts'
import { clipped, linear, type Pen, radial } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** A vaulted cellar of barrels, candles and a table with a bottle and three glasses. */
export const wineTasting: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const stone = mix(mix('#c98a52', palette.stone[1], 0.3), '#2a1620', 0.1)
    return [
      rect(0, 0, 1600, 1200, stone),
      path(roundArch(800, 800, 300, 430), palette.sky[2]) +
        disc(800, 560, 70, palette.sun) +
        disc(800, 560, 150, palette.glow, 'opacity=".4"'),
      clipped(
        pen,
        roundArch(800, 800, 300, 430),
        ridge(pen, 700, 40, palette.leaf[0], 4) + ridge(pen, 750, 30, palette.leaf[1], 4),
      ),
      ...[0, 1, 2, 3].map(
        (index) =>
          path(vault(index), mix(stone, '#2a1620', 0.12 + index * 0.22), 'fill-rule="evenodd"') +
          stroke(vaultArch(index), mix(stone, lamplight(palette), 0.4 - index * 0.06), 7 + index * 3),
      ),
      beam(pen, [800, 420], [800, 1050], 1000, 0.45),
      path(
        'M650 800H950L1300 1200H300Z',
        linear(pen, 800, 1200, [
          [0, palette.stone[0]],
          [1, stone],
        ]),
        'opacity=".6"',
      ),
      ...[0, 1].map((side) =>
        [0, 1, 2]
          .map((index) =>
            barrels(pen, side === 0 ? 560 - index * 190 : 1040 + index * 190, 850 + index * 62, 62 + index * 26),
          )
          .join(''),
      ),
      rect(
        0,
        0,
        1600,
        1200,
        radial(pen, 800, 720, 1000, [
          [0, '#1d0c16', 0],
          [0.5, '#1d0c16', 0.1],
          [1, '#1d0c16', 0.8],
        ]),
      ),
      radialGlow(pen, 300, 440, 320) + radialGlow(pen, 1300, 440, 320),
      ...[300, 1300].map(
        (x) =>
          rect(x - 34, 500, 68, 9, palette.ink) +
          rect(x - 6, 460, 12, 42, palette.stone[0]) +
          path(d`M${x} 404Q${x + 22} 442 ${x} 462Q${x - 22} 442 ${x} 404Z`, mix(lamplight(palette), '#ffffff', 0.4)),
      ),
      path('M170 1060H1430V1110H170ZM260 1110h60v90h-60zM1280 1110h60v90h-60z', mix('#6b3a22', palette.ink, 0.4)) +
        rect(170, 1056, 1260, 10, palette.stone[1]),
      bottle(620, 1058, 1.25, mix(palette.leaf[1], palette.ink, 0.5), palette.stone[0]),
      ...[820, 970, 1120].map((x, index) =>
        wineGlass(
          x,
          1058,
          1.35,
          mix(palette.sky[2], '#ffffff', 0.5),
          ['#8e1f3d', '#e3a93c', '#d6677a'][index] ?? '#8e1f3d',
        ),
      ),
      path(
        range(22, (index) => circle(380 + ((index * 31) % 120) + (index % 3) * 8, 1046 - (index % 5) * 20, 15)),
        mix('#6a2a66', palette.ink, 0.2),
      ),
    ]
  },
}

/** The nth rib of the vault, counted towards the viewer. */
const vaultArch = (index: number): string => roundArch(800, 830 + index * 110, 420 + index * 300, 520 + index * 190)

/** The opening in the vault's nth rib towards the viewer, cut from the whole wall. */
function vault(index: number): string {
  return `M0 0H1600V1200H0Z${vaultArch(index)}`
}

function barrels(pen: Pen, x: number, y: number, r: number): string {
  const { ink, stone } = pen.palette
  const wood = mix('#a8693a', stone[2], 0.35)
  const head = (cx: number, cy: number): string =>
    disc(cx, cy, r, mix(wood, ink, 0.45)) +
    disc(cx, cy, r * 0.84, wood) +
    path(
      range(5, (index) => box(cx - r * 0.62 + index * r * 0.3, cy - r * 0.78, r * 0.035, r * 1.56)),
      mix(wood, ink, 0.4),
    ) +
    disc(cx, cy, r * 0.1, ink) +
    stroke(circle(cx, cy, r * 0.92), ink, r * 0.06)
  return head(x, y) + head(x, y - r * 1.9)
}
