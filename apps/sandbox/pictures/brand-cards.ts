import { grove, ridge, skyline } from './kit/land.ts'
import { title } from './kit/lettering.ts'
import { balloonShape, curtains } from './kit/objects.ts'
import { audience } from './kit/people.ts'
import { at, rect } from './kit/shape.ts'
import { heavens, mist } from './kit/sky.ts'
import { glints, reflected, water } from './kit/water.ts'
import { eiffelTower } from './landmarks/eiffel-tower.ts'
import { bascule, clockTower } from './landmarks/london.ts'
import { farPaint, ironPaint } from './landmarks/paint.ts'
import { sacreCoeur } from './landmarks/paris-churches.ts'
import { stPeters } from './landmarks/rome.ts'
import { paletteOf, tone } from './palette.ts'
import { linear, makePen, picture } from './pen.ts'
import { showPalette } from './show.ts'
import { theLanternThief } from './shows/the-lantern-thief.ts'

const size = { width: 1200, height: 630 }

/** The marketplace's card for links shared elsewhere: landmarks of its cities on one shore. */
export function wayfareCard(): string {
  const pen = makePen('brand-wayfare-social', size.width, size.height, {
    ...paletteOf('dawn', 'sea'),
    sky: ['#0f6f78', '#7cc0b4', '#fff0d6'],
    ink: '#0c3f4a',
    accent: '#f0684e',
    water: ['#ffe3c4', '#2b8a8e'],
    haze: '#bfd8c6',
  })
  const shore = 470
  const coast =
    stPeters(pen, 980, shore, 0.42, farPaint(pen, 0.66)) +
    sacreCoeur(pen, 300, shore, 0.42, farPaint(pen, 0.55)) +
    clockTower(pen, 170, shore, 0.42, farPaint(pen, 0.74)) +
    bascule(pen, 700, shore, 0.3, farPaint(pen, 0.6)) +
    eiffelTower(480, shore, 400, ironPaint(pen)) +
    grove(pen, shore + 2, 26, tone(pen.palette, 0.85))
  return picture(pen, [
    heavens(pen, shore, 700, 240, 76, 'rays'),
    ridge(pen, 440, 50, tone(pen.palette, 0.14), 4),
    skyline(pen, shore, 0.2, { heights: [20, 70], widths: [30, 60], roofs: 'mansard' }),
    mist(pen, shore + 4, 150, 0.6),
    water(pen, shore, 630, 700),
    reflected(pen, coast, shore, 630, 0.4),
    glints(pen, shore + 4, 624, 700, 1.2),
    balloonShape(pen, 1070, 330, 0.36, [pen.palette.accent, '#fff3dc']),
    balloonShape(pen, 330, 190, 0.17, [pen.palette.accent, '#fff3dc']),
    title(['WAYFARE'], 770, 60, 460, 84, '#0c3f4a', { weight: 0.15, width: 1.1, waist: 0.5 }),
  ])
}

/** The theatre brand's card: velvet, gold fringe and a figure in the light. */
export function theatreCard(): string {
  const pen = makePen('brand-theatre-social', size.width, size.height, showPalette(theLanternThief))
  return picture(pen, [
    theLanternThief.backdrop(pen),
    at(600, 290, theLanternThief.emblem(pen), 0.5),
    curtains(pen, -20, 1220, -24, 600, '#8c1530', '#f2b94a'),
    rect(
      0,
      540,
      1200,
      90,
      linear(pen, 540, 630, [
        [0, '#5a2a1c'],
        [1, pen.palette.ink],
      ]),
    ),
    audience(pen, 590, 44, pen.palette.ink),
  ])
}
