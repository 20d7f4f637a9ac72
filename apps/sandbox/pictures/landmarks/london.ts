import { arcade, colonnade, dome, pediment, solid } from '../kit/architecture.ts'
import { at, box, d, disc, group, path, pointedArch, poly, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Paint } from './paint.ts'

/** Parliament's clock tower, 120 wide and 760 high on the origin. */
export function clockTower(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade } = paint
  const dark = mix(shade, pen.palette.ink, 0.4)
  const face = pen.palette.light === 'day' ? '#fffaf0' : pen.palette.window
  const clock =
    disc(0, -500, 46, dark) +
    disc(0, -500, 40, face) +
    stroke('M0 -500V-530M0 -500L18 -488', dark, 5, 'stroke-linecap="round"') +
    stroke(
      range(
        12,
        (index) =>
          d`M${Math.cos((index * Math.PI) / 6) * 32} ${-500 + Math.sin((index * Math.PI) / 6) * 32}L${Math.cos((index * Math.PI) / 6) * 37} ${-500 + Math.sin((index * Math.PI) / 6) * 37}`,
      ),
      dark,
      3,
    )
  const shaft =
    rect(-50, -440, 100, 440, body) +
    rect(14, -440, 36, 440, shade) +
    path(
      range(4, (column) => range(6, (row) => pointedArch(-36 + column * 24, -372 + row * 68, 9, 52))),
      dark,
      'opacity=".6"',
    )
  const belfry =
    rect(-54, -610, 108, 54, body) +
    path(
      range(6, (index) => pointedArch(-43 + index * 17, -562, 10, 40)),
      face,
    )
  const roof =
    solid(
      0,
      [
        [34, -650],
        [58, -608],
      ],
      pen.palette.roof,
      dark,
    ) +
    rect(-26, -672, 52, 24, body) +
    path(
      range(4, (index) => pointedArch(-19 + index * 12.6, -650, 7, 18)),
      face,
    ) +
    solid(
      0,
      [
        [2, -790],
        [10, -740],
        [30, -670],
      ],
      pen.palette.roof,
      dark,
    ) +
    path(box(-1.5, -824, 3, 40), dark)
  return at(
    x,
    base,
    group([
      shaft,
      rect(-60, -560, 120, 122, body),
      rect(20, -560, 40, 122, shade),
      path(box(-66, -446, 132, 10) + box(-66, -564, 132, 9) + box(-62, -614, 124, 8), lit),
      path([-58, 54].map((px) => d`M${px - 3} -610l5 -44l5 44z`).join(''), lit),
      clock,
      belfry,
      roof,
    ]),
    scale,
  )
}

/** Parliament's river front to the left of its clock tower: bays, pinnacles and the great square tower; 620 wide. */
export function parliament(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const dark = mix(shade, pen.palette.ink, 0.35)
  const pinnacles = range(20, (index) => d`M${-316 + index * 32} -170l5 -44l5 44z`)
  const great =
    rect(-420, -420, 116, 420, body) +
    rect(-342, -420, 38, 420, shade) +
    path([-420, -308].map((px) => d`M${px - 10} -410v-40l10 -44l10 44v40z`).join(''), lit) +
    path(
      range(
        3,
        (index) => pointedArch(-396 + index * 34, -270, 18, 110) + pointedArch(-396 + index * 34, -110, 18, 110),
      ),
      gap,
    ) +
    path(box(-362 - 1.5, -540, 3, 124), dark) +
    path('M-360 -538l34 10l-34 12z', pen.palette.accent)
  return at(
    x,
    base,
    group([
      great,
      poly(
        [
          [-310, -168],
          [-296, -206],
          [296, -206],
          [316, -168],
        ],
        pen.palette.roof,
      ),
      rect(-316, -170, 632, 170, body),
      path(pinnacles, lit),
      path(
        range(
          38,
          (index) => pointedArch(-306 + index * 16.4, -92, 9, 62) + pointedArch(-306 + index * 16.4, -16, 9, 58),
        ),
        gap,
      ),
      path(box(-320, -174, 640, 8) + box(-320, -88, 640, 5), lit),
      solid(
        40,
        [
          [2, -330],
          [20, -250],
          [26, -200],
        ],
        body,
        dark,
      ),
    ]),
    scale,
  )
}

