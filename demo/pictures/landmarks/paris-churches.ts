import { arcade, colonnade, dome, pediment } from '../kit/architecture.ts'
import { at, box, d, disc, group, path, pointedArch, poly, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Paint } from './paint.ts'
/** Notre-Dame's west front, 600 units wide and 690 high on the origin: towers, gallery, rose, portals, and the spire behind. */
export function notreDameFront(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const dark = mix(shade, pen.palette.ink, 0.35)
  const spire =
    poly(
      [
        [-16, -430],
        [0, -850],
        [16, -430],
      ],
      shade,
    ) + path(box(-2, -880, 4, 60) + box(-10, -866, 20, 4), shade)
  const roof = poly(
    [
      [-130, -430],
      [-96, -520],
      [96, -520],
      [130, -430],
    ],
    pen.palette.roof,
  )
  const tower = (left: number): string =>
    rect(left, -690, 200, 300, body) +
    rect(left + 140, -690, 60, 300, shade) +
    path(pointedArch(left + 62, -440, 46, 200) + pointedArch(left + 136, -440, 46, 200), gap) +
    path(box(left - 8, -702, 216, 16) + box(left - 6, -420, 212, 10), lit) +
    path(
      range(7, (index) => box(left + 2 + index * 31, -716, 12, 16)),
      lit,
    )
  const buttresses = path([-300, -112, 78, 264].map((bx) => box(bx, -690, 34, 690)).join(''), lit, 'opacity=".55"')
  const rose =
    disc(0, -300, 74, dark) +
    disc(0, -300, 64, gap) +
    stroke(
      range(
        12,
        (index) => d`M0 -300L${Math.cos((index * Math.PI) / 6) * 64} ${-300 + Math.sin((index * Math.PI) / 6) * 64}`,
      ),
      dark,
      4,
    ) +
    stroke('M-38 -300a38 38 0 1 1 76 0a38 38 0 1 1 -76 0z', dark, 4) +
    disc(0, -300, 15, body)
  const sideWindows = [-206, 206]
    .map(
      (wx) =>
        path(pointedArch(wx, -240, 110, 140), dark) +
        path(pointedArch(wx - 24, -244, 38, 96) + pointedArch(wx + 24, -244, 38, 96), gap),
    )
    .join('')
  const kings = path(
    range(24, (index) => pointedArch(-276 + index * 24, -176, 14, 40)),
    dark,
  )
  const openGallery = path(
    range(26, (index) => pointedArch(-282 + index * 22.6, -396, 13, 44)),
    dark,
  )
  const portal = (px: number, w: number, h: number): string =>
    path(pointedArch(px, 0, w, h), lit) +
    path(pointedArch(px, 0, w * 0.82, h * 0.9), shade) +
    path(pointedArch(px, 0, w * 0.6, h * 0.78), dark) +
    path(box(px - 2.5, -h * 0.44, 5, h * 0.44), lit)
  const front = rect(-300, -450, 600, 450, body) + rect(78, -450, 222, 450, shade, 'opacity=".35"')
  return at(
    x,
    base,
    group([
      spire,
      roof,
      tower(-300),
      tower(100),
      front,
      buttresses,
      path(box(-308, -176, 616, 9) + box(-308, -228, 616, 8) + box(-308, -448, 616, 9) + box(-308, -392, 616, 7), lit),
      kings,
      openGallery,
      rose,
      sideWindows,
      portal(0, 150, 150),
      portal(-190, 126, 136),
      portal(190, 126, 136),
    ]),
    scale,
  )
}

/** The basilica on the hill of Montmartre, about 400 units wide and 470 high on the origin. */
export function sacreCoeur(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const small = (dx: number): string =>
    rect(dx - 32, -215, 64, 90, body) +
    rect(dx + 8, -215, 24, 90, shade) +
    arcade(dx - 32, -150, 64, 46, 4, gap) +
    dome(pen, dx, -212, 34, 88, lit, shade, 2)
  const drum =
    rect(-66, -290, 132, 130, body) +
    rect(22, -290, 44, 130, shade) +
    arcade(-66, -200, 132, 74, 7, gap) +
    path(box(-72, -298, 144, 12) + box(-72, -196, 144, 8), lit)
  const main = dome(pen, 0, -292, 68, 150, lit, shade, 3)
  const bell =
    rect(150, -330, 44, 330, shade) +
    path(roundArch(172, -250, 22, 60), gap) +
    dome(pen, 172, -328, 24, 50, body, shade, 2)
  const nave = rect(-200, -150, 400, 150, body) + rect(90, -150, 110, 150, shade) + path(box(-206, -154, 412, 10), lit)
  const porch =
    rect(-90, -118, 180, 118, lit) +
    path([-56, 0, 56].map((px) => roundArch(px, 0, 42, 86)).join(''), mix(shade, pen.palette.ink, 0.4)) +
    path(box(-96, -124, 192, 9), shade)
  const gable =
    poly(
      [
        [-62, -150],
        [0, -206],
        [62, -150],
      ],
      lit,
    ) + path(roundArch(0, -150, 26, 42), gap)
  const windows = path([-168, -128, 128, 168].map((wx) => roundArch(wx, -56, 22, 62)).join(''), gap)
  return at(x, base, group([bell, small(-124), small(124), drum, main, nave, gable, porch, windows]), scale)
}

/** A temple front under a great dome, as on the Left Bank's hill; 560 wide, 640 high on the origin. */
export function pantheonFront(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade } = paint
  const dark = mix(shade, pen.palette.ink, 0.45)
  return at(
    x,
    base,
    group([
      rect(-280, -200, 560, 200, body),
      rect(150, -200, 130, 200, shade),
      path(box(-288, -206, 576, 12), lit),
      rect(-112, -330, 224, 130, shade),
      colonnade(-128, -214, 256, 116, 13, lit, shade),
      path(box(-136, -342, 272, 14) + box(-132, -216, 264, 14), lit),
      rect(-96, -378, 192, 40, body),
      path(
        range(8, (index) => roundArch(-84 + index * 24, -344, 12, 28)),
        dark,
      ),
      dome(pen, 0, -376, 98, 118, lit, shade, 4),
      rect(-170, -196, 340, 196, dark),
      colonnade(-172, -12, 344, 176, 6, lit, shade),
      pediment(-182, -196, 364, 84, lit, body),
      path(box(-200, -12, 400, 14) + box(-216, -4, 432, 8), lit),
    ]),
    scale,
  )
}
