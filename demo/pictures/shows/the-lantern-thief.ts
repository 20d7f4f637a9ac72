import { skyline } from '../kit/land.ts'
import { box, d, disc, path, range, rect, roundArch, starAt, stroke } from '../kit/shape.ts'
import { mist, orb, radialGlow, sky } from '../kit/sky.ts'
import { mix } from '../palette.ts'
import { clipped } from '../pen.ts'
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
    const slate = mix(palette.ink, palette.haze, 0.16)
    const edge = mix(palette.accent, palette.ink, 0.3)
    const slopes = 'M-1000 900V593L-360 150L-200 240L0 180H420L560 330L1000 660V900Z'
    const courses = stroke(
      range(16, (row) =>
        range(34, (column) => d`M${-1000 + column * 60 + (row % 2) * 30} ${176 + row * 44}q30 26 60 0`),
      ),
      slate,
      5,
    )
    const dormer = (x: number, base: number): string =>
      path(
        d`M${x - 78} ${base - 92}L${x} ${base - 168}L${x + 78} ${base - 92}L${x + 62} ${base - 80}L${x} ${base - 140}L${x - 62} ${base - 80}Z`,
        mix(palette.ink, palette.haze, 0.34),
      ) +
      path(d`M${x - 58} ${base + 6}V${base - 88}L${x} ${base - 142}L${x + 58} ${base - 88}V${base + 6}Z`, palette.ink) +
      path(roundArch(x, base, 76, 104), palette.window) +
      path(box(x - 3, base - 104, 6, 104) + box(x - 38, base - 52, 76, 6), palette.ink) +
      rect(x - 62, base, 124, 12, mix(palette.ink, palette.haze, 0.34))
    const chimney = (x: number, base: number, height: number): string =>
      rect(x - 36, base - height, 72, height + 80, palette.ink) +
      rect(x - 46, base - height - 18, 92, 22, mix(palette.ink, palette.haze, 0.34)) +
      path(box(x - 30, base - height - 52, 22, 36) + box(x + 8, base - height - 52, 22, 36), palette.ink)
    const smoke = path(
      'M-486 60C-520 0 -460 -30 -492 -90C-520 -150 -460 -190 -500 -250C-430 -200 -470 -150 -446 -100C-424 -50 -470 -10 -462 60Z',
      palette.haze,
      'opacity=".5"',
    )
    const hatch =
      path('M330 200L430 196L482 250L372 258Z', palette.window) +
      path('M330 200L372 258L352 132L316 86Z', mix(palette.ink, palette.haze, 0.3)) +
      path('M330 200L430 196L520 -60L380 -60Z', palette.window, 'opacity=".16"')
    const cat =
      path('M-720 392Q-734 330 -690 322Q-684 300 -664 312L-652 296L-646 320Q-634 340 -654 350L-648 392Z', palette.ink) +
      stroke('M-716 388Q-760 380 -748 340', palette.ink, 11, 'stroke-linecap="round"')
    const roof =
      smoke +
      chimney(-476, 200, 96) +
      chimney(640, 360, 130) +
      cat +
      path(slopes, palette.ink) +
      clipped(pen, slopes, courses) +
      stroke(
        'M-360 150L-1000 593M0 180H420L560 330L1000 660M-360 150L-200 240L0 180',
        edge,
        8,
        'stroke-linejoin="round"',
      ) +
      dormer(-330, 420) +
      dormer(-60, 420) +
      dormer(210, 420) +
      dormer(480, 500) +
      hatch
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
