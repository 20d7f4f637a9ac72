import { cypress, ground, grove, ridge, skyline, umbrellaPine } from '../kit/land.ts'
import { title } from '../kit/lettering.ts'
import { balloonShape, curtains } from '../kit/objects.ts'
import { audience, couple } from '../kit/people.ts'
import { at, disc, poly, rect } from '../kit/shape.ts'
import { beam, birds, heavens, mist, orb, rays, sky } from '../kit/sky.ts'
import { glints, reflected, water } from '../kit/water.ts'
import { eiffelTower } from '../landmarks/eiffel-tower.ts'
import { bascule, clockTower } from '../landmarks/london.ts'
import { farPaint, ironPaint, stonePaint } from '../landmarks/paint.ts'
import { sacreCoeur } from '../landmarks/paris-churches.ts'
import { colosseum, stPeters } from '../landmarks/rome.ts'
import { mix, paletteOf, tone } from '../palette.ts'
import { linear, makePen, picture } from '../pen.ts'
import { showPalette } from '../show.ts'
import { theLanternThief } from '../shows/the-lantern-thief.ts'

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

/** Rome's card: the amphitheatre in terracotta light between a pine and cypresses. */
export function romeCard(): string {
  const pen = makePen('brand-rome-social', size.width, size.height, {
    ...paletteOf('dusk', 'gold'),
    sky: ['#8b3415', '#d9703a', '#ffd79a'],
    haze: '#e59a63',
    ink: '#3a160c',
    stone: ['#fff0d6', '#e2a877', '#9a4a2a'],
    leaf: ['#4f7a55', '#23402e'],
    accent: '#2c4f3a',
    window: '#5c1f0e',
  })
  const { palette } = pen
  return picture(pen, [
    sky(pen, 500),
    rays(pen, 900, 220, 900, 22, 0.32),
    orb(pen, 900, 220, 92),
    skyline(pen, 500, 0.14, { heights: [30, 80], widths: [40, 80], roofs: 'flat', lit: 0 }),
    stPeters(pen, 190, 506, 0.36, farPaint(pen, 0.3)),
    mist(pen, 510, 150, 0.7),
    colosseum(pen, 850, 530, 0.66, { ...stonePaint(pen), gap: '#5c1f0e' }),
    ground(pen, 530, mix(palette.stone[1], palette.haze, 0.4), '#6a2a15'),
    couple(520, 566, 50, palette.ink),
    cypress(pen, 1130, 590, 250),
    cypress(pen, 1174, 600, 200),
    umbrellaPine(pen, 84, 640, 300),
    grove(pen, 640, 60, palette.ink, -40, 300),
    grove(pen, 644, 44, palette.ink, 1000, 1260),
    birds(pen, 640, 130, 6),
    title(['ROME'], 312, 70, 400, 132, '#fff3e0', { weight: 0.13, width: 1.06, waist: 0.44 }),
    title(['BY WAYFARE'], 312, 240, 330, 34, '#ffe3b8', { weight: 0.13, width: 1.1, waist: 0.5 }),
  ])
}

/** The tower's card: iron in the fog of a blue evening, its lamp sweeping over the roofs. */
export function eiffelCard(): string {
  const pen = makePen('brand-eiffel-social', size.width, size.height, {
    ...paletteOf('night', 'sea'),
    sky: ['#0b1d30', '#22496f', '#a9c4da'],
    haze: '#7f9fbc',
    ink: '#0a1826',
    glow: '#f3d690',
    sun: '#fff3cf',
    window: '#f6d587',
    roof: '#1c3a58',
    leaf: ['#2b4b66', '#132c44'],
  })
  const lamp = [880, 74] as const
  return picture(pen, [
    sky(pen, 520),
    beam(pen, lamp, [-260, 330], 300, 0.5),
    beam(pen, lamp, [1500, 250], 260, 0.5),
    skyline(pen, 540, 0.2, { heights: [50, 110], widths: [50, 90], roofs: 'mansard', lit: 0.12 }),
    mist(pen, 550, 190, 0.8),
    eiffelTower(lamp[0], 566, 566, { lit: '#d9e6f1', body: '#16304a', shade: '#0a1826', gap: '#e5c06a' }),
    disc(lamp[0], lamp[1], 34, '#f3d690', 'opacity=".35"') + disc(lamp[0], lamp[1], 13, '#fff3cf'),
    mist(pen, 580, 90, 0.5),
    skyline(pen, 600, 0.7, { heights: [30, 84], widths: [60, 110], roofs: 'mansard', lit: 0.34 }, -20, 620),
    skyline(pen, 600, 0.7, { heights: [30, 84], widths: [60, 110], roofs: 'mansard', lit: 0.34 }, 1080, 1240),
    grove(pen, 612, 40, tone(pen.palette, 0.9)),
    poly(
      [
        [0, 606],
        [1200, 606],
        [1200, 630],
        [0, 630],
      ],
      pen.palette.ink,
    ),
    title(['EIFFEL', 'TOWER'], 330, 150, 460, 128, '#f2f6fa', { weight: 0.08, width: 1.08, waist: 0.42 }),
    title(['TICKETS'], 330, 448, 300, 34, '#e5c06a', { weight: 0.13, width: 1.3, waist: 0.5 }),
  ])
}
