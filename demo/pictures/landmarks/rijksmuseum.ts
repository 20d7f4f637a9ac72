import { arcade, solid } from '../kit/architecture.ts'
import { at, box, circle, d, disc, group, mirrored, path, poly, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { gilt, mix } from '../palette.ts'
import { named, type Pen } from '../pen.ts'
import { colourPaint } from './local-colour.ts'
import type { Paint } from './paint.ts'

/** A steep hipped roof with a crest of iron and dormers. */
function hip(pen: Pen, x: number, base: number, width: number, rise: number, dormers: number): string {
  const { roof, ink } = pen.palette
  const inset = Math.min(width * 0.2, rise * 0.42)
  const dark = mix(roof, ink, 0.4)
  return (
    poly(
      [
        [x - 8, base],
        [x + inset, base - rise],
        [x + width - inset, base - rise],
        [x + width + 8, base],
      ],
      roof,
    ) +
    poly(
      [
        [x + width - inset * 2.4, base],
        [x + width - inset, base - rise],
        [x + width + 8, base],
      ],
      dark,
    ) +
    path(
      box(x + inset - 4, base - rise - 7, width - inset * 2 + 8, 7) +
        range(
          Math.round((width - inset * 2) / 14),
          (index) => d`M${x + inset + index * 14} ${base - rise - 6}l4 -12l4 12z`,
        ),
      dark,
    ) +
    path(
      range(dormers, (index) => d`M${x + width * ((index + 0.5) / dormers) - 12} ${base - 6}v-26l12 -18l12 18v26z`),
      mix(roof, pen.palette.stone[0], 0.35),
    )
  )
}

/** Bands of pale stone over a wall of brick. */
const bands = (x: number, width: number, heights: readonly number[]): string =>
  heights.map((y) => box(x, -y, width, 6)).join('')

/** The national museum of Amsterdam: twin towers over the passage, long wings, corner pavilions; 1240 wide, 560 high on the origin. */
export function rijksmuseum(pen: Pen, x: number, base: number, scale: number): string {
  const { palette } = pen
  const paint: Paint = colourPaint(pen, '#b4573d')
  const { lit, body, shade, gap } = paint
  const trim = mix(palette.stone[0], lit, 0.35)
  const dark = mix(shade, palette.ink, 0.5)
  const gold = gilt(palette)
  const wing =
    hip(pen, 120, -226, 380, 92, 5) +
    rect(120, -228, 390, 228, body) +
    arcade(128, -126, 372, 74, 8, trim, 'round', 0.68) +
    arcade(128, -128, 372, 66, 8, gap, 'round', 0.5) +
    path(
      range(8, (index) => box(140 + index * 46.5, -74, 24, 54)),
      trim,
    ) +
    path(
      range(8, (index) => box(144 + index * 46.5, -70, 16, 46)),
      gap,
    ) +
    path(bands(120, 390, [232, 208, 108, 96, 12]), trim)
  const pavilion =
    hip(pen, 486, -282, 134, 140, 2) +
    rect(482, -284, 142, 284, body) +
    path(
      range(3, (index) => roundArch(516 + index * 38, -156, 26, 86)),
      trim,
    ) +
    path(
      range(3, (index) => roundArch(516 + index * 38, -158, 17, 78)),
      gap,
    ) +
    path(
      range(3, (index) => box(506 + index * 38, -84, 20, 60)),
      gap,
    ) +
    path(bands(478, 150, [290, 262, 132, 118, 12]), trim) +
    path(box(549, -470, 5, 50), dark) +
    disc(551, -470, 6, gold)
  const tower =
    rect(76, -388, 84, 388, body) +
    path(roundArch(118, -300, 50, 66) + roundArch(118, -196, 44, 72), trim) +
    path(roundArch(106, -302, 17, 52) + roundArch(130, -302, 17, 52) + roundArch(118, -198, 30, 60), gap) +
    path(bands(72, 92, [394, 372, 286, 274, 180, 96]), trim) +
    solid(
      118,
      [
        [16, -500],
        [48, -392],
      ],
      palette.roof,
      mix(palette.roof, palette.ink, 0.4),
    ) +
    rect(102, -532, 32, 34, trim) +
    path(roundArch(112, -500, 8, 22) + roundArch(126, -500, 8, 22), gap) +
    path('M98 -530L118 -584L138 -530Z', palette.roof) +
    path(`${box(116, -616, 4, 36)}${circle(118, -584, 5)}`, gold) +
    path('M72 -392l6 -34l6 34zM152 -392l6 -34l6 34z', trim)
  const half = named(pen, wing + pavilion + tower)
  const gable =
    poly(
      [
        [-80, -330],
        [-70, -372],
        [-36, -392],
        [-26, -438],
        [0, -466],
        [26, -438],
        [36, -392],
        [70, -372],
        [80, -330],
      ],
      body,
    ) +
    stroke('M-80 -330L-70 -372L-36 -392L-26 -438L0 -466L26 -438L36 -392L70 -372L80 -330', trim, 6) +
    disc(0, -388, 22, trim) +
    disc(0, -388, 16, gap) +
    path(`${circle(0, -474, 8)}${box(-2, -506, 4, 30)}`, gold)
  const centre =
    rect(-82, -332, 164, 332, body) +
    path([-46, 0, 46].map((wx) => roundArch(wx, -172, 42, 140)).join(''), trim) +
    path([-46, 0, 46].map((wx) => roundArch(wx, -176, 32, 128)).join(''), gap) +
    stroke([-46, 0, 46].map((wx) => d`M${wx} -176v-126M${wx - 16} -220h32M${wx - 16} -256h32`).join(''), trim, 3) +
    path(bands(-84, 168, [336, 162, 148]), trim) +
    path(
      range(7, (index) => circle(-60 + index * 20, -156, 4)),
      gold,
    ) +
    path([-54, 0, 54].map((wx) => roundArch(wx, 0, 48, 118)).join(''), trim) +
    path([-54, 0, 54].map((wx) => roundArch(wx, 0, 36, 108)).join(''), dark) +
    path([-54, 0, 54].map((wx) => roundArch(wx, 0, 20, 60)).join(''), gap)
  return at(
    x,
    base,
    group([
      mirrored(0, half.drawn),
      rect(460, -284, 164, 284, shade, 'opacity=".28"'),
      gable,
      centre,
      rect(-630, -8, 1260, 10, trim),
    ]),
    scale,
  )
}
