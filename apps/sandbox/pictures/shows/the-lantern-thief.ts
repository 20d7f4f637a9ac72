import { skyline } from '../kit/land.ts'
import { box, disc, path, range, rect, starAt, stroke } from '../kit/shape.ts'
import { mist, orb, radialGlow, sky } from '../kit/sky.ts'
import { mix } from '../palette.ts'
import type { Show } from '../show.ts'

export const theLanternThief: Show = {
  slug: 'the-lantern-thief',
  lines: ['THE', 'LANTERN', 'THIEF'],
  letters: { weight: 0.15, width: 1.02, waist: 0.42 },
  ink: '#ffd67a',
  light: 'night',
  mood: 'classic',
  colours: {
    sky: ['#0a0d2e', '#26286a', '#c2607a'],
    accent: '#ff9a3c',
    ink: '#080922',
    haze: '#5a4688',
    glow: '#a9a6f2',
    sun: '#ffeec0',
  },
  backdrop: (pen) =>
    sky(pen, pen.height * 0.86) +
    orb(pen, pen.width / 2, pen.height * 0.36, 330) +
    skyline(pen, pen.height * 0.66, 0.3, { heights: [60, 300], widths: [60, 110], roofs: 'gable' }) +
    mist(pen, pen.height * 0.68, 260, 0.55) +
    skyline(pen, pen.height * 0.72, 0.6, { heights: [60, 200], widths: [80, 140], roofs: 'gable' }) +
    rect(0, pen.height * 0.715, pen.width, pen.height, pen.palette.ink),
  emblem: (pen) => {
    const { palette } = pen
    const cape =
      path(
        'M-20 -250C-130 -220 -210 -110 -360 -90C-300 -60 -290 -40 -330 0C-260 -10 -240 20 -270 70C-180 30 -140 60 -130 110C-90 30 -40 -40 40 -120Z',
        palette.ink,
      ) +
      path('M-30 -230C-120 -190 -200 -90 -330 -84C-240 -90 -180 -140 -110 -150C-80 -160 -40 -190 -10 -220Z', '#a3243f')
    const body =
      path('M-34 -250Q20 -290 60 -244Q70 -160 40 -60Q-20 -40 -50 -70Q-50 -180 -34 -250Z', palette.ink) +
      stroke(
        'M0 -70L100 30L40 150M-20 -80L-120 40L-240 90',
        palette.ink,
        50,
        'stroke-linejoin="round" stroke-linecap="round"',
      ) +
      path('M20 140h90l14 30h-110zM-262 70l-34 66l24 14l50 -60z', palette.ink)
    const head =
      disc(40, -306, 52, palette.ink) +
      path(
        'M-60 -336Q40 -372 130 -322L140 -340Q100 -350 88 -362Q76 -432 20 -430Q-20 -420 -24 -360Q-44 -350 -60 -336Z',
        palette.ink,
      ) +
      path('M30 -318Q60 -330 92 -312L90 -298Q60 -304 34 -298Z', palette.accent) +
      stroke('M-24 -364Q40 -386 88 -366', palette.accent, 9)
    const arm = stroke('M40 -220L150 -190L230 -280', palette.ink, 40, 'stroke-linejoin="round" stroke-linecap="round"')
    const lantern =
      stroke('M230 -290L240 -250', palette.ink, 8) +
      path('M196 -236Q240 -276 284 -236Z', palette.ink) +
      rect(200, -236, 80, 110, palette.window) +
      path('M240 -220Q272 -170 240 -140Q208 -170 240 -220Z', palette.accent) +
      path('M240 -190Q254 -166 240 -148Q226 -166 240 -190Z', '#ffffff') +
      path(box(196, -238, 8, 112) + box(276, -238, 8, 112) + box(190, -128, 100, 16), palette.ink)
    const roof =
      path('M-1000 900V593L-360 150L-200 230V200H-150V256L0 180H420L520 300V210H580V360L1000 660V900Z', palette.ink) +
      path(
        range(7, (index) => box(-300 + index * 120, 330 + (index % 2) * 60, 40, 60)),
        palette.window,
      ) +
      stroke('M-360 150L-620 330M0 180H420L520 300', mix(palette.accent, palette.ink, 0.3), 8) +
      path('M505 214h90v-24h-90z', mix(palette.ink, palette.haze, 0.3))
    const trail = [
      [-330, -220, 1.2],
      [-260, -330, 0.8],
      [-410, -60, 0.9],
      [330, -370, 0.9],
      [380, -110, 1.1],
      [130, -420, 0.7],
      [-150, -400, 1],
    ]
      .map(([x = 0, y = 0, s = 1]) => starAt(x, y, s * 1.6))
      .join('')
    return (
      roof +
      radialGlow(pen, 240, -180, 420, palette.window) +
      cape +
      body +
      head +
      arm +
      lantern +
      path(trail, palette.window)
    )
  },
}
