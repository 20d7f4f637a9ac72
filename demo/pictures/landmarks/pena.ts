import { arcade } from '../kit/architecture.ts'
import {
  at,
  box,
  circle,
  d,
  disc,
  group,
  path,
  pointedArch,
  poly,
  range,
  rect,
  roundArch,
  stroke,
} from '../kit/shape.ts'
import { gilt, mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import { colourPaint } from './local-colour.ts'
import type { Paint } from './paint.ts'

/** Battlements as path data along the top of a wall. */
function merlons(x: number, y: number, width: number, size: number): string {
  const count = Math.max(2, Math.round(width / (size * 1.9)))
  const step = (width - size) / (count - 1)
  return range(count, (index) => box(x + index * step, y - size * 1.2, size, size * 1.2 + 1))
}

/** A wall with battlements and a shaded right side; it stands on `base`. */
function keep(x: number, base: number, width: number, height: number, { lit, body, shade }: Paint, size = 13): string {
  return (
    path(merlons(x - 4, base - height, width + 8, size), body) +
    rect(x, base - height, width, height, body) +
    rect(x + width * 0.66, base - height, width * 0.34, height, shade) +
    rect(x - 5, base - height, width + 10, 8, lit)
  )
}

/** A round turret under a little onion cap. */
function turret(x: number, base: number, width: number, height: number, paint: Paint, cap: Paint): string {
  const r = width / 2
  return (
    rect(x - r, base - height, width, height, paint.body) +
    rect(x + r * 0.2, base - height, r * 0.8, height, paint.shade) +
    rect(x - r - 3, base - height - 5, width + 6, 8, paint.lit) +
    path(
      d`M${x - r - 2} ${base - height - 4}C${x - r * 1.5} ${base - height - r * 1.6} ${x - r * 0.3} ${base - height - r * 1.7} ${x} ${base - height - r * 3}C${x + r * 0.3} ${base - height - r * 1.7} ${x + r * 1.5} ${base - height - r * 1.6} ${x + r + 2} ${base - height - 4}Z`,
      cap.body,
    ) +
    path(roundArch(x - r * 0.2, base - height + r * 1.9, r * 0.6, r * 1.3), paint.gap)
  )
}

/** The palace of Sintra: red clock tower and chapel, yellow drum with its dome, blue-tiled wing and ramparts; 600 wide, 520 high on the origin. */
export function pena(pen: Pen, x: number, base: number, scale: number): string {
  const { palette } = pen
  const red = colourPaint(pen, '#d0503c')
  const yellow = colourPaint(pen, '#f5bd3a')
  const blue = colourPaint(pen, '#8fa6c4')
  const stone: Paint = colourPaint(pen, '#dccdb4')
  const gold = gilt(palette)
  const face = palette.light === 'day' || palette.light === 'dawn' ? '#fff8e6' : palette.window
  const clock =
    disc(-168, -360, 23, red.lit) + disc(-168, -360, 18, face) + stroke('M-168 -360v-13M-168 -360l9 5', red.shade, 3.4)
  const redTower =
    keep(-216, 0, 96, 400, red) +
    clock +
    path(
      [-190, -168, -146].map((wx) => pointedArch(wx, -280, 12, 40)).join('') + pointedArch(-168, -180, 22, 50),
      red.gap,
    ) +
    path(box(-222, -318, 108, 7) + box(-220, -240, 104, 6), red.lit) +
    turret(-168, -412, 46, 50, red, yellow) +
    turret(-214, -330, 22, 84, red, red) +
    turret(-122, -330, 22, 84, red, red)
  const chapel =
    keep(-128, 0, 130, 206, red, 11) +
    turret(-92, -200, 50, 74, red, red) +
    path(
      range(3, (index) => pointedArch(-100 + index * 36, -90, 20, 62)),
      red.gap,
    ) +
    path(circle(-30, -168, 13), red.gap)
  const drum =
    rect(52, -330, 168, 330, yellow.body) +
    rect(160, -330, 60, 330, yellow.shade) +
    rect(52, -330, 22, 330, yellow.lit, 'opacity=".6"') +
    path(merlons(46, -330, 180, 12), yellow.body) +
    path(box(44, -332, 184, 8) + box(46, -196, 180, 8), yellow.lit) +
    arcade(58, -214, 156, 84, 5, yellow.gap, 'pointed', 0.56) +
    arcade(58, -60, 156, 70, 4, yellow.gap, 'round', 0.5) +
    path('M76 -338C76 -420 112 -448 136 -452C160 -448 196 -420 196 -338Z', yellow.lit) +
    path('M136 -452C160 -448 196 -420 196 -338H156C160 -410 150 -440 136 -452Z', yellow.shade) +
    stroke('M136 -452C116 -430 106 -390 106 -338M136 -452V-338', mix(yellow.shade, yellow.body, 0.4), 4) +
    path(`${box(133, -486, 6, 36)}${circle(136, -456, 9)}${circle(136, -488, 6)}`, gold)
  const wing =
    keep(0, 0, 66, 246, blue, 10) +
    path(
      range(6, (index) => d`M4 ${-226 + index * 36}h58`),
      blue.lit,
    ) +
    stroke(
      range(6, (index) => d`M4 ${-222 + index * 36}h58`),
      blue.lit,
      8,
      'stroke-dasharray="8 8" opacity=".7"',
    ) +
    path(pointedArch(32, -130, 30, 66) + roundArch(32, -20, 32, 70), blue.gap)
  const annex =
    keep(212, 0, 104, 214, yellow, 12) +
    path(
      range(3, (index) => roundArch(234 + index * 30, -126, 16, 46)),
      yellow.gap,
    ) +
    turret(312, -60, 40, 196, yellow, yellow)
  const ramparts =
    path('M-330 30L-316 -96H340L360 30Z', stone.body) +
    path('M120 30V-96H340L360 30Z', stone.shade, 'opacity=".6"') +
    path(merlons(-322, -96, 664, 14), stone.body) +
    rect(-322, -98, 666, 8, stone.lit) +
    arcade(-306, -10, 616, 58, 13, mix(stone.shade, palette.ink, 0.5), 'pointed', 0.44) +
    turret(-318, 30, 44, 150, yellow, yellow) +
    turret(346, 30, 44, 140, red, red)
  const gate =
    keep(-60, 24, 108, 150, yellow, 11) +
    path(roundArch(-6, 24, 50, 96), mix(yellow.shade, palette.ink, 0.5)) +
    poly(
      [
        [-36, -96],
        [-6, -122],
        [24, -96],
      ],
      yellow.lit,
    ) +
    turret(-62, 10, 26, 150, yellow, red) +
    turret(50, 10, 26, 150, yellow, red)
  return at(x, base, group([annex, drum, wing, redTower, chapel, ramparts, gate]), scale)
}
