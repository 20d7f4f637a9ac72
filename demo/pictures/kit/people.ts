import type { Pen } from '../pen.ts'
import { at, d, disc, group, path, range, stroke } from './shape.ts'

/** What a figure does. All are 100 units high and stand on the origin. */
type Pose = 'stand' | 'walk' | 'dress' | 'point' | 'umbrella' | 'arms' | 'sit'

/** The parts of figures, 100 high. Their outlines run counter-clockwise, so that no hole opens where two overlap. */
const trousers = 'M-11 -42L-9 -4L-12 0H-2L-1 -32H1L2 0H12L9 -4L11 -42Z'
const stride = 'M-11 -44L-8 -24L-17 -3L-22 -1L-20 3L-12 2L0 -24L2 -34L9 -19L12 0H22L20 -4L16 -5L13 -23L10 -44Z'
const coat =
  'M-3 -87L-4 -84Q-14 -82 -15 -73L-17 -56Q-17 -48 -12 -43L-12 -36H12L12 -43Q17 -48 17 -56L15 -73Q14 -82 4 -84L3 -87Z'
const walker = 'M0 -87Q-10 -84 -10 -75L-17 -54L-14 -51L-10 -56L-12 -38H11L10 -58L15 -51L18 -54L11 -76Q10 -84 6 -87Z'
const frock =
  'M-2.5 -86L-3 -83Q-11 -81 -12 -74L-14 -57Q-14 -52 -9 -52L-17 -20Q0 -15 17 -20L9 -52Q14 -52 14 -57L12 -74Q11 -81 3 -83L2.5 -86ZM-8 -20L-6 0H-2L-1 -19ZM1 -19L3 0H7L8 -20Z'
const gown = 'M-2.5 -87Q-9 -85 -10 -77L-6 -58Q-15 -30 -21 -3Q0 4 21 -3Q15 -30 6 -58L10 -77Q9 -85 2.5 -87Z'
const man = 'M-6.5 -94A6.5 7.5 0 1 0 6.5 -94A6.5 7.5 0 1 0 -6.5 -94Z'
const woman = 'M8 -84Q10 -102 0 -102Q-10 -102 -8 -84Q0 -81 8 -84Z'
const hat = 'M-11 -97Q0 -94 11 -97L11 -99L7 -99.5Q7 -107 0 -107Q-7 -107 -7 -99.5L-11 -99Z'

const bodies: Record<Pose, string> = {
  stand: `${trousers}${coat}${man}${hat}`,
  walk: `${stride}${walker}M-3.5 -93A6.5 7.5 0 1 0 9.5 -93A6.5 7.5 0 1 0 -3.5 -93Z`,
  dress: `${frock}${woman}`,
  point: `${trousers}${coat}${man}M13 -72Q28 -79 40 -94L37 -97Q22 -85 9 -83Z`,
  umbrella: `${stride}${walker}M-3.5 -93A6.5 7.5 0 1 0 9.5 -93A6.5 7.5 0 1 0 -3.5 -93ZM13 -62L20 -60V-111H18V-66ZM-24 -108Q-18 -138 19 -140Q56 -138 62 -108Q54 -113 48 -108Q40 -114 34 -108Q19 -115 4 -108Q-2 -114 -10 -108Q-16 -113 -24 -108Z`,
  arms: `${gown}${man}M-2 -89Q-19 -103 -20 -120Q-23 -124 -25 -119Q-27 -97 -9 -83ZM9 -83Q27 -97 25 -119Q23 -124 20 -120Q19 -103 2 -89ZM4 -101Q0 -108 -4 -101Z`,
  sit: 'M-9 -70Q-3 -76 4 -71L9 -42L25 -39Q30 -38 29 -33L27 -3L33 0H20L20 -28L-2 -25Q-12 -26 -12 -38ZM-8.5 -82A6.5 7.5 0 1 1 4.5 -82A6.5 7.5 0 1 1 -8.5 -82Z',
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
  return at(x, base, path(bodies[pose], fill), (height / 100) * flip, height / 100)
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
