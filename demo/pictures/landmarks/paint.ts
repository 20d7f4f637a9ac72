import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
/** Body and shaded colour of a landmark; `trim` lights its edges, `gap` shows through its openings. */
export interface Paint {
  lit: string
  body: string
  shade: string
  gap: string
}

/** The paint of the monument a picture is about: stone in the light of the palette. */
export function stonePaint(pen: Pen): Paint {
  const [lit, body, shade] = pen.palette.stone
  const glowing = pen.palette.light === 'night' || pen.palette.light === 'dusk'
  return { lit, body, shade, gap: glowing ? pen.palette.window : mix(shade, pen.palette.ink, 0.55) }
}

/** A silhouette paint at one depth between haze and ink. */
export function farPaint(pen: Pen, depth: number): Paint {
  const body = mix(pen.palette.haze, pen.palette.ink, depth)
  return {
    lit: mix(body, pen.palette.sky[2], 0.22),
    body,
    shade: mix(body, pen.palette.ink, 0.18),
    gap: mix(body, pen.palette.sky[2], 0.35),
  }
}

/** The paint of wrought iron: dark against the sky, golden under floodlights. */
export function ironPaint(pen: Pen): Paint {
  const [lit, body, shade] = pen.palette.stone
  if (pen.palette.light === 'night')
    return { lit: mix(lit, '#ffffff', 0.3), body, shade: mix(shade, body, 0.35), gap: pen.palette.window }
  return { lit, body: mix(pen.palette.ink, shade, 0.35), shade: pen.palette.ink, gap: lit }
}
