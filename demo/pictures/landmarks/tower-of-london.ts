import { at, box, circle, d, disc, group, path, pointedArch, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { gilt, mix } from '../palette.ts'
import { clipped, type Pen } from '../pen.ts'
import { floodlit, inLight } from './local-colour.ts'
import type { Paint } from './paint.ts'

/** Battlements as path data along the top of a wall. */
function merlons(x: number, y: number, width: number, size: number): string {
  const count = Math.max(2, Math.round(width / (size * 2)))
  const step = (width - size) / (count - 1)
  return range(count, (index) => box(x + index * step, y - size, size, size + 1))
}

/** A length of wall with battlements, arrow slits and a string course. */
function curtain(
  pen: Pen,
  x: number,
  base: number,
  width: number,
  height: number,
  { lit, body, shade }: Paint,
  size = 15,
): string {
  const slits = range(
    width / 74,
    (index) =>
      box(x + 34 + index * 74, base - height * 0.62, 5, height * 0.24) +
      box(x + 28 + index * 74, base - height * 0.53, 17, 4),
  )
  const stones = range(Math.round((width * height) / 3600), () =>
    box(x + 4 + pen.random() * (width - 24), base - pen.random() * (height - 14), 13, 5),
  )
  return (
    path(merlons(x, base - height, width, size), body) +
    rect(x, base - height, width, height, body) +
    rect(x, base - height, width, 6, lit) +
    path(stones, shade, 'opacity=".4"') +
    path(slits, mix(shade, pen.palette.ink, 0.5))
  )
}

/** A corner turret of the keep under its ogee cap with ball and vane. */
function cornerTurret(pen: Pen, x: number, top: number, { lit, body, shade, gap }: Paint): string {
  const lead = mix(pen.palette.roof, shade, 0.2)
  return (
    rect(x - 37, top - 122, 74, 130, body) +
    rect(x + 8, top - 122, 29, 130, shade) +
    path(merlons(x - 40, top - 122, 80, 11), lit) +
    path(box(x - 40, top - 122, 80, 7) + box(x - 39, top - 6, 78, 6), lit) +
    path(roundArch(x, top - 50, 20, 44), gap) +
    path(
      d`M${x - 35} ${top - 128}C${x - 40} ${top - 176} ${x - 12} ${top - 178} ${x} ${top - 222}C${x + 12} ${top - 178} ${x + 40} ${top - 176} ${x + 35} ${top - 128}Z`,
      lead,
    ) +
    path(
      d`M${x} ${top - 222}C${x + 12} ${top - 178} ${x + 40} ${top - 176} ${x + 35} ${top - 128}H${x + 10}C${x + 14} ${top - 176} ${x + 2} ${top - 190} ${x} ${top - 222}Z`,
      mix(lead, pen.palette.ink, 0.35),
    ) +
    path(
      box(x - 1.5, top - 262, 3, 44) + circle(x, top - 226, 5) + d`M${x} ${top - 258}h20l-7 7l7 7h-20z`,
      gilt(pen.palette),
    )
  )
}

/** The flag of the keep, flying to the right of its staff. */
function unionFlag(pen: Pen, x: number, y: number): string {
  const white = mix(pen.palette.stone[0], '#ffffff', 0.5)
  const red = floodlit(pen.palette, '#cf3038')
  const field = d`M${x} ${y}Q${x + 40} ${y - 12} ${x + 70} ${y}T${x + 136} ${y - 4}V${y + 66}Q${x + 104} ${y + 82} ${x + 70} ${y + 70}T${x} ${y + 70}Z`
  const saltire = d`M${x} ${y}L${x + 136} ${y + 68}M${x} ${y + 70}L${x + 136} ${y - 4}`
  const cross = d`M${x} ${y + 35}Q${x + 40} ${y + 23} ${x + 70} ${y + 35}T${x + 136} ${y + 31}M${x + 68} ${y - 10}V${y + 84}`
  return clipped(
    pen,
    field,
    path(field, inLight(pen.palette, '#27468f')) +
      stroke(saltire, white, 14) +
      stroke(saltire, red, 5) +
      stroke(cross, white, 24) +
      stroke(cross, red, 14),
  )
}

/** The White Tower: a square keep with four capped turrets; 480 wide, 640 high on the origin. */
export function whiteTower(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const row = (y: number, h: number, count: number, w: number): string =>
    range(count, (index) => roundArch(-182 + (index + 0.5) * (364 / count), y, w, h))
  const buttresses = range(6, (index) => box(-196 + index * 75.6, -366, 14, 366))
  return at(
    x,
    base,
    group([
      cornerTurret(pen, -118, -384, {
        ...paint,
        body: mix(body, pen.palette.haze, 0.3),
        lit: mix(lit, pen.palette.haze, 0.3),
      }),
      cornerTurret(pen, 118, -384, {
        ...paint,
        body: mix(body, pen.palette.haze, 0.3),
        lit: mix(lit, pen.palette.haze, 0.3),
      }),
      path(merlons(-214, -378, 428, 16), body),
      rect(-214, -378, 428, 378, body),
      rect(96, -378, 118, 378, shade, 'opacity=".55"'),
      rect(-214, -378, 428, 8, lit),
      path(buttresses, lit, 'opacity=".75"'),
      path(row(-282, 54, 5, 30) + row(-162, 66, 5, 32) + row(-60, 44, 5, 18), mix(shade, pen.palette.ink, 0.4)),
      path(row(-282, 46, 5, 22) + row(-162, 58, 5, 24) + row(-60, 38, 5, 11), gap),
      path(box(-216, -258, 432, 5) + box(-216, -132, 432, 5), lit, 'opacity=".8"'),
      rect(-232, -380, 62, 380, body) + rect(-232, -380, 18, 380, lit),
      rect(170, -380, 62, 380, mix(body, shade, 0.6)),
      cornerTurret(pen, -201, -372, paint),
      cornerTurret(pen, 201, -372, paint),
      path(box(-3, -560, 6, 186), pen.palette.ink),
      unionFlag(pen, 3, -558),
    ]),
    scale,
  )
}

/** The river walls below the keep with their round towers and the water gate; 1160 wide, 200 high on the origin. */
export function towerWalls(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const dark = mix(shade, pen.palette.ink, 0.55)
  const back: Paint = { ...paint, body: mix(body, shade, 0.35), lit: mix(lit, shade, 0.2) }
  const drum = (dx: number, w: number, h: number): string =>
    path(merlons(dx - w / 2 - 4, -h, w + 8, 13), body) +
    rect(dx - w / 2, -h, w, h, body) +
    rect(dx + w * 0.1, -h, w * 0.4, h, shade) +
    rect(dx - w / 2 - 4, -h, w + 8, 6, lit) +
    path(pointedArch(dx - w * 0.14, -h * 0.5, 13, 42), gap) +
    path(pointedArch(dx + w * 0.22, -h * 0.5, 13, 42), gap)
  const gate =
    path(merlons(-116, -176, 232, 14), body) +
    rect(-112, -176, 224, 176, body) +
    rect(40, -176, 72, 176, shade) +
    rect(-116, -176, 232, 7, lit) +
    path(
      range(4, (index) => pointedArch(-72 + index * 48, -112, 17, 40)),
      gap,
    ) +
    path('M-84 0V-28Q-84 -84 0 -84Q84 -84 84 -28V0Z', lit) +
    path('M-72 0V-24Q-72 -72 0 -72Q72 -72 72 -24V0Z', dark) +
    stroke(`${range(9, (index) => d`M${-64 + index * 16} -62V0`)}M-72 -44H72M-72 -22H72`, mix(shade, lit, 0.3), 3)
  return at(
    x,
    base,
    group([
      curtain(pen, -560, 0, 1120, 152, back),
      drum(-430, 96, 208),
      drum(-236, 84, 190),
      drum(250, 90, 204),
      drum(452, 104, 218),
      curtain(pen, -600, 0, 1200, 92, paint),
      gate,
      drum(-598, 110, 168),
      drum(598, 110, 168),
    ]),
    scale,
  )
}

/** A yeoman warder in state dress with his partisan, 100 high on the origin. */
export function yeoman(pen: Pen, x: number, base: number, height: number): string {
  const { palette } = pen
  const { ink } = palette
  const red = floodlit(palette, '#c62a33')
  const gold = gilt(palette)
  const skin = mix(floodlit(palette, '#e0936e'), ink, 0.05)
  return at(
    x,
    base,
    group([
      path('M24 3L26 -128L29 -128L28 3Z', ink) + path('M27 -150L20 -126L27 -118L34 -126Z', palette.stone[0]),
      path('M-9 -30H-1V0H-13L-9 -5ZM1 -30H9V-5L13 0H1Z', red),
      path('M-15 -2H-1V2H-16ZM1 -2H15V2H1Z', ink),
      path(
        'M-12 -78Q-20 -76 -21 -66L-22 -50L-17 -48L-13 -60L-12 -50L-19 -24Q0 -18 19 -24L12 -50L13 -60L20 -48L28 -64L25 -67L20 -60L19 -70Q18 -76 12 -78Z',
        red,
      ),
      path('M3 -79L12 -78Q18 -76 19 -70L20 -60L13 -60L12 -50L19 -24Q10 -21 4 -20Z', mix(red, ink, 0.35)),
      path('M-13 -52H13V-47H-13ZM-18 -28Q0 -22 18 -28L19 -24Q0 -18 -19 -24ZM-8 -76H-5V-52H-8ZM5 -76H8V-52H5Z', gold),
      disc(0, -64, 5, gold),
      disc(0, -89, 8, skin),
      path('M-11 -79Q0 -74 11 -79Q12 -83 6 -83H-6Q-12 -83 -11 -79Z', mix(palette.stone[0], '#ffffff', 0.5)),
      path('M-13 -95Q0 -92 13 -95V-98Q9 -99 9 -102V-108Q0 -112 -9 -108V-102Q-9 -99 -13 -98Z', ink),
      path('M-9 -101H9V-98H-9Z', red),
    ]),
    height / 100,
  )
}

/** A raven that stands and looks to the right (`flip` −1: to the left), 100 high on the origin. */
export function raven(x: number, base: number, height: number, fill: string, flip: 1 | -1 = 1): string {
  return at(
    x,
    base,
    path(
      'M-10 -22L-14 0H-8L-3 -20H3L1 0H7L10 -22Q34 -36 36 -64Q37 -76 32 -80Q44 -82 56 -76L62 -80Q46 -96 30 -98Q12 -100 4 -82Q-4 -66 -24 -54Q-54 -34 -78 -6Q-44 -16 -26 -22Q-18 -19 -10 -22Z',
      fill,
    ),
    (height / 100) * flip,
    height / 100,
  )
}