/** The cathedral of the City: two towers and the great dome; 460 wide, 520 high on the origin. */
export function cathedralDome(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const dark = mix(shade, pen.palette.ink, 0.4)
  const tower = (dx: number): string =>
    rect(dx - 34, -250, 68, 250, body) +
    rect(dx + 8, -250, 26, 250, shade) +
    path(roundArch(dx, -170, 26, 64), gap) +
    dome(pen, dx, -248, 30, 54, lit, shade, 2)
  return at(
    x,
    base,
    group([
      rect(-230, -130, 460, 130, body),
      rect(-110, -300, 220, 110, shade),
      colonnade(-116, -206, 232, 96, 14, lit, shade),
      path(box(-122, -312, 244, 13) + box(-120, -208, 240, 11), lit),
      dome(pen, 0, -312, 104, 138, lit, shade, 5),
      rect(-120, -200, 240, 80, body),
      tower(-180),
      tower(180),
      colonnade(-128, 0, 256, 112, 8, lit, shade),
      pediment(-134, -122, 268, 52, lit, dark),
      arcade(-226, -30, 100, 60, 4, gap),
      path(box(-236, -134, 472, 8), lit),
    ]),
    scale,
  )
}

/** The bascule bridge: two towers, walkways, chains and half-raised roadway; 1000 wide, 420 high on the origin. */
export function bascule(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const dark = mix(shade, pen.palette.ink, 0.35)
  const tower = (tx: number): string =>
    rect(tx - 62, -20, 124, 50, dark) +
    rect(tx - 46, -290, 92, 290, body) +
    rect(tx + 12, -290, 34, 290, shade) +
    path(pointedArch(tx, -84, 44, 92), gap) +
    path(
      range(
        3,
        (index) => pointedArch(tx - 26 + index * 26, -196, 12, 46) + pointedArch(tx - 26 + index * 26, -124, 12, 40),
      ),
      gap,
    ) +
    solid(
      tx,
      [
        [3, -404],
        [30, -290],
      ],
      pen.palette.roof,
      dark,
    ) +
    path([-50, 38].map((px) => d`M${tx + px} -280v-38l6 -34l6 34v38z`).join(''), lit) +
    path(box(tx - 52, -294, 104, 8) + box(tx - 52, -206, 104, 7), lit)
  const chain =
    stroke('M-500 -96Q-330 -70 -206 -250M500 -96Q330 -70 206 -250', lit, 8) +
    stroke(
      range(
        9,
        (index) =>
          d`M${-470 + index * 28} ${-96 + (index > 5 ? (5 - index) * 22 : 4)}V-60M${470 - index * 28} ${-96 + (index > 5 ? (5 - index) * 22 : 4)}V-60`,
      ),
      lit,
      2,
    )
  return at(
    x,
    base,
    group([
      path(box(-520, -64, 330, 15) + box(190, -64, 330, 15), body),
      chain,
      path(box(-160, -252, 320, 12) + box(-160, -222, 320, 9), body),
      stroke(
        range(10, (index) => d`M${-154 + index * 31} -242l31 20M${-123 + index * 31} -242l-31 20`),
        body,
        3,
      ),
      poly(
        [
          [-150, -62],
          [-8, -92],
          [-8, -78],
          [-150, -44],
        ],
        body,
      ),
      poly(
        [
          [150, -62],
          [8, -92],
          [8, -78],
          [150, -44],
        ],
        shade,
      ),
      tower(-190),
      tower(190),
    ]),
    scale,
  )
}

/** A double-decker seen from the side, 300 wide and 190 high, wheels on the origin. */
export function doubleDecker(pen: Pen, x: number, base: number, scale: number, fill: string, open = false): string {
  const { ink, window, light } = pen.palette
  const glass = light === 'night' || light === 'dusk' ? window : mix(ink, '#ffffff', 0.72)
  const body = open
    ? 'M-150 -18V-128Q-150 -134 -144 -134H138Q150 -134 150 -120V-18Z'
    : 'M-150 -18V-176Q-150 -190 -136 -190H136Q150 -190 150 -176V-18Z'
  const upper = open
    ? ''
    : path(
        range(6, (index) => box(-138 + index * 46, -174, 40, 42)),
        glass,
      )
  const wheels = [-92, 92].map((wx) => disc(wx, -20, 24, ink) + disc(wx, -20, 10, mix(ink, '#ffffff', 0.6))).join('')
  return at(
    x,
    base,
    group([
      path(body, fill),
      rect(-150, -30, 300, 12, mix(fill, ink, 0.4)),
      upper,
      path(range(5, (index) => box(-138 + index * 46, -104, 40, 42)) + box(96, -104, 42, 78), glass),
      rect(-150, -126, 300, 8, mix(fill, '#ffffff', 0.5)),
      wheels,
      disc(148, -40, 6, window),
    ]),
    scale,
  )
}
