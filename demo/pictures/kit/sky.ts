import { lamplight, mix } from '../palette.ts'
import { linear, type Pen, radial } from '../pen.ts'
import { d, disc, path, poly, range, rect, stroke } from './shape.ts'

function stars(pen: Pen, horizon: number): string {
  const data = range(90, () => {
    const size = 1.2 + pen.random() ** 3 * 4.2
    const x = pen.random() * pen.width
    const y = pen.random() ** 1.4 * horizon * 0.92
    return d`M${x} ${y - size}l${size * 0.28} ${size * 0.72}l${size * 0.72} ${size * 0.28}l${-size * 0.72} ${size * 0.28}l${-size * 0.28} ${size * 0.72}l${-size * 0.28} ${-size * 0.72}l${-size * 0.72} ${-size * 0.28}l${size * 0.72} ${-size * 0.28}z`
  })
  return path(data, pen.palette.sun, 'opacity=".85"')
}

/** The sky from the top edge to the horizon (and under it, so that haze has a ground); stars at night. */
export function sky(pen: Pen, horizon: number): string {
  const [top, middle, low] = pen.palette.sky
  const paint = linear(pen, 0, horizon, [
    [0, top],
    [0.52, middle],
    [1, low],
  ])
  return rect(0, 0, pen.width, pen.height, paint) + (pen.palette.light === 'night' ? stars(pen, horizon) : '')
}

/** Sun or moon with its halo: concentric rings as a poster prints them, and a soft glow around. */
export function orb(pen: Pen, x: number, y: number, radius: number): string {
  const { sun, glow, light, sky: colours } = pen.palette
  const reach = radius * (light === 'night' ? 5 : 6.5)
  const soft = radial(pen, x, y, reach, [
    [0, glow, 0.95],
    [0.25, glow, 0.5],
    [0.6, glow, 0.14],
    [1, glow, 0],
  ])
  const rings = [3.1, 2.3, 1.6].map((factor) =>
    disc(x, y, radius * factor, glow, `opacity="${light === 'night' ? 0.1 : 0.2}"`),
  )
  const maria =
    light === 'night'
      ? [
          [-0.3, -0.25, 0.24],
          [0.28, 0.1, 0.17],
          [-0.12, 0.38, 0.14],
        ]
          .map(([dx = 0, dy = 0, r = 0]) =>
            disc(x + dx * radius, y + dy * radius, r * radius, mix(sun, colours[1], 0.16)),
          )
          .join('')
      : ''
  return disc(x, y, reach, soft) + rings.join('') + disc(x, y, radius, sun) + maria
}

/** Broad rays fanning out from a light. */
export function rays(pen: Pen, x: number, y: number, length: number, count = 18, strength = 0.28): string {
  const power = pen.palette.light === 'night' ? strength * 0.45 : strength
  const paint = radial(pen, x, y, length, [
    [0, pen.palette.glow, power],
    [1, pen.palette.glow, 0],
  ])
  const data = range(count, (index) => {
    const angle = (index / count) * Math.PI * 2
    const half = (Math.PI / count) * 0.5
    const [ax, ay] = [x + Math.cos(angle - half) * length, y + Math.sin(angle - half) * length]
    const [bx, by] = [x + Math.cos(angle + half) * length, y + Math.sin(angle + half) * length]
    return d`M${x} ${y}L${ax} ${ay}L${bx} ${by}Z`
  })
  return path(data, paint)
}

/** One long cloud of stacked rounded bars, lit on its upper edge. */
function cloud(pen: Pen, x: number, y: number, width: number, colour: string): string {
  const bar = width * 0.06
  const rows: readonly (readonly [number, number])[] = [
    [-0.08, 0.38],
    [-0.3, 0.72],
    [-0.5, 1],
    [-0.22, 0.5],
  ]
  const data = rows
    .map(([start, length], row) => {
      const left = x + (start + (pen.random() - 0.5) * 0.12) * width
      const span = length * width
      return d`M${left} ${y + row * bar}h${span}a${bar / 2} ${bar / 2} 0 0 1 0 ${bar}h${-span}a${bar / 2} ${bar / 2} 0 0 1 0 ${-bar}z`
    })
    .join('')
  return path(data, colour)
}

