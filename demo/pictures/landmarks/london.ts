import { arcade, colonnade, dome, pediment, solid } from '../kit/architecture.ts'
import { at, box, d, disc, group, path, pointedArch, poly, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import { inLight } from './local-colour.ts'
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

/** One pier tower of the bascule bridge: corner turrets, steep roof with dormer and gilt finial, gothic windows. */
function bridgeTower(pen: Pen, tx: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const dark = mix(shade, pen.palette.ink, 0.35)
  const turret = (dx: number, fill: string): string =>
    rect(tx + dx - 12, -318, 24, 318, fill) +
    poly(
      [
        [tx + dx - 15, -318],
        [tx + dx, -392],
        [tx + dx + 15, -318],
      ],
      pen.palette.roof,
    ) +
    path(box(tx + dx - 14, -322, 28, 7) + box(tx + dx - 14, -214, 28, 5) + box(tx + dx - 14, -106, 28, 5), lit)
  const pairs = (y: number, h: number): string => [-22, 0, 22].map((dx) => pointedArch(tx + dx, y, 15, h)).join('')
  return (
    path(d`M${tx - 92} 40V-14L${tx - 66} -34H${tx + 66}L${tx + 92} -14V40Z`, dark) +
    path(box(tx - 94, -18, 188, 8), body) +
    rect(tx - 46, -300, 92, 300, body) +
    rect(tx + 10, -300, 36, 300, shade) +
    path(pointedArch(tx, -8, 60, 92), lit) +
    path(pointedArch(tx, -8, 48, 82), gap) +
    path(pairs(-222, 50) + pairs(-122, 44), gap) +
    path(
      box(tx - 48, -302, 96, 8) + box(tx - 48, -212, 96, 6) + box(tx - 48, -178, 96, 5) + box(tx - 48, -108, 96, 5),
      lit,
    ) +
    solid(
      tx,
      [
        [12, -392],
        [44, -300],
      ],
      pen.palette.roof,
      dark,
    ) +
    path(d`M${tx - 20} -300v-30l20 -28l20 28v30z`, lit) +
    path(pointedArch(tx, -300, 16, 34), gap) +
    path(box(tx - 14, -404, 28, 12) + d`M${tx - 2} -404l2 -40l2 40z`, lit) +
    turret(-46, body) +
    turret(46, shade)
  )
}

/** The bascule bridge: two towers, walkways, suspension chains and raised roadway; 1180 wide, 440 high on the origin. */
export function bascule(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade } = paint
  const steel = inLight(pen.palette, '#3f87ad')
  const dark = mix(shade, pen.palette.ink, 0.35)
  const chainY = (t: number): number => -236 + 190 * t - 62 * t * t + 44 * t ** 3
  const hangers = range(11, (index) => {
    const t = (index + 1) / 12
    return d`M${-236 - t * 250} ${chainY(t)}V-58M${236 + t * 250} ${chainY(t)}V-58`
  })
  const chain = range(2, (index) => {
    const lift = index * 22
    return d`M-236 ${-240 + lift}C-320 ${-160 + lift * 0.6} -400 ${-86 + lift * 0.3} -490 -64M236 ${-240 + lift}C320 ${-160 + lift * 0.6} 400 ${-86 + lift * 0.3} 490 -64`
  })
  const abutment = (tx: number): string =>
    rect(tx - 26, -136, 52, 176, tx < 0 ? body : shade) +
    path(pointedArch(tx, -62, 26, 54), dark) +
    path(box(tx - 30, -142, 60, 8), lit) +
    path(d`M${tx - 30} -142l6 -34l6 34zM${tx + 18} -142l6 -34l6 34z`, lit)
  const leaf = (sign: 1 | -1): string =>
    poly(
      [
        [sign * 152, -58],
        [sign * 64, -128],
        [sign * 58, -118],
        [sign * 152, -34],
      ],
      sign < 0 ? steel : mix(steel, dark, 0.4),
    ) + stroke(d`M${sign * 140} -56L${sign * 66} -118`, lit, 3)
  return at(
    x,
    base,
    group([
      path(box(-600, -62, 410, 14) + box(190, -62, 410, 14), steel),
      path(box(-600, -66, 410, 5) + box(190, -66, 410, 5), lit),
      stroke(hangers, steel, 2.4),
      stroke(chain, steel, 6),
      abutment(-490),
      abutment(490),
      path(box(-150, -252, 300, 9) + box(-150, -218, 300, 9), steel),
      stroke(
        range(12, (index) => d`M${-150 + index * 25} -246l25 28M${-125 + index * 25} -246l-25 28`),
        steel,
        3,
      ),
      leaf(-1),
      leaf(1),
      bridgeTower(pen, -190, paint),
      bridgeTower(pen, 190, paint),
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
