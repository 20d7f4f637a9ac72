import { cypress, grove, skyline, umbrellaPine } from '../kit/land.ts'
import { crowd, figure } from '../kit/people.ts'
import { disc, oval, rect } from '../kit/shape.ts'
import { heavens, mist, radialGlow } from '../kit/sky.ts'
import { glints, reflected } from '../kit/water.ts'
import type { Paint } from '../landmarks/paint.ts'
import { colosseum as amphitheatre } from '../landmarks/rome.ts'
import { lamplight, mix, type Palette } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

const GROUND = 950

/** The amphitheatre after dark: every arch lit from inside, its light on the wet stones, and a few late visitors. */
export const colosseumEvening: Scene = {
  mood: 'classic',
  lights: ['dusk', 'night'],
  draw: (pen) => {
    const { palette } = pen
    const paint = darkStone(palette)
    return [
      heavens(pen, 900, 1330, 210, 62, 'strata'),
      skyline(pen, 900, 0.2, { heights: [50, 110], widths: [60, 120], roofs: 'flat' }),
      mist(pen, 905, 200, 0.5),
      // The arena glows over its broken rim.
      radialGlow(pen, 820, 640, 620),
      umbrellaPine(pen, 1500, 960, 420),
      grove(pen, GROUND, 60, mix(palette.leaf[1], palette.ink, 0.4), -20, 1640),
      pavement(pen),
      reflected(pen, amphitheatre(pen, 790, GROUND - 4, 1.3, paint), GROUND + 8, 1200, 0.5, 0.55),
      lightOnStones(pen),
      glints(pen, GROUND + 30, 1200, 700, 1.5),
      crowd(pen, 220, 1180, GROUND + 22, 58, 11, palette.ink),
      lanterns(pen),
      cypress(pen, 64, 1030, 420) + cypress(pen, 140, 1010, 330),
      umbrellaPine(pen, 1570, 1190, 640),
    ]
  },
}

/** Stone that only lamps shine on: dark between the openings, so that these are what one sees. */
function darkStone(palette: Palette): Paint {
  const [lit, body, shade] = palette.stone
  return {
    lit: mix(lit, shade, 0.42),
    body: mix(mix(body, shade, 0.55), palette.ink, 0.38),
    shade: mix(shade, palette.ink, 0.5),
    gap: mix(lamplight(palette), '#ffffff', 0.14),
  }
}

function pavement(pen: Pen): string {
  const { stone, ink } = pen.palette
  return rect(
    0,
    GROUND,
    1600,
    1200 - GROUND,
    linear(pen, GROUND, 1200, [
      [0, mix(stone[2], ink, 0.25)],
      [1, ink],
    ]),
  )
}

/** What the arches and the lamps at the foot of the wall leave on the stones. */
function lightOnStones(pen: Pen): string {
  const glow = lamplight(pen.palette)
  return oval(740, GROUND + 12, 760, 60, glow, 'opacity=".16"') + oval(740, GROUND + 8, 560, 34, glow, 'opacity=".2"')
}

/** A small group going in, each with a lantern. */
function lanterns(pen: Pen): string {
  const { ink } = pen.palette
  const glow = lamplight(pen.palette)
  const group = [
    [470, 1130, 170, 'walk'],
    [590, 1150, 184, 'dress'],
    [720, 1122, 160, 'walk'],
    [1010, 1150, 178, 'stand'],
    [1100, 1140, 166, 'dress'],
  ] as const
  return group
    .map(([x, base, height, pose], index) => {
      const [lx, ly] = [x + height * 0.22, base - height * 0.42]
      const lamp = index % 2 === 0 ? radialGlow(pen, lx, ly, 90) + disc(lx, ly, 9, glow) : ''
      return figure(x, base, height, ink, pose) + lamp
    })
    .join('')
}