/** Streaks of cloud between two heights. */
export function clouds(pen: Pen, from: number, to: number, count = 5, opacity = 0.5): string {
  const { sky: colours, glow, light } = pen.palette
  const colour =
    light === 'night' ? mix(colours[1], colours[2], 0.5) : light === 'day' ? '#ffffff' : mix(colours[2], glow, 0.5)
  const drawn = range(count, (index) => {
    const x = ((index + 0.2 + pen.random() * 0.7) / count) * pen.width
    const y = from + pen.random() * (to - from)
    return cloud(pen, x, y, 200 + pen.random() * 260, colour)
  })
  return `<g opacity="${opacity}">${drawn}</g>`
}

/** Bars of cloud across the sky, longest near the horizon: a calm poster sky. */
export function strata(pen: Pen, from: number, to: number, count = 6, opacity = 0.3): string {
  const colour = pen.palette.light === 'day' ? '#ffffff' : pen.palette.glow
  const data = range(count, (index) => {
    const y = from + (index / count) * (to - from) + pen.random() * 16
    const width = 300 + pen.random() * 700
    const x = pen.random() * (pen.width + 200) - 200 - width * 0.2
    const h = 5 + pen.random() * 9
    return d`M${x} ${y}q${width / 2} ${-h * 2} ${width} 0q${-width / 2} ${h} ${-width} 0z`
  })
  return path(data, colour, `opacity="${opacity}"`)
}

/** A loose flight of birds. */
export function birds(pen: Pen, x: number, y: number, count = 6, size = 16): string {
  const data = range(count, () => {
    const [bx, by, s] = [
      x + (pen.random() - 0.5) * size * 12,
      y + (pen.random() - 0.5) * size * 6,
      size * (0.6 + pen.random() * 0.6),
    ]
    return d`M${bx - s} ${by - s * 0.3}q${s * 0.6} ${-s * 0.4} ${s} ${s * 0.3}q${s * 0.4} ${-s * 0.7} ${s} ${-s * 0.3}`
  })
  return stroke(data, pen.palette.ink, 2.4, 'stroke-linecap="round" opacity=".75"')
}

/** Mist that lies on a layer: strongest at `bottom`, gone `height` above it. */
export function mist(pen: Pen, bottom: number, height: number, strength = 0.8): string {
  const colour = mix(pen.palette.haze, pen.palette.sky[2], 0.5)
  const paint = linear(pen, bottom - height, bottom, [
    [0, colour, 0],
    [1, colour, strength],
  ])
  return rect(0, bottom - height, pen.width, height, paint)
}

/** A shaft of light that widens from a source to a floor. */
export function beam(
  pen: Pen,
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
  strength = 0.4,
  colour = pen.palette.glow,
): string {
  const paint = linear(pen, from[1], to[1], [
    [0, colour, strength],
    [1, colour, 0],
  ])
  const near = width * 0.12
  return poly(
    [
      [from[0] - near, from[1]],
      [from[0] + near, from[1]],
      [to[0] + width / 2, to[1]],
      [to[0] - width / 2, to[1]],
    ],
    paint,
  )
}

/** How the sky around a light is treated. */
type Heaven = 'rays' | 'clouds' | 'strata' | 'plain'

/** Sky, light and weather in one: the light stands at (x, y). */
export function heavens(pen: Pen, horizon: number, x: number, y: number, radius: number, kind: Heaven): string {
  const weather: Record<Heaven, () => string> = {
    rays: () => clouds(pen, y * 0.4, y * 0.9, 4, 0.4),
    clouds: () => clouds(pen, 170, horizon * 0.55, 6, 0.5),
    strata: () => strata(pen, 180, horizon * 0.8, 9, 0.4),
    plain: () => '',
  }
  return (
    sky(pen, horizon) +
    (kind === 'rays' ? rays(pen, x, y, pen.width * 0.66, 20, 0.3) : '') +
    orb(pen, x, y, radius) +
    weather[kind]()
  )
}

/** A soft pool of lamplight. */
export function radialGlow(pen: Pen, x: number, y: number, radius: number, colour = lamplight(pen.palette)): string {
  return disc(
    x,
    y,
    radius,
    radial(pen, x, y, radius, [
      [0, colour, 0.75],
      [0.5, colour, 0.28],
      [1, colour, 0],
    ]),
  )
}
