import { colonnade, dome, pediment } from '../kit/architecture.ts'
import { at, box, d, disc, group, path, range, rect, roundArch } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Paint } from './paint.ts'

/** One storey of the amphitheatre: arches narrow towards its round ends. */
function arches(from: number, to: number, base: number, height: number, count: number): string {
  return range(count, (index) => {
    const angle = ((index + 0.5) / count - 0.5) * Math.PI * 0.94
    const centre = (from + to) / 2 + (Math.sin(angle) * (to - from)) / 2
    const width = Math.max(5, ((to - from) / count) * 0.86 * Math.cos(angle))
    const drop = (1 - Math.cos(angle)) * -height * 0.12
    return roundArch(centre, base + drop, width, height)
  })
}

/** The Colosseum, 1040 units wide and 430 high on the origin: the tall outer wall stands left, the broken step and the lower inner ring right. */
export function colosseum(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const dark = mix(shade, pen.palette.ink, 0.55)
  const outer = d`M-520 -20Q-500 0 0 14Q150 12 190 6L176 -90L196 -150L160 -214L172 -290L120 -330L128 -420Q-60 -436 -300 -418Q-470 -400 -520 -380Z`
  const inner = d`M100 10Q480 6 520 -20V-244Q440 -276 300 -284L240 -300L100 -300Z`
  const inside = d`M90 -280V-352Q260 -356 380 -318L400 -296L440 -300Q470 -280 505 -250V-230Z`
  const rows = (from: number, to: number, levels: readonly number[], count: number): string =>
    levels.map((level) => arches(from, to, level, 78, count)).join('')
  const courses = [-112, -214, -318]
    .map((y) => d`M-520 ${y + 12}Q-480 ${y} -300 ${y - 2}H130V${y + 9}H-300Q-480 ${y + 11} -520 ${y + 24}Z`)
    .join('')
  const attic = range(9, (index) => box(-470 + index * 62, -378 - Math.sin((index / 8) * Math.PI) * 8, 17, 26))
  const lower = [-108, -206]
    .map((y) => d`M110 ${y}H330Q480 ${y + 4} 520 ${y + 14}V${y + 24}Q480 ${y + 13} 330 ${y + 10}H110Z`)
    .join('')
  return at(
    x,
    base,
    group([
      path(inside, mix(shade, dark, 0.35)),
      path(
        range(8, (index) => roundArch(206 + index * 31, -272 + index * 5, 17, 38)),
        dark,
      ),
      path(inner, mix(body, shade, 0.65)),
      path(rows(150, 512, [-16, -120], 9), gap),
      path(lower, body),
      path(outer, body),
      path(d`M-520 -20Q-500 0 -420 8V-408Q-480 -398 -520 -380Z`, lit, 'opacity=".8"'),
      path(
        d`M40 13Q150 12 190 6L176 -90L196 -150L160 -214L172 -290L120 -330L128 -420Q90 -428 40 -430Z`,
        shade,
        'opacity=".55"',
      ),
      path(rows(-516, 172, [-16, -120, -222], 13), gap),
      path(rows(-516, 172, [-16, -120, -222], 13), dark, 'opacity=".16"'),
      path(courses, lit),
      path(attic, dark),
    ]),
    scale,
  )
}

/** St Peter's: façade with giant columns under the ribbed dome; 760 wide, 640 high on the origin. */
export function stPeters(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const { lit, body, shade, gap } = paint
  const dark = mix(shade, pen.palette.ink, 0.45)
  const drum =
    rect(-132, -350, 264, 110, body) +
    rect(50, -350, 82, 110, shade) +
    path(
      range(7, (index) => roundArch(-111 + index * 37, -256, 17, 66)),
      gap,
    ) +
    colonnade(-142, -246, 284, 96, 8, lit, shade) +
    path(box(-150, -362, 300, 18) + box(-146, -250, 292, 12), lit)
  const small = (dx: number): string =>
    rect(dx - 46, -270, 92, 60, body) +
    path(
      range(4, (index) => roundArch(dx - 33 + index * 22, -212, 12, 42)),
      gap,
    ) +
    dome(pen, dx, -268, 46, 58, lit, shade, 2)
  const front =
    rect(-380, -220, 760, 220, body) +
    rect(180, -220, 200, 220, shade, 'opacity=".55"') +
    path(
      range(9, (index) => box(-356 + index * 82, -204, 52, 22)),
      dark,
      'opacity=".5"',
    )
  const doors =
    path(
      range(9, (index) =>
        index % 2 === 0 ? box(-346 + index * 82, -92, 34, 92) : roundArch(-329 + index * 82, 0, 42, 96),
      ),
      dark,
    ) +
    path(
      range(9, (index) => box(-342 + index * 82, -150, 26, 40)),
      gap,
    )
  const saints = path(
    range(13, (index) => d`M${-366 + index * 61} -244l-6 -22a6 7 0 1 1 12 0l-4 22z`),
    lit,
  )
  return at(
    x,
    base,
    group([
      small(-236),
      small(236),
      drum,
      dome(pen, 0, -360, 138, 176, lit, shade, 7),
      front,
      doors,
      colonnade(-390, -6, 780, 170, 10, lit, shade),
      path(box(-394, -186, 788, 14) + box(-390, -244, 780, 14) + box(-400, -8, 800, 10), lit),
      pediment(-140, -186, 280, 46, lit, body),
      saints,
    ]),
    scale,
  )
}

/** A bell tower of brick with open storeys. */
export function campanile(x: number, base: number, width: number, height: number, paint: Paint): string {
  const openings = range(4, (index) => {
    const y = base - height * (0.42 + index * 0.15)
    return (
      roundArch(x - width * 0.2, y, width * 0.22, height * 0.1) +
      roundArch(x + width * 0.2, y, width * 0.22, height * 0.1)
    )
  })
  return (
    rect(x - width / 2, base - height, width, height, paint.body) +
    rect(x + width * 0.12, base - height, width * 0.38, height, paint.shade) +
    path(openings, paint.gap) +
    path(
      range(5, (index) => box(x - width * 0.58, base - height * (0.4 + index * 0.15), width * 1.16, 5)),
      paint.lit,
    ) +
    path(
      d`M${x - width * 0.62} ${base - height}L${x} ${base - height - width * 0.7}L${x + width * 0.62} ${base - height}Z`,
      paint.shade,
    ) +
    disc(x, base - height - width * 0.78, 4, paint.lit)
  )
}
