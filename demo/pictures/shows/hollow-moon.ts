import { figure } from '../kit/people.ts'
import { at, box, circle, d, disc, oval, path, range, rect, starAt, stroke } from '../kit/shape.ts'
import { radialGlow } from '../kit/sky.ts'
import { mix } from '../palette.ts'
import { clipped, linear } from '../pen.ts'
import type { Show } from '../show.ts'

const bone = '#ece5d3'
const black = '#0c0d10'
const signal = '#ff5a26'

export const hollowMoon: Show = {
  slug: 'hollow-moon',
  lines: ['HOLLOW', 'MOON'],
  letters: { weight: 0.05, width: 1.34, waist: 0.5 },
  ink: bone,
  light: 'night',
  mood: 'classic',
  colours: {
    sky: [black, '#16171c', black],
    ink: black,
    accent: signal,
    sun: bone,
    glow: '#9a958a',
    window: '#ffb27a',
  },
  backdrop: (pen) =>
    rect(0, 0, pen.width, pen.height, black) +
    path(
      range(90, () => circle(pen.random() * pen.width, pen.random() * pen.height, 0.8 + pen.random() ** 4 * 4)),
      bone,
      'opacity=".8"',
    ) +
    path(starAt(pen.width * 0.14, pen.height * 0.1, 2) + starAt(pen.width * 0.88, pen.height * 0.66, 1.6), bone),
  emblem: (pen) => {
    const r = 520
    const strata = [1, 0.9, 0.77, 0.63, 0.48, 0.34].map((share, index) =>
      disc(0, 0, r * share, mix('#34323a', index % 2 ? '#6a6259' : '#1d1c22', index * 0.12 + 0.15)),
    )
    const seams = [0.9, 0.77, 0.63, 0.48].map((share) =>
      stroke(circle(0, 0, r * share), bone, 2.5, 'stroke-dasharray="2 16" opacity=".55"'),
    )
    const knocks = [70, 118, 172, 232].map((k, index) =>
      stroke(
        d`M${-k * 0.9} ${196 - k * 0.42}A${k} ${k} 0 0 1 ${k * 0.9} ${196 - k * 0.42}`,
        signal,
        9 - index * 1.4,
        d`stroke-linecap="round" opacity="${0.95 - index * 0.2}"`,
      ),
    )
    const half =
      'M0 -560H600V560H0C-50 500 40 430 -10 350C-60 270 50 210 4 120C-40 40 50 -30 0 -110C-50 -190 50 -250 6 -340C-30 -410 40 -470 0 -560Z'
    const crust =
      'M0 -560H-600V560H0C-50 500 40 430 -10 350C-60 270 50 210 4 120C-40 40 50 -30 0 -110C-50 -190 50 -250 6 -340C-30 -410 40 -470 0 -560Z'
    const craters = [
      [-300, -220, 76],
      [-170, -340, 40],
      [-420, 20, 52],
      [-230, 90, 98],
      [-110, -120, 34],
      [-330, 300, 60],
      [-150, 350, 44],
      [-120, 220, 22],
    ]
      .map(
        ([x = 0, y = 0, q = 0]) =>
          disc(x, y, q, '#c9bfa8') +
          path(d`M${x - q} ${y}A${q} ${q} 0 0 1 ${x + q} ${y}A${q * 1.1} ${q * 0.86} 0 0 0 ${x - q} ${y}Z`, '#a2967f') +
          oval(x, y + q * 0.16, q * 0.66, q * 0.5, '#d8cfba'),
      )
      .join('')
    const shaft =
      rect(196, -560, 22, 470, black) +
      path(
        range(20, (index) => box(196, -470 + index * 19, 22, 4)),
        bone,
        'opacity=".6"',
      )
    const room =
      radialGlow(pen, 200, -30, 250, '#ffb27a') +
      path('M96 40V-60Q96 -104 140 -104H270Q314 -104 314 -60V40Z', black) +
      path('M104 34V-58Q104 -96 140 -96H270Q306 -96 306 -58V34Z', '#ffcf94') +
      rect(104, 14, 202, 20, '#7a3a1c') +
      path(box(120, -70, 40, 30) + box(168, -70, 40, 30), '#7a3a1c') +
      path('M124 -60h8v4h-8zM178 -52h20v4h-20z', '#ffcf94') +
      path('M232 14V-26H300V14H292V-18H240V14Z', black) +
      path('M246 -26L262 -50H290L300 -26Z', '#39404a') +
      figure(208, 16, 74, black, 'sit') +
      stroke('M272 -96V-74', black, 3) +
      path('M258 -62Q272 -90 286 -62Z', signal)
    const moon =
      disc(0, 0, r + 70, '#3d3b38', 'opacity=".28"') +
      clipped(pen, circle(0, 0, r), strata.join('') + seams.join('')) +
      clipped(pen, half, clipped(pen, circle(0, 0, r), cavern() + shaft + room)) +
      clipped(
        pen,
        circle(180, 240, 300),
        clipped(pen, circle(0, 0, r), `<g transform="translate(200 150)">${knocks.join('')}</g>`),
      ) +
      clipped(
        pen,
        crust,
        disc(
          0,
          0,
          r,
          linear(
            pen,
            -r,
            60,
            [
              [0, '#fffaf0'],
              [0.6, bone],
              [1, '#b9ae98'],
            ],
            true,
          ),
        ) + clipped(pen, circle(0, 0, r), craters),
      ) +
      stroke(circle(0, 0, r - 4), bone, 8) +
      path('M188 -520L207 -610L226 -520Z', bone) +
      stroke('M168 -590A48 48 0 0 1 246 -590M148 -622A80 80 0 0 1 266 -622', signal, 7, 'stroke-linecap="round"')
    return at(0, 24, moon, 0.92)
  },
}

/** A hollow under the station, darker than space. */
function cavern(): string {
  return (
    path('M40 260C80 170 330 150 380 260C420 350 300 420 190 410C90 400 10 340 40 260Z', black) +
    path(
      range(
        7,
        (index) =>
          d`M${90 + index * 42} ${212 + (index % 3) * 6}l10 ${30 + (index % 2) * 22}l10 ${-30 - (index % 2) * 22}z`,
      ),
      '#3a3840',
    )
  )
}
