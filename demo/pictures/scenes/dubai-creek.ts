import { dome } from '../kit/architecture.ts'
import { figure } from '../kit/people.ts'
import { at, box, d, group, path, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, lampTrails, reflected, ripples, water } from '../kit/water.ts'
import { burjTower, dhow, minaret, windTowerHouse } from '../landmarks/dubai.ts'
import { colourPaint, inLight } from '../landmarks/local-colour.ts'
import { farPaint } from '../landmarks/paint.ts'
import { palm } from '../landmarks/palms.ts'
import { evening, farHighRises } from '../landmarks/skyscrapers.ts'
import { mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Wooden abras cross the creek full of people; wind towers and minarets line the old bank. */
export const dubaiCreek: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const shore = 790
    const mud = colourPaint(pen, '#dcb98a')
    const pale = colourPaint(pen, '#ecdcbc')
    return [
      heavens(pen, shore, 1000, 470, 165, 'rays'),
      farHighRises(pen, 300, 1640, shore, 0.12, {
        heights: [60, 250],
        widths: [34, 64],
        kinds: ['flat', 'slope', 'round', 'spire'],
      }),
      burjTower(pen, 420, shore, 0.5, farPaint(pen, 0.16)),
      mist(pen, shore + 6, 320, 0.75),
      water(pen, shore, 1200, 1000),
      reflected(
        pen,
        minaret(760, shore, 1.34, pale) +
          group([
            rect(620, shore - 120, 260, 120, pale.body),
            rect(800, shore - 120, 80, 120, pale.shade),
            path(
              range(8, (index) => roundArch(642 + index * 31, shore - 18, 20, 70)),
              pale.gap,
            ),
            dome(pen, 690, shore - 118, 62, 78, pale.lit, pale.shade, 3),
            dome(pen, 816, shore - 118, 34, 42, pale.lit, pale.shade, 2),
            rect(612, shore - 126, 276, 9, pale.lit),
          ]) +
          windTowerHouse(pen, 150, shore, 1.26, mud) +
          windTowerHouse(pen, 460, shore, 1.02, pale) +
          windTowerHouse(pen, 1090, shore, 1.16, mud) +
          windTowerHouse(pen, 1420, shore, 1.36, pale) +
          minaret(1246, shore, 1.02, mud) +
          palm(pen, 320, shore, 210, 12, tone(palette, 0.8)) +
          palm(pen, 590, shore, 180, -10, tone(palette, 0.8)) +
          palm(pen, 930, shore, 220, 14, tone(palette, 0.8)) +
          rect(-10, shore - 10, 1620, 18, mix(palette.stone[2], palette.ink, 0.2)) +
          rect(-10, shore - 14, 1620, 6, palette.stone[0]),
        shore + 8,
        1200,
        0.42,
      ),
      evening(pen) ? lampTrails(pen, shore + 20, 1100, [130, 480, 1090, 1420]) : '',
      glints(pen, shore + 12, 1190, 1000, 1.7) + ripples(pen, shore + 12, 1190, 40),
      dhow(pen, 1330, 910, 0.74, tone(palette, 0.86), mix(palette.stone[0], '#ffffff', 0.2)),
      abra(pen, 330, 920, 0.66),
      abra(pen, 760, 1080, 1.3),
      path('M1330 1200V1106H1600V1200ZM1360 1106V1030H1384V1106ZM1500 1106V1040H1524V1106Z', palette.ink) +
        rect(1330, 1102, 270, 8, mix(palette.ink, palette.stone[1], 0.4)),
      birds(pen, 1060, 270, 10, 18),
    ]
  },
}

/** The open water taxi: a broad wooden hull, passengers back to back under a plank roof, the boatman aft. */
function abra(pen: Pen, x: number, line: number, scale: number): string {
  const { palette } = pen
  const wood = mix(inLight(palette, '#8a5532'), palette.ink, 0.18)
  const plank = mix(wood, palette.stone[0], 0.45)
  const cloths = ['#f4ead6', '#d8433a', '#e9b44a', '#3f8a86', '#f4ead6'].map((colour) => inLight(palette, colour))
  const people = range(8, (index) => {
    const px = -166 + index * 44
    const cloth = cloths[index % cloths.length] ?? wood
    return (
      path(d`M${px - 16} -30Q${px - 18} -84 ${px - 4} -90H${px + 6}Q${px + 20} -84 ${px + 18} -30Z`, cloth) +
      path(d`M${px + 4} -90Q${px + 20} -84 ${px + 18} -30H${px + 6}Z`, mix(cloth, palette.ink, 0.3)) +
      path(d`M${px - 9} -104a10 11 0 1 1 20 0a10 11 0 1 1 -20 0z`, palette.ink)
    )
  })
  return at(
    x,
    line,
    group([
      path('M-300 26Q0 12 300 26Q260 44 0 48Q-260 44 -300 26Z', palette.ink, 'opacity=".25"'),
      stroke('M-210 -40V-166M-70 -40V-172M70 -40V-172M200 -40V-166', wood, 8),
      people,
      figure(250, -44, 128, palette.ink, 'stand', -1),
      stroke('M236 -110L214 -70', palette.ink, 5),
      path('M-250 -160Q0 -190 236 -160L226 -146Q0 -174 -240 -146Z', plank),
      path('M-240 -146Q0 -174 226 -146V-136Q0 -164 -236 -136Z', wood),
      path('M-322 -76L-300 -84Q-270 -48 -210 -44H200Q260 -46 304 -86L322 -78Q310 0 250 30H-236Q-300 0 -322 -76Z', wood),
      path('M-316 -62Q-280 -30 -214 -28H206Q270 -30 318 -62L314 -48Q268 -14 206 -12H-214Q-278 -14 -312 -48Z', plank),
      path('M-296 -4Q-200 20 0 20T300 -10Q286 14 250 30H-236Q-276 14 -296 -4Z', mix(wood, palette.ink, 0.45)),
      path(
        range(7, (index) => box(-186 + index * 60, -4, 26, 5)),
        plank,
        'opacity=".5"',
      ),
      evening(pen)
        ? stroke('M-230 -140Q0 -166 216 -140', palette.window, 6, 'stroke-dasharray="6 26" stroke-linecap="round"')
        : '',
    ]),
    scale,
  )
}
