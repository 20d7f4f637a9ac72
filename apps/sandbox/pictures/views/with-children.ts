import { grove, tree } from '../kit/land.ts'
import { figure } from '../kit/people.ts'
import { disc, oval, path, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { mix, tone } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { type Subject, standing } from './subject.ts'

/** A family on its way: the path leads across the grass to the landmark, and somebody has a balloon. */
export function withChildren(subject: Subject): Scene {
  return {
    mood: subject.mood,
    draw: (pen) => {
      const { palette } = pen
      return [
        heavens(pen, 800, 1180, 300, 110, 'clouds'),
        grove(pen, 830, 100, tone(palette, 0.26)),
        mist(pen, 840, 200, 0.6),
        standing(pen, subject, 760, 850, { width: 1000, height: 640 }),
        path(
          'M0 840H1600V1200H0Z',
          linear(pen, 840, 1200, [
            [0, mix(palette.leaf[0], palette.haze, 0.3)],
            [1, palette.leaf[1]],
          ]),
        ),
        path(
          'M700 846H830Q980 1000 1240 1200H320Q600 1000 700 846Z',
          linear(pen, 846, 1200, [
            [0, palette.stone[0]],
            [1, palette.stone[1]],
          ]),
        ),
        tree(pen, 150, 1010, 520, 1) + tree(pen, 1450, 1030, 600, -1),
        family(pen),
        grove(pen, 1215, 110, mix(palette.leaf[1], palette.ink, 0.4), -40, 340),
        birds(pen, 430, 240, 7),
      ]
    },
  }
}

function family(pen: Pen): string {
  const { ink, accent, sun } = pen.palette
  return (
    figure(640, 1160, 300, ink, 'stand') +
    figure(740, 1164, 170, ink, 'dress') +
    figure(850, 1162, 284, ink, 'dress') +
    figure(955, 1170, 150, ink, 'walk') +
    stroke('M686 1010L716 1066M812 1020L766 1066M890 1030L934 1090', ink, 12, 'stroke-linecap="round"') +
    stroke('M984 1090Q1010 960 1000 820', ink, 4) +
    oval(1000, 750, 62, 76, accent) +
    disc(978, 722, 14, sun, 'opacity=".7"') +
    path('M988 824h24l-12 -16z', accent)
  )
}
