import { mix, type Palette } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Paint } from './paint.ts'

/** A thing's own colour (brick red, tram yellow) as the light of a palette shows it: clear by day, rosy at dawn, glowing at dusk, dim at night. */
export function inLight(palette: Palette, colour: string): string {
  const { haze, sky, ink, light } = palette
  if (light === 'day') return mix(colour, sky[2], 0.1)
  if (light === 'dawn') return mix(mix(colour, haze, 0.26), ink, 0.06)
  if (light === 'dusk') return mix(mix(colour, sky[1], 0.28), ink, 0.24)
  return mix(mix(colour, sky[1], 0.22), ink, 0.5)
}

/** The same for what lamps shine on at night: it keeps its warmth when all around is dark. */
export function floodlit(palette: Palette, colour: string): string {
  return palette.light === 'night'
    ? mix(mix(colour, palette.stone[0], 0.22), palette.ink, 0.2)
    : inLight(palette, colour)
}

/** Lit, body and shaded face of a building of a colour of its own; its windows glow by dusk and night. */
export function colourPaint(pen: Pen, colour: string): Paint {
  const { palette } = pen
  const body = floodlit(palette, colour)
  const shade = mix(body, mix(palette.stone[2], palette.ink, 0.45), 0.5)
  const glowing = palette.light === 'night' || palette.light === 'dusk'
  return {
    lit: mix(body, palette.stone[0], 0.5),
    body,
    shade,
    gap: glowing ? palette.window : mix(shade, palette.ink, 0.6),
  }
}
