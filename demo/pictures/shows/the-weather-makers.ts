import { skyline } from '../kit/land.ts'
import { figure } from '../kit/people.ts'
import { box, circle, d, disc, outline, path, range, rect, stroke, turned } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import { clipped, type Pen } from '../pen.ts'
import type { Show } from '../show.ts'

const brass = '#f0b13c'
const copper = '#d9643a'
const night = '#26305f'

/** Six kinds of weather as slices around the engine. */
const weathers = ['#ffd766', '#f7a36b', '#8fd0e6', '#5b74b8', '#eef5fa', '#9ed7a4'] as const

export const theWeatherMakers: Show = {
  slug: 'the-weather-makers',
  lines: ['THE', 'WEATHER', 'MAKERS'],
  letters: { weight: 0.16, width: 1.02, waist: 0.52 },
  ink: '#fff3d2',
  light: 'day',
  mood: 'sea',
  colours: {
    haze: night,
    window: '#ffd766',
    sky: ['#8fd0e6', '#8fd0e6', '#26305f'],
    ink: '#1a2147',
    accent: copper,
    sun: '#fff7dc',
  },
  backdrop: (pen) => slices(pen) + path(ground(pen), night),
  emblem: (pen) => {
    const gear = (x: number, y: number, r: number, teeth: number, fill: string): string =>
      range(teeth, (index) =>
        turned((index / teeth) * 360, x, y, rect(x - r * 0.13, y - r * 1.16, r * 0.26, r * 0.3, fill)),
      ) +
      disc(x, y, r, fill) +
      disc(x, y, r * 0.68, mix(fill, night, 0.28)) +
      disc(x, y, r * 0.2, '#fff3d2')
    const cloud = (x: number, y: number, s: number, fill: string): string =>
      path(circle(x - 70 * s, y, 52 * s) + circle(x, y - 30 * s, 70 * s) + circle(x + 74 * s, y, 50 * s), fill) +
      rect(x - 122 * s, y - 4 * s, 246 * s, 56 * s, fill, d`rx="${28 * s}"`)
    const pipe = (data: string): string => stroke(data, '#a8552f', 58) + stroke(data, '#e38a4e', 26)
    const sunburst = range(16, (index) =>
      turned(index * 22.5, 0, -30, path('M-13 -154L0 -214L13 -154Z', index % 2 ? brass : copper)),
    )
    const pot = 'M-230 -40C-230 -220 230 -220 230 -40L206 300H-206Z'
    const dial = (x: number, y: number, angle: number): string =>
      disc(x, y, 42, '#fff3d2') +
      stroke(d`M${x - 26} ${y + 8}A28 28 0 0 1 ${x + 26} ${y + 8}`, night, 5) +
      turned(angle, x, y, rect(x - 3, y - 30, 6, 34, copper)) +
      disc(x, y, 7, night)
    return (
      pipe('M-190 40H-330V-150') +
      pipe('M190 40H330V-150') +
      path('M-390 -150H-270L-240 -206H-420ZM390 -150H270L240 -206H420Z', '#a8552f') +
      cloud(-340, -290, 1.05, '#ffffff') +
      range(5, (index) => rect(-420 + index * 36, -216 + (index % 2) * 14, 9, 60, '#dff1fb', 'rx="4"')) +
      cloud(340, -290, 1.05, night) +
      path('M352 -250L300 -160H338L316 -84L392 -186H350L376 -250Z', '#ffd766') +
      gear(-236, 262, 96, 10, copper) +
      gear(236, 240, 112, 12, '#b9812c') +
      path(pot, brass) +
      path('M40 -172C150 -160 230 -120 230 -40L206 300H110Z', mix(brass, '#8a4a1c', 0.42)) +
      path(box(-230, 60, 460, 18) + box(-212, 236, 424, 18), '#8a4a1c') +
      range(9, (index) => disc(-206 + index * 51.5, 69, 5, '#fff3d2')) +
      disc(0, -30, 150, '#8a4a1c') +
      disc(0, -30, 130, '#3a78b8') +
      clipped(
        pen,
        circle(0, -30, 130),
        sunburst +
          disc(0, -30, 84, '#ffd766') +
          path('M-150 40Q-70 -10 0 40T150 40V130H-150Z', '#ffffff', 'opacity=".92"'),
      ) +
      stroke('M-92 -98A116 116 0 0 1 -30 -136', '#ffffff', 12, 'stroke-linecap="round" opacity=".8"') +
      dial(-112, 156, -40) +
      dial(0, 156, 20) +
      dial(112, 156, 62) +
      path('M-60 -196H60L40 -300H-40Z', '#a8552f') +
      rect(-70, -316, 140, 26, brass, 'rx="10"') +
      rainbow() +
      path('M-300 300H300L330 356H-330Z', '#8a4a1c') +
      stroke('M236 240L330 330V250', '#fff3d2', 14, 'stroke-linejoin="round" stroke-linecap="round"') +
      figure(384, 420, 200, night, 'arms') +
      figure(-400, 420, 172, night, 'point')
    )
  },
  front: (pen) => skyline(pen, pen.height * 0.73, 1, { heights: [30, 96], widths: [50, 96], roofs: 'gable', lit: 0.5 }),
}

/** What comes out of the chimney. */
function rainbow(): string {
  return ['#e0503f', '#f59a3c', '#ffd766', '#6cc08a', '#4f8fd0']
    .map((colour, index) =>
      stroke(
        d`M${-12 + index * 6} -310C${-8 + index * 6} ${-430 - index * 4} ${110} ${-520 + index * 22} ${250 - index * 4} ${-436 + index * 20}`,
        colour,
        23,
      ),
    )
    .join('')
}

function slices(pen: Pen): string {
  const [x, y, reach] = [pen.width / 2, pen.height * 0.4, pen.height * 1.2]
  return range(12, (index) => {
    const [from, to] = [(index / 12) * Math.PI * 2 - 0.26, ((index + 1) / 12) * Math.PI * 2 - 0.26]
    const edge = (angle: number): readonly [number, number] => [
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
    ]
    const shape = outline([[x, y], edge(from), edge(to)])
    return path(shape, weathers[(index * 5) % 6] ?? weathers[0]) + clipped(pen, shape, falling(pen, (index * 5) % 6))
  })
}

/** Rain, snow or stars over one slice. */
function falling(pen: Pen, kind: number): string {
  const place = (): readonly [number, number] => [pen.random() * pen.width, pen.random() * pen.height]
  if (kind === 2 || kind === 3)
    return stroke(
      range(90, () => {
        const [x, y] = place()
        return d`M${x} ${y}l-9 34`
      }),
      '#ffffff',
      4,
      'opacity=".5" stroke-linecap="round"',
    )
  if (kind === 4)
    return path(
      range(120, () => circle(...place(), 3 + pen.random() * 6)),
      '#9cc4e0',
    )
  return ''
}

function ground(pen: Pen): string {
  const y = pen.height * 0.645
  return d`M0 ${y}Q${pen.width / 2} ${y - 30} ${pen.width} ${y}V${pen.height}H0Z`
}
