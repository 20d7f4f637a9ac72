import { windowGrid } from '../kit/architecture.ts'
import { at, box, d, group, mirrored, path, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { gilt, mix } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Paint } from './paint.ts'

/**
 * The end of the Court of the Pinecone: a niche as high as the house, half a dome over it, and before it the bronze cone on its
 * capital between two peacocks, with stairs to both sides; 1160 wide, 660 high on the origin.
 */
export function pineconeCourt(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const dark = mix(shade, pen.palette.ink, 0.42)
  return at(
    x,
    base,
    group([
      // The gallery that looks out over the niche.
      rect(-236, -640, 472, 90, body),
      path(
        range(11, (index) => roundArch(-205 + index * 41, -556, 26, 56)),
        gap,
      ),
      path(box(-246, -650, 492, 14) + box(-240, -556, 480, 8), lit),
      mirrored(0, wing(paint, dark)),
      rect(-230, -560, 460, 560, body),
      niche(pen, paint, dark),
      path('M-210 0V-350A210 210 0 0 1 210 -350V0H186V-350A186 186 0 0 0 -186 -350V0Z', lit),
      stairs(paint),
      cone(pen),
    ]),
    scale,
  )
}

/** A wing of the palace: pilasters in pairs, blind arches below and windows with gables above. */
function wing({ lit, body, shade, gap }: Paint, dark: string): string {
  const bays = [-530, -430, -330]
  return (
    rect(-580, -470, 350, 470, mix(body, shade, 0.12)) +
    path(bays.map((left) => roundArch(left + 50, -30, 62, 150)).join(''), shade, 'opacity=".5"') +
    path(bays.map((left) => roundArch(left + 50, -30, 34, 104)).join(''), dark) +
    path(bays.map((left) => box(left + 26, -372, 48, 96)).join(''), lit) +
    path(bays.map((left) => box(left + 33, -366, 34, 90)).join(''), gap) +
    path(bays.map((left) => d`M${left + 18} -374L${left + 50} -400L${left + 82} -374Z`).join(''), lit) +
    path([...bays, -230].map((left) => box(left - 13, -446, 10, 206) + box(left + 3, -446, 10, 206)).join(''), lit) +
    windowGrid(-570, -236, 330, 34, 9, 1, dark, 'opacity=".35"') +
    path(box(-590, -480, 362, 18) + box(-586, -244, 356, 12) + box(-586, -30, 356, 12), lit) +
    path(range(16, (index) => box(-576 + index * 22, -500, 7, 20)) + box(-588, -506, 360, 7), lit)
  )
}

/** The hollow of the niche, rounded by its shadow, and the coffers of its half dome. */
function niche(pen: Pen, { lit, body, shade }: Paint, dark: string): string {
  const hollow = linear(
    pen,
    -190,
    190,
    [
      [0, dark],
      [0.35, mix(body, shade, 0.6)],
      [0.7, mix(lit, body, 0.5)],
      [1, shade],
    ],
    true,
  )
  const ribs = range(9, (index) => {
    const angle = (Math.PI * (index + 1)) / 10
    return d`M0 -350L${Math.cos(angle) * 186} ${-350 - Math.sin(angle) * 186}`
  })
  const rings = [62, 104, 146].map((r) => d`M${-r} -350A${r} ${r} 0 0 1 ${r} -350`).join('')
  return (
    path('M-188 0V-350A188 188 0 0 1 188 -350V0Z', hollow) +
    stroke(ribs + rings, mix(shade, dark, 0.5), 4, 'opacity=".7"') +
    path('M-46 -350A46 46 0 0 1 46 -350Z', lit, 'opacity=".8"') +
    path(box(-188, -358, 376, 12), lit) +
    path([-130, -66, 66, 130].map((cx) => roundArch(cx, -190, 34, 110)).join(''), dark, 'opacity=".45"') +
    path(box(-188, -180, 376, 8), lit, 'opacity=".8"')
  )
}

/** Two flights up to the terrace of the cone. */
function stairs({ lit, body, shade }: Paint): string {
  const steps = range(8, (index) => d`M${-262 + index * 19} ${-4 - index * 13}H-100`)
  return (
    rect(-110, -112, 220, 112, mix(body, shade, 0.2)) +
    mirrored(
      0,
      path('M-110 -112V0H-276Z', mix(body, shade, 0.35)) +
        stroke(steps, lit, 3) +
        stroke('M-284 -26L-112 -144', lit, 10),
    ) +
    path(box(-120, -122, 240, 12), lit) +
    path(roundArch(0, 0, 60, 70), shade)
  )
}

/** The bronze cone, four metres high, its scales in rows, on a carved capital; a peacock at each side. */
function cone({ palette }: Pen): string {
  const bronze =
    palette.light === 'night' ? '#8fb08c' : mix('#5d8a78', palette.ink, palette.light === 'dusk' ? 0.2 : 0.05)
  const bright = mix(bronze, gilt(palette), 0.55)
  const outline =
    'M0 -366C34 -340 66 -296 66 -240C66 -206 44 -186 0 -184C-44 -186 -66 -206 -66 -240C-66 -296 -34 -340 0 -366Z'
  const half = (y: number): number =>
    y < -262 ? 66 * Math.sqrt(Math.max(0, 1 - ((-262 - y) / 104) ** 1.7)) : y < -230 ? 66 : 66 - (y + 230) * 0.7
  const scales = range(9, (row) => {
    const y = -346 + row * 19
    const width = half(y)
    const count = Math.max(2, Math.round(width / 11))
    const step = (width * 2) / count
    return range(count, (index) => d`M${-width + index * step} ${y}q${step / 2} 16 ${step} 0`)
  })
  const peacock =
    'M-150 -126Q-132 -150 -134 -172Q-136 -196 -122 -200Q-108 -200 -110 -184L-100 -180L-111 -176Q-108 -152 -126 -138Q-146 -128 -196 -124Z'
  return (
    path('M-50 -122L-42 -138H42L50 -122ZM-42 -138L-58 -172H58L42 -138ZM-66 -186H66V-172H-66Z', palette.stone[0]) +
    stroke('M-30 -140Q-40 -160 -52 -168M0 -140V-170M30 -140Q40 -160 52 -168', palette.stone[2], 4) +
    path(outline, bronze) +
    path(
      'M0 -366C34 -340 66 -296 66 -240C66 -206 44 -186 0 -184C30 -210 34 -300 0 -366Z',
      mix(bronze, palette.ink, 0.4),
      'opacity=".6"',
    ) +
    stroke(scales, bright, 3.4) +
    mirrored(0, path(peacock, mix(bronze, gilt(palette), 0.3)) + rect(-156, -128, 46, 10, palette.stone[0]))
  )
}
