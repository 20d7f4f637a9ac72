import { at, circle, d, path, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { casaBatlloFront, gateLodge, steppedHouse } from '../landmarks/barcelona.ts'
import { casinaBorghese } from '../landmarks/casina-borghese.ts'
import { kronborgCastle, marbleDome, mermaid, rosenborgPalace } from '../landmarks/copenhagen.ts'
import { burjTower, minaret } from '../landmarks/dubai.ts'
import { canalHouses, windmill } from '../landmarks/dutch.ts'
import { eiffelTower } from '../landmarks/eiffel-tower.ts'
import { libertyStatue } from '../landmarks/liberty.ts'
import { belemTower, hillTram } from '../landmarks/lisbon.ts'
import { colourPaint } from '../landmarks/local-colour.ts'
import { bascule, cathedralDome, clockTower, parliament } from '../landmarks/london.ts'
import { empireTower, freedomTower, slabTower } from '../landmarks/new-york.ts'
import { avenueMuseum } from '../landmarks/new-york-park.ts'
import { ironPaint, stonePaint } from '../landmarks/paint.ts'
import { palm } from '../landmarks/palms.ts'
import { pantheonOfRome } from '../landmarks/pantheon-rome.ts'
import { glassPyramid, palace } from '../landmarks/paris-palaces.ts'
import { pena } from '../landmarks/pena.ts'
import { pineconeCourt } from '../landmarks/pinecone-court.ts'
import { rijksmuseum } from '../landmarks/rijksmuseum.ts'
import { colosseum, stPeters } from '../landmarks/rome.ts'
import { sagradaFamilia } from '../landmarks/sagrada-familia.ts'
import { bayTowers, glassShell, superTree } from '../landmarks/singapore.ts'
import { whiteTower } from '../landmarks/tower-of-london.ts'
import { abbey } from '../landmarks/westminster.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Subject } from './subject.ts'

/**
 * What the catalogue sells most tickets to, by the name with which the names of their pictures begin. Those of one city
 * stand together: that keeps their pictures from being composed alike, because views take turns.
 */
export const subjects = {
  colosseum: {
    ...{ mood: 'gold', width: 1040, height: 432 },
    draw: (pen, x, base, scale) => colosseum(pen, x, base, scale, stonePaint(pen)),
  },
  'pantheon-rome': {
    ...{ mood: 'classic', width: 816, height: 592 },
    draw: (pen, x, base, scale) => pantheonOfRome(pen, x, base, scale, stonePaint(pen)),
  },
  'st-peters': {
    ...{ mood: 'sea', width: 800, height: 688 },
    draw: (pen, x, base, scale) => stPeters(pen, x, base, scale, stonePaint(pen)),
  },
  pinecone: {
    ...{ mood: 'gold', width: 1180, height: 650 },
    draw: (pen, x, base, scale) => pineconeCourt(pen, x, base, scale, colourPaint(pen, '#ecc98f')),
  },
  villa: {
    ...{ mood: 'classic', width: 1024, height: 560 },
    draw: (pen, x, base, scale) => casinaBorghese(pen, x, base, scale, colourPaint(pen, '#f6efe0')),
  },
  louvre: {
    ...{ mood: 'classic', width: 1330, height: 400 },
    draw: (pen, x, base, scale) =>
      palace(pen, x, base, scale, stonePaint(pen)) + at(x, base, glassPyramid(pen, 0, 4, 300, 270), scale),
  },
  versailles: {
    ...{ mood: 'gold', width: 1328, height: 300 },
    draw: (pen, x, base, scale) => palace(pen, x, base, scale, colourPaint(pen, '#e8c987')),
  },
  orsay: { mood: 'sea', width: 1240, height: 330, draw: stationFront },
  'eiffel-tower': {
    ...{ mood: 'sea', width: 460, height: 1000 },
    draw: (pen, x, base, scale) => eiffelTower(x, base, 1000 * scale, ironPaint(pen)),
  },
  'sagrada-familia': {
    ...{ mood: 'gold', width: 664, height: 880 },
    draw: (pen, x, base, scale) => sagradaFamilia(pen, x, base, scale, stonePaint(pen)),
  },
  'park-guell': {
    ...{ mood: 'sea', width: 620, height: 616 },
    draw: (pen, x, base, scale) =>
      gateLodge(pen, x - 150 * scale, base, scale, true) + gateLodge(pen, x + 170 * scale, base, scale * 0.92, false),
  },
  'casa-batllo': {
    ...{ mood: 'classic', width: 800, height: 932 },
    draw: (pen, x, base, scale) =>
      steppedHouse(pen, x - 400 * scale, base, scale, colourPaint(pen, '#e2b98a')) +
      casaBatlloFront(pen, x, base, scale),
  },
  rijksmuseum: {
    ...{ mood: 'classic', width: 1264, height: 592 },
    draw: (pen, x, base, scale) => rijksmuseum(pen, x, base, scale),
  },
  canal: { mood: 'sea', width: 1100, height: 480, draw: canalRow },
  windmill: {
    ...{ mood: 'sea', width: 900, height: 784 },
    draw: (pen, x, base, scale) =>
      windmill(pen, x - 320 * scale, base, scale * 0.6, stonePaint(pen), 52) +
      windmill(pen, x + 90 * scale, base, scale, stonePaint(pen), 20),
  },
  belem: {
    ...{ mood: 'gold', width: 664, height: 632 },
    draw: (pen, x, base, scale) => belemTower(pen, x, base, scale, stonePaint(pen)),
  },
  pena: { mood: 'classic', width: 716, height: 528, draw: (pen, x, base, scale) => pena(pen, x, base, scale) },
  tram: { mood: 'gold', width: 312, height: 560, draw: (pen, x, base, scale) => hillTram(pen, x, base, scale) },
  kronborg: {
    ...{ mood: 'sea', width: 1052, height: 632 },
    draw: (pen, x, base, scale) =>
      kronborgCastle(x, base, scale, colourPaint(pen, '#dcc094'), colourPaint(pen, '#5fa68e')),
  },
  rosenborg: {
    ...{ mood: 'classic', width: 656, height: 804 },
    draw: (pen, x, base, scale) =>
      rosenborgPalace(pen, x, base, scale, colourPaint(pen, '#b8543f'), colourPaint(pen, '#5fa08a')),
  },
  mermaid: { mood: 'sea', width: 510, height: 444, draw: (pen, x, base, scale) => mermaid(pen, x, base, scale) },
  liberty: {
    ...{ mood: 'sea', width: 600, height: 864 },
    draw: (pen, x, base, scale) => libertyStatue(pen, x, base, scale),
  },
  'empire-state': {
    ...{ mood: 'gold', width: 304, height: 996 },
    draw: (pen, x, base, scale) => empireTower(pen, x, base, scale, stonePaint(pen)),
  },
  rockefeller: {
    ...{ mood: 'classic', width: 400, height: 1000 },
    draw: (pen, x, base, scale) => slabTower(pen, x, base, scale, colourPaint(pen, '#cbb79e')),
  },
  'one-world': {
    ...{ mood: 'sea', width: 180, height: 996 },
    draw: (pen, x, base, scale) => freedomTower(pen, x, base, scale, colourPaint(pen, '#a9c3d4')),
  },
  metropolitan: {
    ...{ mood: 'gold', width: 1416, height: 456 },
    draw: (pen, x, base, scale) => avenueMuseum(pen, x, base, scale, stonePaint(pen)),
  },
  burj: {
    ...{ mood: 'gold', width: 336, height: 1048 },
    draw: (pen, x, base, scale) => burjTower(pen, x, base, scale, colourPaint(pen, '#cdd3cf')),
  },
  mosque: { mood: 'gold', width: 760, height: 480, draw: whiteMosque },
  frame: { mood: 'gold', width: 380, height: 600, draw: goldenFrame },
  ring: { mood: 'sea', width: 640, height: 520, draw: ringMuseum },
  camp: { mood: 'gold', width: 900, height: 420, draw: desertCamp },
  gardens: {
    ...{ mood: 'sea', width: 900, height: 904 },
    draw: (pen, x, base, scale) =>
      at(x, base, glassShell(pen, -450, 0, 460, 240, 0.26), scale) +
      superTree(pen, x + 130 * scale, base, 880 * scale, 256 * scale, '#d9527a') +
      superTree(pen, x - 190 * scale, base, 560 * scale, 160 * scale, '#7a5fb8'),
  },
  'flower-dome': {
    ...{ mood: 'classic', width: 1000, height: 420 },
    draw: (pen, x, base, scale) => at(x, base, glassShell(pen, -500, 0, 1000, 420, 0.3), scale),
  },
  'marina-bay': {
    ...{ mood: 'gold', width: 890, height: 516 },
    draw: (pen, x, base, scale) => bayTowers(pen, x + 56 * scale, base, scale, colourPaint(pen, '#d9d2bf')),
  },
  'white-tower': {
    ...{ mood: 'classic', width: 488, height: 644 },
    draw: (pen, x, base, scale) => whiteTower(pen, x, base, scale, stonePaint(pen)),
  },
  'tower-bridge': {
    ...{ mood: 'sea', width: 1200, height: 448 },
    draw: (pen, x, base, scale) => bascule(pen, x, base - 30 * scale, scale, stonePaint(pen)),
  },
  abbey: {
    ...{ mood: 'gold', width: 912, height: 824 },
    draw: (pen, x, base, scale) => abbey(pen, x - 156 * scale, base, scale, stonePaint(pen)),
  },
  parliament: {
    ...{ mood: 'sea', width: 820, height: 820 },
    draw: (pen, x, base, scale) =>
      parliament(pen, x - 20 * scale, base, scale, stonePaint(pen)) +
      clockTower(pen, x + 350 * scale, base, scale, stonePaint(pen)),
  },
  rotunda: {
    ...{ mood: 'gold', width: 472, height: 564 },
    draw: (pen, x, base, scale) => cathedralDome(pen, x, base, scale, colourPaint(pen, '#dfb779')),
  },
} satisfies Record<string, Subject>

const CANAL_COLOURS = ['#8f4a3a', '#3f4f5c', '#b5713f', '#6b3b3f', '#d8c6a0']

function canalRow(pen: Pen, x: number, base: number, scale: number): string {
  const paints = CANAL_COLOURS.map((colour) => colourPaint(pen, colour))
  return canalHouses(pen, x - 550 * scale, x + 550 * scale, base, 420 * scale, paints, [110 * scale, 160 * scale])
}

/** A station turned museum: a long front of tall arches between two pavilions with clocks. */
function stationFront(pen: Pen, x: number, base: number, scale: number): string {
  const { lit, body, shade, gap } = stonePaint(pen)
  const pavilion = (left: number) =>
    rect(left, -300, 200, 300, body) +
    rect(left + 140, -300, 60, 300, shade, 'opacity=".5"') +
    path(d`M${left - 10} -300Q${left + 100} -370 ${left + 210} -300Z`, shade) +
    path(circle(left + 100, -220, 56), lit) +
    stroke(d`M${left + 100} -220v-40M${left + 100} -220l26 16`, pen.palette.ink, 8) +
    path(roundArch(left + 100, 0, 100, 130), gap)
  const hall =
    rect(-440, -260, 880, 260, body) +
    path('M-450 -260Q0 -340 450 -260Z', mix(shade, pen.palette.roof, 0.5)) +
    path(
      range(7, (index) => roundArch(-366 + index * 122, 0, 84, 206)),
      gap,
    ) +
    rect(-450, -266, 900, 14, lit)
  return at(x, base, hall + pavilion(-620) + pavilion(420), scale)
}

function whiteMosque(pen: Pen, x: number, base: number, scale: number): string {
  const paint = colourPaint(pen, '#f6f2e8')
  const wall =
    rect(-380, -120, 760, 120, paint.body) +
    path(
      range(13, (index) => roundArch(-348 + index * 58, 0, 38, 92)),
      paint.shade,
    ) +
    rect(-384, -128, 768, 12, paint.lit)
  return (
    at(x, base, wall, scale) +
    [-230, 230].map((dx) => marbleDome(pen, x + dx * scale, base - 116 * scale, scale * 0.7, paint)).join('') +
    marbleDome(pen, x, base - 116 * scale, scale * 1.25, paint) +
    [-370, 370].map((dx) => minaret(x + dx * scale, base, scale * 1.3, paint)).join('')
  )
}

function goldenFrame(pen: Pen, x: number, base: number, scale: number): string {
  const { lit, body, shade } = colourPaint(pen, '#d9a441')
  return at(
    x,
    base,
    path('M-190 0V-600H190V0H130V-500H-130V0Z', body) +
      path('M160 0V-600H190V0ZM-130 -500H130V-476H-130Z', shade) +
      path(
        range(11, (index) => circle(-160, -40 - index * 50, 12) + circle(150, -40 - index * 50, 12)),
        lit,
      ) +
      rect(-190, -600, 380, 14, lit),
    scale,
  )
}

/** A museum in the form of a leaning ring on a green mound, written over with lines. */
function ringMuseum(pen: Pen, x: number, base: number, scale: number): string {
  const { lit, body, shade, gap } = colourPaint(pen, '#c9d3d8')
  const ring =
    'M-260 -250A260 250 0 1 1 260 -250A260 250 0 1 1 -260 -250ZM-70 -290A120 110 0 1 0 170 -290A120 110 0 1 0 -70 -290Z'
  const script = range(6, (index) => d`M${-220 + index * 14} ${-360 + index * 48}q60 -40 110 0t90 -14`)
  return at(
    x,
    base,
    path('M-320 0Q-200 -120 0 -110T320 0Z', pen.palette.leaf[1]) +
      path(ring, body, 'fill-rule="evenodd"') +
      stroke('M-240 -330A260 250 0 0 1 60 -492', lit, 14, 'stroke-linecap="round"') +
      stroke('M60 -10A260 250 0 0 0 258 -230', shade, 18) +
      stroke(script, gap, 9, 'stroke-linecap="round" opacity=".8"'),
    scale,
  )
}

/** Three tents between palms, a carpet before the largest. */
function desertCamp(pen: Pen, x: number, base: number, scale: number): string {
  const cloth = colourPaint(pen, '#f1e2c4')
  const tent = (middle: number, width: number, height: number) =>
    path(d`M${middle - width} 0L${middle} ${-height}L${middle + width} 0Z`, cloth.body) +
    path(d`M${middle} ${-height}L${middle + width} 0H${middle + width * 0.3}Z`, cloth.shade) +
    path(d`M${middle - width * 0.2} 0L${middle - 6} ${-height * 0.62}L${middle + width * 0.22} 0Z`, cloth.gap) +
    stroke(d`M${middle} ${-height}v-40`, pen.palette.ink, 6) +
    path(d`M${middle} ${-height - 38}l46 12l-46 14z`, pen.palette.accent)
  return at(
    x,
    base,
    palm(pen, -400, 0, 400, 40, pen.palette.leaf[1]) +
      palm(pen, 410, 0, 340, -40, pen.palette.leaf[1]) +
      tent(-230, 170, 190) +
      tent(240, 180, 200) +
      tent(0, 230, 290) +
      path('M-90 0H90L150 26H-150Z', pen.palette.accent),
    scale,
  )
}
