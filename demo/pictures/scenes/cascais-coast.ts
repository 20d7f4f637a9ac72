import { foliageFrame, umbrellaPine } from '../kit/land.ts'
import { couple } from '../kit/people.ts'
import { at, box, d, disc, path, poly, range, rect, stroke } from '../kit/shape.ts'
import { birds, heavens, mist, radialGlow } from '../kit/sky.ts'
import { glints, ripples, water } from '../kit/water.ts'
import { colourPaint, floodlit } from '../landmarks/local-colour.ts'
import { mix, type Palette, tone } from '../palette.ts'
import { clipped, linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The striped lighthouse on its rocks; the ocean breaks white through the arch of the cliff. */
export const cascaisCoast: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const shore = 700
    return [
      heavens(pen, shore, 520, 420, 122, 'rays'),
      path(d`M-20 ${shore}V650Q120 610 260 640Q380 656 470 ${shore - 6}V${shore + 4}Z`, tone(palette, 0.16)),
      mist(pen, shore + 6, 180, 0.6),
      water(pen, shore, 1200, 520),
      sailBoat(300, 742, 0.62, palette) + sailBoat(640, 764, 0.95, palette) + sailBoat(140, 724, 0.36, palette),
      glints(pen, shore + 10, 1190, 520, 1.6) + ripples(pen, shore + 10, 1180, 44),
      villa(pen, 1450, 560),
      umbrellaPine(pen, 1330, 590, 250) + umbrellaPine(pen, 1580, 560, 300),
      cliff(pen),
      lighthouse(pen, 1090, 590, 1.12),
      surf(pen),
      path('M-20 1200V1010Q160 1000 300 1060Q470 1120 560 1200Z', mix(palette.stone[2], palette.ink, 0.5)),
      path('M-20 1010Q160 1000 300 1060Q470 1120 560 1200H500Q420 1130 280 1086Q140 1036 -20 1040Z', palette.leaf[1]),
      couple(170, 1026, 180, palette.ink),
      foliageFrame(pen, 'left', 400),
      birds(pen, 760, 250, 10, 20),
    ]
  },
}

/** A sloop of two sails. */
function sailBoat(x: number, y: number, scale: number, palette: Palette): string {
  return at(
    x,
    y,
    path('M-60 0H64Q52 24 30 26H-40Q-56 18 -60 0Z', palette.ink) +
      path('M-4 -6V-190Q70 -90 66 -6Z', mix(palette.stone[0], '#ffffff', 0.5)) +
      path('M-12 -6V-170Q-60 -80 -62 -6Z', palette.accent),
    scale,
  )
}

/** Layered cliffs with the arch that the sea has cut. */
function cliff(pen: Pen): string {
  const { palette } = pen
  const warm = mix(palette.stone[1], '#c98a52', palette.light === 'night' ? 0.15 : 0.35)
  const lit = mix(palette.stone[0], warm, 0.4)
  const shade = mix(palette.stone[2], palette.ink, 0.15)
  const body =
    'M1640 560L1500 552L1380 580L1240 572L1120 590L1010 586L900 604L850 640L866 700L820 760L838 850L800 940H930Q920 830 980 780Q1040 740 1090 790Q1136 840 1130 960L1180 1010H1640Z'
  const strata = range(
    9,
    (index) =>
      d`M760 ${628 + index * 44}Q1000 ${600 + index * 46} 1240 ${626 + index * 44}T1660 ${600 + index * 46}v12Q1440 ${634 + index * 44} 1240 ${640 + index * 44}T760 ${642 + index * 44}Z`,
  )
  const cracks =
    'M880 620L900 700L872 790L890 880L870 940H800V600ZM1180 1010L1210 880L1196 760L1240 600H1300L1270 760L1290 900L1260 1010ZM1420 1010L1450 860L1430 720L1470 560H1560L1530 740L1550 880L1520 1010Z'
  return (
    path('M1130 960Q1136 840 1090 790Q1040 740 980 780Q1010 800 1016 860V960Z', mix(shade, palette.ink, 0.3)) +
    path(body, warm) +
    clipped(pen, body, path(strata, lit, 'opacity=".75"') + path(cracks, shade, 'opacity=".5"')) +
    path(
      'M1640 552L1500 544L1380 572L1240 564L1120 582L1010 578L900 596L850 640Q900 626 1010 612T1240 604T1500 584L1640 596Z',
      palette.leaf[0],
    ) +
    path(
      'M1640 580L1500 570Q1380 610 1240 592T1010 600L850 640Q900 632 1010 618T1240 610T1500 592L1640 606Z',
      palette.leaf[1],
    ) +
    path('M700 960Q720 900 760 912Q780 860 812 890Q840 930 850 960Z', shade)
  )
}

