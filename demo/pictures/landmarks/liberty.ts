import { at, box, d, group, path, poly, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { radialGlow } from '../kit/sky.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import { colourPaint, inLight } from './local-colour.ts'
import type { Paint } from './paint.ts'
import { evening } from './skyscrapers.ts'

/** Seven rays around the diadem. */
const rays = range(7, (index) => {
  const a = ((index - 3) / 3) * 1.32
  const [s, c] = [Math.sin(a), Math.cos(a)]
  return d`M${3 + s * 22 - c * 4.4} ${-330 - c * 22 - s * 4.4}L${3 + s * 70} ${-330 - c * 70}L${3 + s * 22 + c * 4.4} ${-330 - c * 22 + s * 4.4}Z`
})

const robe =
  'M-64 0Q-70 -70 -60 -140L-50 -206L-54 -262Q-44 -292 -16 -298H20Q48 -290 56 -258L66 -206Q74 -184 68 -160L64 -110L70 0Z'
const robeShade =
  'M20 -298Q48 -290 56 -258L66 -206Q74 -184 68 -160L64 -110L70 0H22Q38 -70 30 -140Q24 -190 38 -236Q36 -276 12 -298Z'
const arm =
  'M-12 -296Q-42 -292 -54 -258L-52 -236Q-60 -250 -74 -300Q-88 -330 -84 -352L-82 -398L-62 -402L-60 -356Q-56 -330 -40 -318Z'
const sleeve = 'M-52 -236Q-76 -268 -84 -330Q-66 -342 -54 -330Q-44 -306 -24 -298Q-44 -284 -52 -236Z'

/** The goddess with the torch without her pedestal, feet on the origin: 140 wide, 480 high. */
function goddess(pen: Pen, { lit, body, shade }: Paint): string {
  const { palette } = pen
  const deep = mix(shade, palette.ink, 0.3)
  const gold = inLight(palette, '#f6b93b')
  const flame = evening(pen) ? palette.window : mix(gold, '#ffffff', 0.15)
  const folds =
    'M-44 -4Q-52 -80 -36 -170M-24 -4Q-34 -90 -16 -186M0 -4Q-8 -90 4 -190M-60 -60Q-58 -110 -50 -150M44 -4Q52 -80 44 -150M56 -4Q60 -60 56 -110'
  return group([
    evening(pen) ? radialGlow(pen, -72, -452, 110) : '',
    path(rays, lit),
    path(arm, body) + path('M-62 -402L-60 -356Q-56 -330 -40 -318L-50 -322Q-70 -340 -70 -400Z', shade),
    path(robe, body),
    path(robeShade, shade),
    path('M-64 0Q-70 -70 -60 -140L-50 -206L-54 -262L-46 -276L-40 -206Q-56 -120 -52 0Z', lit),
    path('M-50 -206Q0 -150 66 -206L72 -176Q20 -116 -20 -112Q-46 -130 -58 -156Z', lit, 'opacity=".55"'),
    path('M52 -268Q10 -210 -50 -196L-54 -230Q-8 -244 26 -294Z', shade, 'opacity=".7"'),
    stroke(folds, deep, 3, 'opacity=".7" stroke-linecap="round"'),
    stroke('M-40 -128Q-4 -140 30 -164M-46 -152Q-10 -164 34 -190M-46 -176Q-10 -184 30 -208', deep, 2.6, 'opacity=".6"'),
    path(sleeve, body) + stroke('M-74 -300Q-62 -280 -54 -250M-66 -326Q-54 -296 -44 -270', deep, 2.6, 'opacity=".6"'),
    poly(
      [
        [40, -252],
        [70, -266],
        [94, -178],
        [64, -162],
      ],
      lit,
    ) +
      poly(
        [
          [70, -266],
          [78, -264],
          [102, -178],
          [94, -178],
        ],
        deep,
      ) +
      stroke('M52 -240l20 -9M56 -226l20 -9M60 -212l20 -9', shade, 3),
    path('M56 -214Q44 -196 50 -178L80 -164L88 -180Q78 -200 56 -214Z', body),
    rect(-8, -312, 22, 20, shade),
    path('M-20 -336Q-24 -300 3 -292Q30 -300 26 -336Q22 -356 3 -356Q-16 -356 -20 -336Z', body),
    path('M8 -356Q24 -354 26 -336Q30 -300 3 -292Q12 -310 8 -330Z', shade),
    path(
      'M-22 -330Q-28 -312 -20 -298L-14 -308Q-20 -320 -16 -334ZM28 -330Q34 -312 26 -298L20 -308Q26 -320 22 -334Z',
      deep,
    ),
    path('M-24 -332Q-26 -358 3 -362Q32 -358 30 -332Q16 -346 3 -346Q-10 -346 -24 -332Z', lit),
    stroke('M-9 -326h8M8 -326h8M2 -324v10M-3 -306h11', deep, 2.6, 'stroke-linecap="round"'),
    path('M-80 -392H-64L-66 -420H-78Z', gold),
    path('M-92 -420H-52L-58 -432H-86Z', gold) + rect(-90, -438, 36, 6, deep),
    path('M-84 -438Q-92 -462 -72 -488Q-70 -478 -62 -470Q-52 -458 -60 -438Z', flame),
    path('M-76 -438Q-80 -454 -70 -468Q-62 -456 -66 -438Z', mix(flame, '#ffffff', 0.6)),
  ])
}

/** The granite pedestal on its star-shaped fort: 560 wide, 380 high on the origin. */
function pedestal(pen: Pen, { lit, body, shade, gap }: Paint): string {
  const half = (low: number, high: number, a: number, b: number): string =>
    poly(
      [
        [-a, -low],
        [-b, -high],
        [b, -high],
        [a, -low],
      ],
      body,
    ) +
    poly(
      [
        [a * 0.3, -low],
        [b * 0.3, -high],
        [b, -high],
        [a, -low],
      ],
      shade,
    ) +
    rect(-b - 5, -high - 6, b * 2 + 10, 9, lit)
  return group([
    path('M-300 0L-280 -62L-200 -78L-150 -62H150L200 -78L280 -62L300 0Z', body),
    path('M60 0V-62H150L200 -78L280 -62L300 0Z', shade),
    path('M-284 -62L-200 -82L-150 -66H150L200 -82L284 -62L280 -54L200 -72L150 -56H-150L-200 -72L-280 -54Z', lit),
    half(62, 108, 168, 150),
    half(108, 142, 124, 116),
    half(142, 336, 98, 80),
    path(
      range(4, (index) => box(-60 + index * 33, -296, 20, 62)),
      gap,
    ),
    stroke('M-92 -220H92M-90 -308H90', lit, 6),
    path(
      range(7, (index) => roundArch(-66 + index * 22, -116, 11, 20)),
      gap,
    ),
    stroke(
      range(5, (index) => d`M${-94 + index} ${-156 - index * 14}H${94 - index}`),
      pen.palette.ink,
      2,
      'opacity=".22"',
    ),
    half(336, 356, 92, 92),
    half(356, 372, 74, 70),
    path(roundArch(0, 0, 34, 44), gap),
  ])
}

/** The statue in the harbour of New York on her pedestal: 600 wide, 860 high on the origin. */
export function libertyStatue(pen: Pen, x: number, base: number, scale: number): string {
  const copper = colourPaint(pen, '#74b79c')
  const granite = colourPaint(pen, '#d9c7ab')
  return at(x, base, group([pedestal(pen, granite), at(0, -370, goddess(pen, copper), 1.02)]), scale)
}
