import { festoon, lamp } from '../kit/architecture.ts'
import { couple, crowd } from '../kit/people.ts'
import { at, box, circle, d, disc, group, path, range, rect, stroke } from '../kit/shape.ts'
import { heavens, mist, radialGlow } from '../kit/sky.ts'
import { glints, lampTrails, reflected, ripples, water } from '../kit/water.ts'
import { colourPaint, floodlit, inLight } from '../landmarks/local-colour.ts'
import { farPaint } from '../landmarks/paint.ts'
import { palm } from '../landmarks/palms.ts'
import { shophouse } from '../landmarks/singapore.ts'
import { evening, farHighRises, highRises } from '../landmarks/skyscrapers.ts'
import { lamplight, mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

const row = [
  ['#e58a72', 130, 300],
  ['#f0c75e', 118, 270],
  ['#7fb0a6', 136, 316],
  ['#f2e2c4', 112, 284],
  ['#6f93c0', 128, 306],
  ['#e9a04a', 120, 262],
  ['#c9607a', 132, 312],
  ['#9cc08a', 116, 278],
  ['#f0d9a8', 128, 300],
  ['#d9703f', 120, 286],
  ['#7fa6c4', 130, 308],
  ['#f2c9b0', 124, 274],
  ['#88b59a', 130, 300],
] as const

/** Shophouses and towers crowd the river's bend; a bumboat with lanterns slides past the tables on the quay. */
export const nightRiver: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const [quay, edge] = [800, 834]
    let x = -30
    const houses = row
      .map(([colour, width, height]) => {
        const drawn = shophouse(pen, x, quay, width, height, colourPaint(pen, colour))
        x += width
        return drawn
      })
      .join('')
    return [
      heavens(pen, quay, 560, 290, 130, 'rays'),
      farHighRises(pen, -20, 1620, quay, 0.16, {
        heights: [200, 480],
        widths: [60, 110],
        kinds: ['flat', 'slope', 'round', 'flat'],
      }),
      mist(pen, quay, 420, 0.6),
      highRises(pen, 740, 1640, quay, [farPaint(pen, 0.36), farPaint(pen, 0.46)], {
        heights: [360, 680],
        widths: [116, 160],
        kinds: ['flat', 'slope', 'step', 'flat'],
        swell: (t) => Math.sin(Math.PI * t) ** 0.6,
      }),
      water(pen, edge, 1200, 560),
      reflected(
        pen,
        houses +
          rect(-10, quay, 1620, edge - quay + 4, mix(palette.stone[2], palette.ink, 0.35)) +
          rect(-10, quay - 2, 1620, 8, palette.stone[1]) +
          parasols(pen, quay) +
          crowd(pen, 20, 1580, quay + 2, 54, 9, palette.ink),
        edge + 2,
        1200,
        0.46,
      ),
      lampTrails(pen, edge + 16, 1150, evening(pen) ? [120, 820, 1440] : []),
      glints(pen, edge + 10, 1190, 560, 1.3) + ripples(pen, edge + 10, 1190, 14),
      bumboat(pen, 740, 1010, 1.12),
      rect(0, 1150, 1600, 50, palette.ink) + rect(0, 1146, 1600, 7, mix(palette.ink, palette.stone[1], 0.5)),
      festoon([-20, 880], [360, 930], 70, 10, lamplight(palette), 7) +
        festoon([1240, 930], [1620, 880], 70, 10, lamplight(palette), 7),
      lamp(pen, 360, 1160, 250) + lamp(pen, 1240, 1160, 250),
      couple(1150, 1160, 170, palette.ink),
      palm(pen, 70, 1190, 620, 50) + palm(pen, 1540, 1190, 600, -56),
    ]
  },
}

/** Parasols over the tables of the quay. */
function parasols(pen: Pen, y: number): string {
  const cloth = floodlit(pen.palette, '#e9553f')
  const other = floodlit(pen.palette, '#f2e2c4')
  const top = (px: number): string =>
    d`M${px - 46} ${y - 54}Q${px - 30} ${y - 84} ${px} ${y - 88}Q${px + 30} ${y - 84} ${px + 46} ${y - 54}Z`
  const stems = range(9, (index) => box(88 + index * 178, y - 56, 4, 56))
  return (
    path(stems, pen.palette.ink) +
    path(
      range(5, (index) => top(90 + index * 356)),
      cloth,
    ) +
    path(
      range(4, (index) => top(268 + index * 356)),
      other,
    )
  )
}

/** The old cargo boat of the river, now for passengers: painted eyes, canopy, red lanterns. */
function bumboat(pen: Pen, x: number, line: number, scale: number): string {
  const { palette } = pen
  const hull = mix(inLight(palette, '#3a6a5a'), palette.ink, 0.25)
  const red = floodlit(palette, '#d8382f')
  const cream = mix(floodlit(palette, '#f4e6c8'), palette.stone[0], 0.3)
  const wood = mix(palette.ink, palette.stone[2], 0.2)
  const lanterns = range(7, (index) => {
    const lx = -210 + index * 68
    return d`M${lx - 15} -138a15 17 0 1 1 30 0a15 17 0 1 1 -30 0zM${lx - 7} -158h14v6h-14zM${lx - 7} -124h14v6h-14zM${lx - 1.5} -118h3v14h-3z`
  })
  return at(
    x,
    line,
    group([
      path('M-340 34Q0 20 340 34Q300 54 0 58Q-300 54 -340 34Z', palette.ink, 'opacity=".3"'),
      evening(pen) ? radialGlow(pen, -10, -130, 300) : '',
      crowd(pen, -230, 210, -30, 104, 7, palette.ink),
      stroke('M-246 -40V-172M-90 -40V-176M80 -40V-176M232 -40V-172', wood, 8),
      path('M-290 -164Q-10 -214 276 -164L262 -150Q-10 -196 -276 -150Z', red),
      path('M-276 -150Q-10 -196 262 -150V-142Q-10 -186 -272 -142Z', cream),
      path(lanterns, evening(pen) ? mix(red, palette.window, 0.45) : red),
      evening(pen)
        ? path(
            range(7, (index) => circle(-210 + index * 68, -138, 7)),
            palette.window,
          )
        : '',
      path('M-380 -92L-350 -98Q-320 -48 -250 -44H250Q310 -46 344 -92L366 -86Q356 0 300 40H-280Q-350 6 -380 -92Z', hull),
      path('M-374 -76Q-324 -28 -254 -26H256Q320 -28 360 -72L356 -56Q316 -12 256 -10H-254Q-330 -12 -368 -60Z', red),
      path('M-352 -12Q-240 20 0 22T346 -20Q330 16 300 40H-280Q-330 14 -352 -12Z', mix(hull, palette.ink, 0.45)),
      disc(-322, -42, 19, cream) + disc(-326, -42, 10, palette.ink),
      path(
        range(6, (index) => circle(-170 + index * 74, 8, 8)),
        cream,
      ),
      stroke('M346 -92V-180', wood, 5) +
        path('M348 -178Q372 -190 392 -178T424 -180V-144Q404 -134 384 -144T348 -142Z', red) +
        path('M348 -160Q384 -152 424 -162V-144Q404 -134 384 -144T348 -142Z', cream),
    ]),
    scale,
  )
}
