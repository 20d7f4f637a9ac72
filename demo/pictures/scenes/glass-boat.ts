import { archBridge } from '../kit/architecture.ts'
import { foliageFrame, grove, skyline } from '../kit/land.ts'
import { crowd, figure } from '../kit/people.ts'
import { at, box, circle, d, path, range, rect, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, lampTrails, reflected, ripples, water } from '../kit/water.ts'
import { eiffelTower } from '../landmarks/eiffel-tower.ts'
import { inLight } from '../landmarks/local-colour.ts'
import { ironPaint } from '../landmarks/paint.ts'
import { quay } from '../landmarks/paris-palaces.ts'
import { evening } from '../landmarks/skyscrapers.ts'
import { lamplight, mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

const SHORE = 776

/** A long boat under a roof of glass passes below the tower, all its seats taken and the open deck at its stern too. */
export const glassBoat: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const wall = mix(palette.stone[1], palette.stone[2], 0.45)
    const bank =
      eiffelTower(430, SHORE - 60, 690, ironPaint(pen)) +
      grove(pen, SHORE - 54, 60, tone(palette, 0.44)) +
      grove(pen, SHORE - 50, 84, palette.leaf[1], -20, 260) +
      grove(pen, SHORE - 50, 90, palette.leaf[1], 620, 1180) +
      grove(pen, SHORE - 52, 50, palette.leaf[0], 660, 1120) +
      quay(SHORE, 1600, 56, wall, palette.stone[0]) +
      crowd(pen, 40, 1060, SHORE - 50, 44, 14, palette.ink) +
      archBridge(1120, 646, 700, SHORE - 6, 3.4, mix(palette.stone[1], palette.stone[2], 0.2), palette.stone[0]) +
      crowd(pen, 1140, 1600, 640, 40, 7, palette.ink)
    return [
      heavens(pen, SHORE, 1110, 330, 116, 'clouds'),
      skyline(pen, SHORE - 50, 0.2, { heights: [80, 170], widths: [70, 130], roofs: 'mansard' }),
      mist(pen, SHORE - 40, 260, 0.7),
      water(pen, SHORE, 1200, 1110),
      reflected(pen, bank, SHORE, 1200, 0.36, 0.7),
      evening(pen) ? lampTrails(pen, SHORE + 10, 1120, [120, 330, 700, 980, 1300]) : '',
      glints(pen, SHORE + 10, 1190, 1110, 1.5) + ripples(pen, SHORE + 8, 1200, 40),
      reflected(pen, boat(pen, 800, 988), 1024, 1200, 0.34, 0.6),
      foliageFrame(pen, 'right', 400),
      birds(pen, 820, 250, 8),
    ]
  },
}

/** 1320 wide, bow to the right: white hull, seats in rows under the glass, a flag at the stern. */
function boat(pen: Pen, x: number, line: number): string {
  const { palette } = pen
  const { ink, stone, sky } = palette
  const dim = evening(pen)
  const white = dim ? mix(stone[0], stone[1], 0.5) : mix(stone[0], '#ffffff', 0.6)
  const blue = inLight(palette, '#1f5f8f')
  const air = dim ? lamplight(palette) : mix(sky[1], '#ffffff', 0.55)
  const frame = mix(white, ink, 0.12)
  const canopy = 'M-420 -64V-150Q-416 -196 -360 -200H330Q420 -196 486 -64Z'
  const ribs = range(12, (index) => d`M${-352 + index * 62} -64V-199`)
  const heads = range(15, (index) => {
    const cx = -384 + index * 54
    return d`${circle(cx, -112, 12)}M${cx - 20} -62Q${cx - 20} -98 ${cx} -98Q${cx + 20} -98 ${cx + 20} -62Z`
  })
  const seats = range(15, (index) => box(-408 + index * 54, -92, 9, 32))
  return at(
    x,
    line,
    // Who stands on the open deck behind.
    [-600, -556, -508, -462]
      .map((cx, index) =>
        figure(cx, -58, 118 + (index % 2) * 8, ink, index % 2 ? 'dress' : 'stand', index > 1 ? -1 : 1),
      )
      .join('') +
      path(canopy, air, `opacity="${dim ? 0.92 : 0.8}"`) +
      path(seats, inLight(palette, '#c8503f')) +
      path(heads, mix(ink, air, 0.1)) +
      path(
        'M-410 -150Q-404 -186 -360 -190H330L300 -170H-350Q-380 -168 -390 -130Z',
        '#ffffff',
        `opacity="${dim ? 0.2 : 0.5}"`,
      ) +
      stroke(ribs, frame, 7) +
      stroke(canopy, frame, 9, 'stroke-linejoin="round"') +
      stroke('M-420 -140H446', frame, 5) +
      // The steersman's cabin stands up through the roof.
      path('M348 -64V-214Q350 -226 366 -226H432L470 -150V-64Z', white) +
      path('M366 -208H424L450 -156H366Z', dim ? lamplight(palette) : mix(ink, sky[1], 0.35)) +
      figure(404, -100, 96, ink, 'stand') +
      path('M348 -140H456L476 -64H348Z', white) +
      path('M-650 -66H486Q590 -72 668 -104Q640 -10 560 34H-600Q-650 6 -650 -66Z', white) +
      path('M-646 -22H622Q596 14 560 34H-600Q-634 14 -646 -22Z', blue) +
      stroke('M-650 -46H640', inLight(palette, '#c8503f'), 9) +
      stroke('M-644 -120H-430M-644 -96H-430M-640 -66V-122M-570 -66V-122M-500 -66V-122M-432 -66V-122', white, 5) +
      stroke('M500 -70L606 -120L650 -112M552 -76V-100M606 -90V-120', white, 5) +
      stroke('M-640 -66V-210', ink, 6) +
      flag(pen) +
      path(
        range(9, (index) => circle(-520 + index * 112, 4, 10)),
        white,
      ) +
      rect(-650, -70, 1140, 7, frame),
    1,
  )
}

/** Blue, white and red, blown towards the stern. */
function flag({ palette }: Pen): string {
  const stripe = (from: number, colour: string): string =>
    path(d`M${-643 - from} ${-206 + from * 0.12}q-14 6 -26 2v56q12 4 26 -2z`, inLight(palette, colour))
  return stripe(0, '#2b5ba8') + stripe(26, '#f4f0e6') + stripe(52, '#c8402f')
}
