import { arcade, solid, windowGrid } from '../kit/architecture.ts'
import { figure } from '../kit/people.ts'
import { at, box, d, disc, group, type Point, path, poly, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Paint } from './paint.ts'
/** The triumphal arch, 450 units wide and 500 high on the origin. */
export function triumphalArch(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const dark = mix(shade, pen.palette.ink, 0.4)
  const mass = d`M-225 0V-430H225V0H75V-215A75 75 0 0 0 -75 -215V0Z`
  const vault = d`M-75 0V-215A75 75 0 0 1 75 -215V0H52V-205A52 58 0 0 0 -48 -205V0Z`
  const reliefs = [-150, 150]
    .map(
      (rx) =>
        rect(rx - 48, -206, 96, 150, dark, 'opacity=".4"') +
        rect(rx - 48, -84, 96, 28, body) +
        figure(rx - 22, -84, 92, lit, 'stand') +
        figure(rx + 24, -84, 88, lit, 'dress') +
        figure(rx, -92, 106, lit, 'arms') +
        rect(rx - 56, -320, 112, 62, dark, 'opacity=".4"') +
        rect(rx - 50, -314, 100, 50, body),
    )
    .join('')
  return at(
    x,
    base,
    group([
      path(mass, body),
      rect(75, -430, 150, 430, shade, 'opacity=".5"'),
      path(vault, dark),
      rect(-250, -500, 500, 80, body),
      rect(90, -500, 160, 80, shade, 'opacity=".5"'),
      path(
        box(-256, -506, 512, 12) +
          box(-244, -428, 488, 16) +
          box(-236, -356, 472, 9) +
          box(-232, -222, 152, 10) +
          box(80, -222, 152, 10),
        lit,
      ),
      path(
        range(22, (index) => knob(-232 + index * 22, -464)),
        dark,
        'opacity=".7"',
      ),
      path(
        range(40, (index) => box(-230 + index * 11.6, -410, 5, 46)),
        dark,
        'opacity=".4"',
      ),
      reliefs,
      path(box(-236, -28, 168, 28) + box(68, -28, 168, 28), lit),
      disc(0, -236, 6, gap),
    ]),
    scale,
  )
}

const knob = (x: number, y: number): string => d`M${x - 6} ${y}a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z`

/** Twin-winged palace with steep pavilion roofs, 1300 wide and 260 high on the origin. */
export function palace(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const { roof } = pen.palette
  const wing =
    rect(-650, -150, 1300, 150, body) +
    arcade(-640, 0, 1280, 62, 40, mix(shade, pen.palette.ink, 0.3)) +
    windowGrid(-640, -136, 1280, 62, 40, 1, gap) +
    path(box(-656, -154, 1312, 9) + box(-656, -72, 1312, 6), lit) +
    path(
      range(66, (index) => box(-648 + index * 19.8, -164, 9, 12)),
      lit,
    )
  const pavilion = (px: number, w: number, h: number): string =>
    solid(
      px,
      [
        [w / 2 - 10, -h - w * 0.55],
        [w / 2 + 4, -h],
      ],
      roof,
      mix(roof, pen.palette.ink, 0.3),
    ) +
    rect(px - w / 2, -h, w, h, lit) +
    rect(px + w * 0.2, -h, w * 0.3, h, shade, 'opacity=".6"') +
    path(roundArch(px, 0, w * 0.34, 74) + roundArch(px, -98, w * 0.3, 62), gap) +
    windowGrid(px - w / 2, -h + 6, w, h * 0.7, 4, 2, gap) +
    path(box(px - w / 2 - 6, -h - 4, w + 12, 9), shade)
  return at(
    x,
    base,
    group([
      wing,
      pavilion(-600, 110, 186),
      pavilion(-330, 100, 180),
      pavilion(330, 100, 180),
      pavilion(600, 110, 186),
      pavilion(0, 150, 214),
    ]),
    scale,
  )
}

/** A glass pyramid on (x, base): facets, ribs and the light inside. */
export function glassPyramid(pen: Pen, x: number, base: number, half: number, height: number): string {
  const { sky, window, light, ink, sun } = pen.palette
  const glowing = light === 'night' || light === 'dusk'
  const [bright, dim] = glowing
    ? [mix(window, '#ffffff', 0.25), mix(window, sky[1], 0.45)]
    : [mix(sky[2], '#ffffff', 0.35), mix(sky[0], sky[1], 0.5)]
  const ridge = x + half * 0.22
  const left: Point[] = [
    [x - half, base],
    [x, base - height],
    [ridge, base],
  ]
  const right: Point[] = [
    [ridge, base],
    [x, base - height],
    [x + half, base],
  ]
  const ribs = (from: number, to: number, rows: number): string =>
    range(rows - 1, (index) => {
      const t = (index + 1) / rows
      const foot = from + (to - from) * t
      const [rightX, leftX] = [x + (to - x) * t, from + (x - from) * t]
      return d`M${foot} ${base}L${rightX} ${base - height * (1 - t)}M${foot} ${base}L${leftX} ${base - height * t}`
    })
  const edge = glowing ? mix(ink, window, 0.35) : mix(ink, sky[0], 0.4)
  return (
    poly(left, bright) +
    poly(right, dim) +
    poly(
      [
        [x - half * 0.5, base - height * 0.5],
        [x, base - height],
        [x + half * 0.06, base - height * 0.5],
      ],
      sun,
      'opacity=".35"',
    ) +
    stroke(ribs(x - half, ridge, 11), edge, 1.6, 'opacity=".65"') +
    stroke(ribs(ridge, x + half, 8), edge, 1.6, 'opacity=".65"') +
    stroke(
      d`M${x - half} ${base}L${x} ${base - height}L${x + half} ${base}M${x} ${base - height}L${ridge} ${base}`,
      edge,
      3.5,
      'stroke-linejoin="round"',
    )
  )
}

/** The quay wall of a shore at `y`, with its coping and joints. */
export function quay(y: number, width: number, height: number, wall: string, edge: string): string {
  return (
    rect(0, y - height, width, height, wall) +
    rect(0, y - height, width, 5, edge) +
    path(
      range(26, (index) => box(index * (width / 26) + 10, y - height + 12, 2, height - 12)),
      edge,
      'opacity=".35"',
    )
  )
}
