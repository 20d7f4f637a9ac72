import { colonnade, dome, pediment } from '../kit/architecture.ts'
import { cypress, ground, grove, ridge, skyline, umbrellaPine } from '../kit/land.ts'
import { couple, crowd } from '../kit/people.ts'
import { path, range, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { farPaint, stonePaint } from '../landmarks/paint.ts'
import { triumphalArch } from '../landmarks/paris-palaces.ts'
import { campanile } from '../landmarks/rome.ts'
import { mix, tone } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** Three columns and a temple front stand over the old street, cypresses behind. */
export const romanForum: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const { lit, body, shade } = stonePaint(pen)
    return [
      heavens(pen, 820, 1080, 430, 130, 'rays'),
      skyline(pen, 800, 0.16, { heights: [70, 150], widths: [60, 120], roofs: 'flat' }),
      campanile(1270, 800, 70, 330, farPaint(pen, 0.26)),
      dome(pen, 460, 800, 110, 120, tone(palette, 0.2), tone(palette, 0.28), 4),
      mist(pen, 820, 260, 0.7),
      ridge(pen, 800, 60, tone(palette, 0.3), 4),
      triumphalArch(pen, 1160, 860, 0.5, { lit, body, shade, gap: shade }),
      umbrellaPine(pen, 880, 850, 300) + cypress(pen, 980, 850, 230),
      mist(pen, 880, 130, 0.4),
      ground(pen, 850, mix(palette.stone[1], palette.leaf[0], 0.35), mix(palette.stone[2], palette.ink, 0.4)),
      path('M860 856H930L1120 1200H480Z', mix(palette.stone[0], palette.haze, 0.3)) +
        path(
          range(
            26,
            (index) =>
              `M${840 - index * 11 + ((index * 53) % 90)} ${880 + index * 12}h${30 + index * 2}l4 6h${-34 - index * 2}z`,
          ),
          shade,
          'opacity=".45"',
        ),
      rect(300, 940, 420, 60, body) + rect(280, 980, 470, 50, lit) + rect(560, 940, 160, 60, shade),
      colonnade(300, 940, 420, 560, 3, lit, shade),
      path('M290 380V330H560L590 352L640 330H730V384Z', lit) +
        path('M290 344H730V356H290Z', shade) +
        rect(290, 300, 220, 34, body),
      colonnade(1180, 980, 330, 330, 5, mix(lit, body, 0.5), shade) +
        rect(1170, 620, 350, 36, body) +
        pediment(1170, 622, 350, 80, lit, body) +
        rect(1160, 978, 370, 40, body),
      path(
        'M190 1110h150l10 60H180zM1240 1120h60v60h-60zM1330 1140h110v40h-110zM120 1140h50v60h-50z',
        mix(body, shade, 0.4),
      ),
      crowd(pen, 780, 1080, 1000, 70, 6, palette.ink),
      couple(1000, 1120, 150, palette.ink),
      cypress(pen, 130, 1090, 520) + cypress(pen, 215, 1080, 410),
      grove(pen, 1200, 90, palette.ink, -40, 420),
      birds(pen, 820, 300, 8),
    ]
  },
}
