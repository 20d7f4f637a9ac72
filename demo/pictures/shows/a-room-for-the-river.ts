import { figure } from '../kit/people.ts'
import { at, box, circle, d, disc, oval, path, range, rect, stroke, turned } from '../kit/shape.ts'
import { radialGlow } from '../kit/sky.ts'
import { glints } from '../kit/water.ts'
import { mix } from '../palette.ts'
import { clipped, linear, type Pen } from '../pen.ts'
import type { Show } from '../show.ts'

const wall = '#8c2f3f'
const linen = '#f6e7cf'
const wood = '#4a1d22'

export const aRoomForTheRiver: Show = {
  slug: 'a-room-for-the-river',
  lines: ['A ROOM FOR', 'THE RIVER'],
  letters: { weight: 0.09, width: 1.06, waist: 0.42 },
  ink: '#f8ead2',
  light: 'dusk',
  mood: 'sea',
  colours: {
    sky: ['#8c2f3f', '#b5484a', '#0d3a44'],
    ink: '#0c2b33',
    water: ['#3f8f8d', '#0b3440'],
    window: '#ffd98a',
    accent: '#ffb454',
    sun: '#ffe9b8',
  },
  backdrop: (pen) => {
    const line = pen.height * 0.52
    return (
      rect(
        0,
        0,
        pen.width,
        line + 4,
        linear(pen, 0, line, [
          [0, mix(wall, '#1d0b14', 0.55)],
          [1, wall],
        ]),
      ) +
      wallpaper(pen, line) +
      rect(0, line - 64, pen.width, 64, mix(wall, '#1d0b14', 0.5)) +
      rect(0, line - 72, pen.width, 8, '#c9764f') +
      rect(
        0,
        line,
        pen.width,
        pen.height - line,
        linear(pen, line, pen.height, [
          [0, '#4fa09a'],
          [0.25, '#1f6a70'],
          [1, '#0a2c36'],
        ]),
      ) +
      radialGlow(pen, pen.width / 2 + 190, pen.height * 0.36, 520) +
      glints(pen, line, pen.height * 0.86, pen.width / 2 + 120, 1.5)
    )
  },
  emblem: (pen) => {
    const frame =
      rect(-440, -450, 330, 420, wood) +
      rect(-420, -430, 290, 380, '#16283f') +
      clipped(
        pen,
        box(-420, -430, 290, 380),
        disc(-210, -340, 52, '#f3ead2') +
          path('M-440 -120Q-330 -190 -240 -140T-100 -160V-40H-440Z', '#0d1a2b') +
          stroke(
            range(40, (index) => d`M${-430 + ((index * 53) % 320)} ${-440 + ((index * 91) % 380)}l-10 40`),
            '#8fb4cc',
            3,
            'opacity=".6"',
          ),
      ) +
      path(box(-282, -430, 12, 380) + box(-420, -250, 290, 12), wood) +
      path('M-470 -466H-80V-444H-470Z', '#c9764f') +
      path('M-464 -444C-470 -260 -452 -120 -476 -40H-404C-424 -180 -372 -300 -356 -444Z', linen, 'opacity=".92"') +
      path('M-86 -444C-80 -260 -98 -120 -74 -40H-146C-126 -180 -178 -300 -194 -444Z', linen, 'opacity=".92"')
    const post = (x: number, top: number): string =>
      rect(x - 15, top, 30, 130 - top, wood, 'rx="6"') +
      disc(x, top - 14, 23, wood) +
      rect(x - 24, top + 8, 48, 14, wood)
    const bed =
      path('M-322 -190C-300 -250 -262 -250 -250 -170V60H-322Z', mix(wood, '#9a4a3a', 0.35)) +
      post(-330, -262) +
      post(300, -96) +
      path('M-316 34H290V86H-316Z', wood) +
      path('M-300 -66Q-306 -84 -284 -86H270Q290 -84 288 -60V44H-300Z', linen) +
      path('M-296 -84C-300 -150 -270 -164 -200 -156C-150 -150 -136 -120 -142 -86Q-220 -70 -296 -84Z', '#fffaf0') +
      path('M-296 -84C-298 -112 -280 -120 -220 -114C-176 -110 -150 -100 -142 -86Q-220 -70 -296 -84Z', '#dccbb0') +
      path('M-96 -92C0 -122 160 -108 286 -82V70C160 104 10 96 -110 72C-70 20 -70 -40 -96 -92Z', '#d7803f') +
      path('M120 -106C190 -102 240 -92 286 -82V70C240 82 190 88 140 90C176 30 170 -50 120 -106Z', '#a8522e') +
      path(
        range(
          14,
          (index) =>
            d`M${-64 + (index % 7) * 50} ${-50 + Math.floor(index / 7) * 66 + (index % 2) * 22}l18 -22l18 22l-18 22z`,
        ),
        '#f6cf7c',
      )
    const sleeper =
      stroke('M150 -356L-34 176', '#7a3a2c', 15, 'stroke-linecap="round"') +
      path('M-20 130L-78 250Q-96 268 -112 252L-58 112Z', '#7a3a2c') +
      figure(-20, -62, 290, '#10303b', 'sit') +
      stroke(
        'M2 -240L64 -196L98 -222M0 -232L46 -150L66 -128',
        '#10303b',
        25,
        'stroke-linecap="round" stroke-linejoin="round"',
      ) +
      path('M-26 -262Q-60 -250 -92 -268Q-66 -232 -22 -238Z', '#ffb454')
    const lantern =
      stroke('M300 -90V-376Q302 -420 254 -418', wood, 12, 'stroke-linecap="round"') +
      disc(248, -350, 100, '#ffd98a', 'opacity=".3"') +
      path('M208 -320H288L270 -396H226Z', '#ffd98a') +
      path('M200 -320H296V-308H200ZM224 -396H272L262 -412H234Z', wood)
    const drifting = at(0, 60, bed + sleeper + lantern, 1)
    const surface = 152
    const below = box(-620, surface, 1240, 420)
    return (
      frame +
      clipped(pen, box(-620, -560, 1240, 560 + surface), turned(-4, 0, surface, drifting)) +
      clipped(
        pen,
        below,
        `<g transform="translate(0 ${surface * 2}) scale(1 -1)" opacity=".34">${turned(-4, 0, surface, drifting)}</g>`,
      ) +
      range(8, (index) =>
        oval(
          -20 + ((index * 37) % 60),
          surface + 6 + index * 24,
          440 - index * 34,
          5 + index,
          index % 2 ? '#bfe0d2' : '#2b7d80',
          'opacity=".5"',
        ),
      ) +
      at(-430, surface + 66, path('M-60 0H60L40 30H-40Z', '#f6e7cf') + path('M0 0V-80L46 0Z', '#fffaf0'), 0.8) +
      at(
        380,
        surface + 90,
        path('M-70 -8Q0 -30 70 -8L54 22Q0 34 -54 22Z', '#c9764f') + oval(0, -10, 70, 14, '#7a3a2c'),
        0.8,
      ) +
      path(circle(-300, surface + 190, 9) + circle(-270, surface + 204, 6), '#bfe0d2', 'opacity=".6"')
    )
  },
}

/** Stripes and small sprigs, as in old guesthouses; a tide mark of damp above the water. */
function wallpaper(pen: Pen, line: number): string {
  const bay = 92
  const columns = Math.ceil(pen.width / bay) + 1
  return (
    path(
      range(columns, (index) => box(index * bay - 16, 0, 32, line)),
      '#5f1f33',
      'opacity=".5"',
    ) +
    path(
      range(columns * 9, (index) => {
        const x = (index % columns) * bay + bay / 2
        const y = Math.floor(index / columns) * 104 + ((index % columns) % 2) * 52
        return y > line - 80
          ? ''
          : d`M${x} ${y}q16 -22 0 -44q-16 22 0 44zM${x} ${y}q20 4 30 -16q-24 -6 -30 16zM${x} ${y}q-20 4 -30 -16q24 -6 30 16z`
      }),
      '#d9836a',
      'opacity=".5"',
    ) +
    path(
      d`M0 ${line}V${line - 130}q${pen.width * 0.12} -40 ${pen.width * 0.25} 0t${pen.width * 0.25} -10t${pen.width * 0.25} 14t${pen.width * 0.25} -8V${line}Z`,
      '#3c1524',
      'opacity=".42"',
    )
  )
}