/** White water where the swell meets the rock. */
function surf(pen: Pen): string {
  const foam = mix(pen.palette.sun, pen.palette.water[0], pen.palette.light === 'night' ? 0.35 : 0.1)
  const crest = (x: number, y: number, w: number, h: number): string =>
    d`M${x} ${y}q${w * 0.1} ${-h} ${w * 0.22} ${-h * 0.3}q${w * 0.08} ${-h * 0.9} ${w * 0.2} ${-h * 0.2}q${w * 0.1} ${-h * 0.8} ${w * 0.22} ${-h * 0.1}q${w * 0.12} ${-h * 0.6} ${w * 0.18} ${h * 0.1}q${w * 0.12} ${-h * 0.2} ${w * 0.18} ${h * 0.5}q${-w * 0.5} ${h * 0.5} ${-w} 0z`
  const roller = (y: number, from: number, to: number, rise: number): string =>
    d`M${from} ${y}Q${(from + to) / 2} ${y - rise} ${to} ${y - 6}Q${(from + to) / 2} ${y - rise * 0.45} ${from} ${y}Z`
  return (
    path(
      crest(690, 966, 260, 70) + crest(900, 980, 320, 56) + crest(1140, 1016, 300, 74) + crest(1390, 1020, 280, 60),
      foam,
    ) +
    path(
      'M600 984Q760 930 900 956T1160 996T1660 1000V1040Q1400 1066 1160 1044T820 1000Q700 1000 600 984Z',
      foam,
      'opacity=".85"',
    ) +
    path(
      roller(1050, 520, 1660, 46) +
        roller(1110, 360, 1300, 40) +
        roller(1150, 900, 1700, 34) +
        roller(880, 60, 620, 18) +
        roller(950, 180, 700, 22),
      foam,
      'opacity=".7"',
    ) +
    path(
      range(30, () => d`M${700 + pen.random() * 800} ${880 + pen.random() * 90}m-4 0a4 4 0 1 1 8 0a4 4 0 1 1 -8 0`),
      foam,
    )
  )
}

/** The lighthouse in blue and white bands with its keeper's house, 150 wide and 430 high on the origin. */
function lighthouse(pen: Pen, x: number, base: number, scale: number): string {
  const { palette } = pen
  const { ink, light } = palette
  const blue = floodlit(palette, '#2b6cb0')
  const white = mix(palette.stone[0], '#ffffff', light === 'night' ? 0.05 : 0.5)
  const red = floodlit(palette, '#cf3f38')
  const dim = light === 'night' || light === 'dusk'
  const lampColour = dim ? mix(palette.window, '#ffffff', 0.4) : mix(palette.sky[1], '#ffffff', 0.5)
  const band = (low: number, high: number, fill: string): string =>
    poly(
      [
        [-46 + low * 0.045, -low],
        [46 - low * 0.045, -low],
        [46 - high * 0.045, -high],
        [-46 + high * 0.045, -high],
      ],
      fill,
    )
  const bands = range(6, (index) => band(index * 55, (index + 1) * 55, index % 2 === 0 ? white : blue))
  const house = colourPaint(pen, '#f4ead6')
  const fading = (reach: number): string =>
    linear(
      pen,
      0,
      reach,
      [
        [0, palette.window, 0.7],
        [1, palette.window, 0],
      ],
      true,
    )
  const beams =
    path('M0 -376L-760 -470V-330L0 -366Z', fading(-760)) + path('M0 -376L700 -480V-340L0 -366Z', fading(700))
  return (
    (dim ? radialGlow(pen, x, base - 372 * scale, 260) : '') +
    at(
      x,
      base,
      (dim ? beams : '') +
        rect(-150, -78, 330, 92, house.body) +
        rect(90, -78, 90, 92, house.shade) +
        path('M-164 -74L-140 -116H170L196 -74Z', red) +
        path(
          range(5, (index) => box(-132 + index * 62, -54, 22, 34)),
          house.gap,
        ) +
        rect(-150, -8, 330, 10, blue) +
        bands +
        path('M14 0V-330H31L46 0Z', ink, 'opacity=".24"') +
        path(box(-7, -110, 14, 26) + box(-7, -220, 14, 26), ink) +
        path('M-46 -330H46L40 -344H-40Z', white) +
        path(`${box(-44, -366, 88, 4)}${range(8, (index) => box(-42 + index * 11.6, -364, 3, 22))}`, ink) +
        rect(-24, -394, 48, 52, lampColour) +
        stroke('M-24 -394V-342M-8 -394V-342M8 -394V-342M24 -394V-342', ink, 3) +
        path('M-32 -392Q-28 -424 0 -432Q28 -424 32 -392Z', red) +
        path(box(-2, -458, 4, 28), ink) +
        disc(0, -434, 6, red),
      scale,
    )
  )
}

/** A summer villa with a turret above the cliff. */
function villa(pen: Pen, x: number, base: number): string {
  const { lit, body, shade, gap } = colourPaint(pen, '#efc88a')
  const red = floodlit(pen.palette, '#c2563e')
  return (
    rect(x - 90, base - 110, 170, 120, body) +
    rect(x + 30, base - 110, 50, 120, shade) +
    path(d`M${x - 104} ${base - 106}L${x - 70} ${base - 154}H${x + 60}L${x + 94} ${base - 106}Z`, red) +
    rect(x + 40, base - 180, 56, 190, body) +
    rect(x + 72, base - 180, 24, 190, shade) +
    path(d`M${x + 32} ${base - 178}L${x + 68} ${base - 246}L${x + 104} ${base - 178}Z`, red) +
    path(
      [-72, -38, -4].map((dx) => box(x + dx, base - 84, 18, 30) + box(x + dx, base - 36, 18, 30)).join('') +
        box(x + 58, base - 152, 16, 30),
      gap,
    ) +
    path(box(x - 96, base - 48, 140, 6), lit)
  )
}
