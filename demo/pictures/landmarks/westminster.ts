import { at, box, circle, d, disc, group, path, pointedArch, poly, range, rect, stroke } from '../kit/shape.ts'
import { lamplight, mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import { floodlit } from './local-colour.ts'
import type { Paint } from './paint.ts'

/** One of the abbey's west towers, 210 wide and 800 high, its axis on `tx`. */
function westTower(pen: Pen, tx: number, { lit, body, shade, gap }: Paint): string {
  const dark = mix(shade, pen.palette.ink, 0.5)
  const face = pen.palette.light === 'day' || pen.palette.light === 'dawn' ? '#fffaf0' : pen.palette.window
  const buttress = (dx: number, fill: string): string =>
    rect(tx + dx - 19, -704, 38, 704, fill) +
    path(
      [-180, -336, -500, -624]
        .map((y) => d`M${tx + dx - 24} ${y}L${tx + dx - 19} ${y - 20}H${tx + dx + 19}L${tx + dx + 24} ${y}Z`)
        .join(''),
      lit,
    ) +
    path(d`M${tx + dx - 17} -700V-744L${tx + dx} -816L${tx + dx + 17} -744V-700Z`, fill) +
    path(circle(tx + dx, -818, 5) + box(tx + dx - 20, -704, 40, 8), lit)
  const window = (y: number, h: number, w: number): string =>
    path(pointedArch(tx, y + 6, w + 18, h + 16), lit) +
    path(pointedArch(tx, y, w, h), gap === pen.palette.window ? gap : dark) +
    stroke(
      d`M${tx} ${y}v${-h}M${tx - w * 0.25} ${y}v${-h * 0.7}M${tx + w * 0.25} ${y}v${-h * 0.7}M${tx - w / 2} ${y - h * 0.4}h${w}`,
      body,
      4,
    )
  return (
    rect(tx - 92, -700, 184, 700, body) +
    rect(tx + 40, -700, 52, 700, shade, 'opacity=".7"') +
    window(-190, 150, 62) +
    window(-360, 110, 62) +
    path(d`M${tx - 58} -506L${tx} -548L${tx + 58} -506Z`, lit) +
    disc(tx, -462, 34, lit) +
    disc(tx, -462, 27, face) +
    stroke(d`M${tx} -462v-20M${tx} -462l12 7`, dark, 4) +
    window(-562, 0, 0) +
    path(pointedArch(tx, -552, 70, 120), lit) +
    path(pointedArch(tx, -556, 56, 106), gap === pen.palette.window ? gap : dark) +
    stroke(range(5, (index) => d`M${tx - 28} ${-566 - index * 17}h56`) + d`M${tx} -556v-104`, body, 4) +
    path(range(5, (index) => box(tx - 64 + index * 28, -722, 16, 24)) + box(tx - 74, -706, 148, 10), lit) +
    path(box(tx - 94, -404, 188, 9) + box(tx - 94, -216, 188, 8) + box(tx - 94, -532, 188, 7), lit) +
    buttress(-92, body) +
    buttress(92, mix(body, shade, 0.75))
  )
}

/** The abbey's west front: twin towers, great window, gable and porch; 560 wide, 840 high on the origin. */
export function abbey(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const dark = mix(shade, pen.palette.ink, 0.5)
  const glass = gap === pen.palette.window ? gap : dark
  const nave =
    rect(180, -390, 420, 390, mix(body, shade, 0.5)) +
    poly(
      [
        [180, -388],
        [200, -452],
        [600, -452],
        [612, -388],
      ],
      pen.palette.roof,
    ) +
    path(
      range(5, (index) => pointedArch(318 + index * 62, -250, 34, 96) + pointedArch(318 + index * 62, -60, 36, 110)),
      gap,
    ) +
    path(
      range(6, (index) => d`M${284 + index * 62} 0V-410l7 -40l7 40V0z`),
      lit,
    ) +
    stroke(
      range(5, (index) => d`M${291 + index * 62} -320q26 4 40 60`),
      lit,
      6,
    )
  const tracery = range(6, (index) => d`M${-60 + index * 24} -210V-400`)
  const centre =
    rect(-92, -520, 184, 520, body) +
    poly(
      [
        [-96, -516],
        [0, -622],
        [96, -516],
      ],
      body,
    ) +
    stroke('M-98 -514L0 -622L98 -514', lit, 8) +
    path(pointedArch(0, -528, 34, 52), glass) +
    path(pointedArch(0, -196, 166, 300), lit) +
    path(pointedArch(0, -202, 146, 284), glass) +
    stroke(
      `${tracery}M-73 -300H73M-73 -386Q0 -420 73 -386M-36 -400Q0 -470 36 -400M-60 -390q24 -50 48 0M12 -390q24 -50 48 0`,
      body,
      5,
    ) +
    path(
      range(9, (index) => pointedArch(-80 + index * 20, -148, 13, 38)),
      dark,
    ) +
    path(box(-94, -196, 188, 8) + box(-94, -142, 188, 6), lit) +
    path(pointedArch(0, 0, 124, 136), lit) +
    path(pointedArch(0, 0, 100, 120), shade) +
    path(pointedArch(0, 0, 70, 100), dark) +
    path(pointedArch(0, 0, 40, 60), glass)
  const side = [-184, 184]
    .map((px) => path(pointedArch(px, 0, 84, 116), lit) + path(pointedArch(px, 0, 62, 98), dark))
    .join('')
  return at(x, base, group([nave, centre, westTower(pen, -184, paint), westTower(pen, 184, paint), side]), scale)
}

/** A red telephone box, 96 wide and 250 high on the origin. */
export function phoneBox(pen: Pen, x: number, base: number, scale: number): string {
  const { palette } = pen
  const red = floodlit(palette, '#d5333b')
  const dark = mix(red, palette.ink, 0.4)
  const glass = palette.light === 'day' ? mix(palette.sky[1], '#ffffff', 0.5) : lamplight(palette)
  const panes = range(
    8,
    (row) => box(-31, -188 + row * 21, 15, 17) + box(-13, -188 + row * 21, 26, 17) + box(16, -188 + row * 21, 15, 17),
  )
  return at(
    x,
    base,
    group([
      rect(-46, -10, 92, 12, dark),
      rect(-42, -224, 84, 218, red),
      rect(22, -224, 20, 218, dark, 'opacity=".55"'),
      path('M-44 -222Q-40 -250 0 -254Q40 -250 44 -222Z', red),
      rect(-48, -224, 96, 8, dark),
      rect(-34, -214, 68, 15, mix(palette.stone[0], '#ffffff', 0.5)),
      path(panes, glass),
    ]),
    scale,
  )
}
