import type { Pen } from '../pen.ts'
import { at, d, disc, group, path, range, stroke } from './shape.ts'

/** What a figure does. All are 100 units high and stand on the origin. */
export type Pose = 'stand' | 'walk' | 'dress' | 'point' | 'umbrella' | 'arms' | 'sit'

const legs = 'M-9 -48L-11 0h8L-1 -38L3 0h8L9 -48Z'
const stride = 'M-8 -48L-19 -2l8 2L0 -34L12 0l8 -3L8 -48Z'
const coat = 'M-11 -82Q0 -88 11 -82L13 -42H-13Z'
const skirt = 'M-9 -82Q0 -87 9 -82L7 -58Q15 -30 17 -12H-17Q-15 -30 -7 -58ZM-7 -14h5v14h-6zM3 -14h5l1 14h-6z'

const bodies: Record<Pose, string> = {
  stand: `${legs}${coat}M-12 -80l-5 36h6l3-28zM12 -80l5 36h-6l-3-28z`,
  walk: `${stride}${coat}M-11 -80l-9 32 6 2 8-26zM11 -80l9 30-6 3-8-26z`,
  dress: `${skirt}M-9 -80l-8 30h5l6-22zM9 -80l8 30h-5l-6-22z`,
  point: `${legs}${coat}M-12 -80l-5 36h6l3-28zM9 -82L38 -96l2 5L12 -70z`,
  umbrella: `${stride}${coat}M9 -80L24 -70V-118h2v54l-18 -4zM-12 -116Q25 -168 62 -116Q52 -122 44 -116Q34 -122 25 -116Q16 -122 7 -116Q-2 -122 -12 -116Z`,
  arms: `${skirt}M-8 -82L-34 -112l5 -4L-4 -84zM8 -82L34 -112l-5 -4L4 -84z`,
  sit: 'M-11 -72Q0 -78 11 -72L12 -34H22Q28 -34 28 -28V0h-8V-22H-12Z',
}

/** One person in silhouette with feet on (x, base). `flip` −1 turns them to the left. */
export function figure(
  x: number,
  base: number,
  height: number,
  fill: string,
  pose: Pose = 'stand',
  flip: 1 | -1 = 1,
): string {
  const head = pose === 'sit' ? disc(0, -82, 8, fill) : disc(0, -93, 7.5, fill)
  return at(x, base, path(bodies[pose], fill) + head, (height / 100) * flip, height / 100)
}

/** People standing and walking between two places, their feet a little apart in depth. */
export function crowd(
  pen: Pen,
  from: number,
  to: number,
  base: number,
  height: number,
  count: number,
  fill: string,
): string {
  const poses: readonly Pose[] = ['stand', 'walk', 'dress', 'walk', 'dress', 'point']
  return range(count, (index) => {
    const x = from + ((index + 0.15 + pen.random() * 0.7) / count) * (to - from)
    const pose = poses[Math.floor(pen.random() * poses.length)] ?? 'stand'
    return figure(
      x,
      base + pen.random() * height * 0.12,
      height * (0.92 + pen.random() * 0.14),
      fill,
      pose,
      pen.random() < 0.5 ? 1 : -1,
    )
  })
}

/** Two people side by side who look into the picture. */
export function couple(x: number, base: number, height: number, fill: string): string {
  return (
    figure(x - height * 0.13, base, height, fill, 'stand') +
    figure(x + height * 0.13, base, height * 0.93, fill, 'dress')
  )
}

/** Heads and shoulders of an audience: a dark wave along the foot of a picture. */
export function audience(pen: Pen, base: number, size: number, fill: string, from = 0, to = pen.width): string {
  const count = Math.round((to - from) / (size * 1.5))
  return path(
    range(count, (index) => {
      const x = from + (index + 0.5) * ((to - from) / count) + (pen.random() - 0.5) * size * 0.4
      const y = base + (pen.random() - 0.5) * size * 0.3
      const r = size * 0.36
      return d`M${x - r} ${y}a${r} ${r * 1.15} 0 1 1 ${r * 2} 0q0 ${r * 0.9} ${-r * 0.4} ${r * 1.1}q${r * 1.3} ${r * 0.3} ${r * 1.5} ${r * 1.9}V${y + size * 4}h${-r * 4.2}V${y + r * 3}q${r * 0.2} ${-r * 1.6} ${r * 1.5} ${-r * 1.9}q${-r * 0.4} ${-r * 0.2} ${-r * 0.4} ${-r * 1.1}z`
    }),
    fill,
  )
}

/** A person on a bicycle riding to the right, wheels on (x, base). */
export function cyclist(x: number, base: number, height: number, fill: string, accent: string): string {
  const wheel = (cx: number): string =>
    stroke(d`M${cx - 25} -26a25 25 0 1 1 50 0a25 25 0 1 1 -50 0z`, fill, 3.4) +
    stroke(d`M${cx - 25} -26h50M${cx} -51v50M${cx - 18} -44l36 36M${cx + 18} -44l-36 36`, fill, 0.8, 'opacity=".7"')
  const frame = stroke(
    'M-36 -26L-18 -60L22 -60L-4 -26ZM-4 -26L-20 -66M-28 -68h16M22 -60L36 -26M22 -60L18 -74h12',
    fill,
    3.6,
    'stroke-linejoin="round" stroke-linecap="round"',
  )
  const rider =
    path(
      'M-26 -70Q-30 -84 -22 -92L-2 -120Q4 -128 14 -122Q18 -116 12 -108L-4 -84L12 -66Q14 -62 12 -58L2 -28h-10L0 -58L-16 -66Z',
      fill,
    ) +
    path('M6 -118L32 -76l-6 3L-2 -108Z', fill) +
    disc(16, -134, 9.5, fill)
  const scarf = path('M2 -124Q-18 -128 -34 -118Q-20 -116 -4 -116Z', accent)
  return at(x, base, group([wheel(-36), wheel(36), frame, rider, scarf]), height / 145)
}
