import { at, circle, d, disc, path, range, rect, stroke } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Show } from '../show.ts'

const saffron = '#f08a1d'
const plum = '#3b1746'
const ice = '#cfe4ef'

export const saffronAndSnow: Show = {
  slug: 'saffron-and-snow',
  lines: ['SAFFRON', 'AND SNOW'],
  letters: { weight: 0.08, width: 1.16, waist: 0.4 },
  ink: '#3b1746',
  titleAt: 'head',
  light: 'day',
  mood: 'gold',
  colours: { sky: ['#fdf6ea', '#fbe6cc', '#fdf6ea'], ink: plum, accent: saffron },
  backdrop: (pen) =>
    rect(
      0,
      0,
      pen.width,
      pen.height,
      linear(pen, 0, pen.height, [
        [0, '#fdf8ee'],
        [0.55, '#fbe3c4'],
        [1, '#f6c58d'],
      ]),
    ) +
    peaks(pen) +
    path(
      range(110, () =>
        circle(pen.width * (0.45 + pen.random() * 0.55), pen.random() * pen.height * 0.8, 2 + pen.random() * 7),
      ),
      '#ffffff',
    ) +
    path(
      range(90, () =>
        circle(pen.width * pen.random() * 0.55, pen.height * (0.4 + pen.random() * 0.5), 2 + pen.random() * 6),
      ),
      saffron,
      'opacity=".75"',
    ),
  emblem: () => {
    /** A ribbon of cloth: a crescent between two arcs. */
    const veil = (turn: number, colours: readonly [string, string, string]): string =>
      `<g transform="rotate(${turn})">${path(
        'M-440 20C-440 -260 -210 -450 40 -440C240 -430 380 -320 430 -170C330 -290 190 -350 40 -340C-160 -330 -320 -190 -336 20C-340 90 -300 150 -250 190C-370 180 -440 110 -440 20Z',
        colours[0],
      )}${path(
        'M-440 20C-440 -260 -210 -450 40 -440C-150 -400 -300 -250 -330 -60C-340 40 -320 120 -250 190C-370 180 -440 110 -440 20Z',
        colours[1],
      )}${stroke(
        'M-384 40C-390 -180 -220 -380 40 -390C200 -390 330 -300 400 -200',
        colours[2],
        7,
        'stroke-linecap="round" opacity=".7"',
      )}</g>`
    const warm = veil(0, [saffron, '#c9571a', '#ffd27a'])
    const cold = veil(180, ['#ffffff', ice, '#8fb8d0'])
    return (
      disc(0, 0, 300, '#fffaf0', 'opacity=".75"') +
      cold +
      at(-74, 16, dancer('#5a1f3a', '#f6a43a'), -1.04) +
      at(78, -4, dancer('#2c3f63', '#f7fbff'), 1.02) +
      warm
    )
  },
}

/** A dancer on one leg, arms thrown up and back; 560 high around the origin. */
function dancer(body: string, dress: string): string {
  const limb = (data: string, width: number): string =>
    stroke(data, body, width, 'stroke-linecap="round" stroke-linejoin="round"')
  return (
    limb('M-8 90L-30 190L-6 288', 25) +
    limb('M-6 288L18 300', 15) +
    limb('M12 86C70 110 130 120 176 84L230 38', 22) +
    limb('M230 38L256 14', 12) +
    path('M-34 -84C-46 -20 -52 30 -96 130C-40 160 90 156 150 96C80 70 44 10 36 -84Z', dress) +
    path('M8 -84C20 0 40 70 150 96C118 128 70 146 24 150C44 70 10 0 -4 -84Z', mix(dress, body, 0.24)) +
    path('M-36 -84Q-40 -150 -14 -168H16Q40 -150 36 -84Q0 -70 -36 -84Z', dress) +
    limb('M-22 -150C-70 -180 -96 -230 -80 -290', 17) +
    limb('M20 -152C70 -176 96 -214 150 -226', 17) +
    limb('M0 -160L-6 -196', 18) +
    disc(-14, -222, 32, body) +
    disc(10, -250, 17, body)
  )
}

/** A far range: sharp peaks, their heads in snow. */
function peaks(pen: Pen): string {
  const heights = [0.86, 0.79, 0.88, 0.82, 0.77, 0.86]
  const half = pen.width * 0.2
  return heights
    .map((share, index) => {
      const [x, top, base] = [pen.width * (index / 5), pen.height * share, pen.height]
      const down = (t: number): number => top + (base - top) * t
      return (
        path(d`M${x - half} ${base}L${x} ${top}L${x + half} ${base}Z`, '#cf7f86') +
        path(d`M${x} ${top}L${x + half} ${base}H${x - half * 0.1}Z`, '#a85a74') +
        path(
          d`M${x} ${top}L${x - half * 0.4} ${down(0.4)}L${x - half * 0.22} ${down(0.34)}L${x - half * 0.08} ${down(0.5)}L${x - half * 0.04} ${down(0.36)}Z`,
          '#fffaf2',
        ) +
        path(
          d`M${x} ${top}L${x - half * 0.04} ${down(0.36)}L${x + half * 0.1} ${down(0.28)}L${x + half * 0.2} ${down(0.46)}L${x + half * 0.34} ${down(0.34)}Z`,
          '#f3d3cb',
        )
      )
    })
    .join('')
}
