import { arcade, colonnade } from '../kit/architecture.ts'
import { at, box, d, disc, group, path, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Paint } from './paint.ts'
import { evening, windowColumns } from './skyscrapers.ts'

/** The apartment house with two temple-topped towers on the park's west side; 520 wide, 660 high on the origin. */
export function twinTowers(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const block = (left: number, w: number, low: number, high: number): string =>
    rect(left, -high, w, high - low + 1, body) +
    rect(left + w * 0.64, -high, w * 0.36, high - low + 1, shade) +
    rect(left, -high, 5, high - low, lit) +
    rect(left - 5, -high - 4, w + 10, 8, lit) +
    windowColumns(pen, left + 8, -high + 4, w - 16, high - low - 8, paint, 20)
  const temple = (cx: number): string =>
    rect(cx - 40, -548, 80, 40, body) +
    rect(cx + 12, -548, 28, 40, shade) +
    path(
      range(5, (index) => box(cx - 30 + index * 14, -592, 7, 44)),
      lit,
    ) +
    rect(cx - 24, -592, 48, 44, mix(shade, gap, 0.4), 'opacity=".8"') +
    path(
      range(5, (index) => box(cx - 31 + index * 14, -592, 7, 44)),
      lit,
    ) +
    rect(cx - 42, -552, 84, 7, lit) +
    path(d`M${cx - 40} -592H${cx + 40}Q${cx + 30} -616 ${cx} -618Q${cx - 30} -616 ${cx - 40} -592Z`, lit) +
    path(d`M${cx - 7} -616V-640H${cx + 7}V-616ZM${cx - 2} -640V-672H${cx + 2}V-640Z`, body)
  return at(
    x,
    base,
    group([
      temple(-128) + temple(128),
      block(-182, 108, 300, 512) + block(74, 108, 300, 512),
      block(-240, 480, 0, 306),
    ]),
    scale,
  )
}

/** The great art museum on the avenue: three tall arches between paired columns, wings, stairs; 1400 wide, 470 high on the origin. */
export function avenueMuseum(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const deep = mix(shade, pen.palette.ink, 0.35)
  const pair = (cx: number): string =>
    rect(cx - 50, -40, 100, 40, body) +
    colonnade(cx - 46, -40, 92, 264, 2, lit, shade) +
    rect(cx - 52, -318, 104, 16, lit) +
    rect(cx - 40, -430, 80, 62, body) +
    path(d`M${cx - 40} -430L${cx} -456L${cx + 40} -430Z`, lit)
  const arch = (cx: number): string =>
    path(roundArch(cx, 0, 168, 272), lit) +
    path(roundArch(cx, 0, 138, 252), deep) +
    path(roundArch(cx, 0, 138, 252), gap, d`opacity="${evening(pen) ? 0.9 : 0.25}"`) +
    stroke(d`M${cx} -246V-110M${cx - 66} -170H${cx + 66}M${cx - 40} -110V-232M${cx + 40} -110V-232`, deep, 5) +
    rect(cx - 70, -112, 140, 10, lit) +
    path(d`M${cx - 34} 0V-90H${cx + 34}V0Z`, mix(deep, pen.palette.ink, 0.4)) +
    path(d`M${cx - 14} -252h28l8 -34h-44z`, body)
  const wing = (left: number, w: number): string =>
    rect(left, -250, w, 250, body) +
    rect(left, -60, w, 60, shade, 'opacity=".5"') +
    arcade(left + 10, -70, w - 20, 130, 4, deep, 'round', 0.34) +
    (evening(pen) ? arcade(left + 10, -70, w - 20, 130, 4, gap, 'round', 0.3) : '') +
    colonnade(left, -60, w, 170, 5, lit, shade) +
    rect(left - 6, -266, w + 12, 20, lit) +
    rect(left, -286, w, 20, body)
  return at(
    x,
    base,
    group([
      wing(-700, 300),
      wing(400, 300),
      rect(-400, -320, 800, 320, body),
      arch(-196) + arch(0) + arch(196),
      [-297, -98, 98, 297].map(pair).join(''),
      rect(-400, -340, 800, 26, lit),
      rect(-396, -372, 792, 34, body) + rect(-410, -380, 820, 12, lit),
      [-297, -98, 98, 297].map((cx) => rect(cx - 40, -430, 80, 52, body) + rect(cx + 10, -430, 30, 52, shade)).join(''),
      [-196, 0, 196].map((cx) => disc(cx, -358, 11, shade)).join(''),
      rect(330, -372, 66, 372, shade, 'opacity=".35"'),
    ]),
    scale,
  )
}
