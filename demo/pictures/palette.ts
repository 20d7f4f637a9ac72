/** The four lights in which every scene is drawn. */
export const lights = ['dawn', 'day', 'dusk', 'night'] as const
export type Light = (typeof lights)[number]

/** Three temperaments of each light, so that forty pictures on one page do not look like one. */
export type Mood = 'classic' | 'sea' | 'gold'

export interface Palette {
  light: Light
  /** Zenith, middle, horizon. */
  sky: readonly [string, string, string]
  /** The disc of sun or moon and its halo. */
  sun: string
  glow: string
  /** Far silhouettes dissolve into `haze`, near ones approach `ink`. */
  haze: string
  ink: string
  /** Lit face, body and shaded face of the monument the picture is about. */
  stone: readonly [string, string, string]
  leaf: readonly [string, string]
  /** Far and near water. */
  water: readonly [string, string]
  window: string
  accent: string
  /** Roofs: slate or tile. */
  roof: string
}

const dawn: Record<Mood, Palette> = {
  classic: {
    light: 'dawn',
    sky: ['#6f7fb4', '#eda4a0', '#ffe6c6'],
    sun: '#fff6df',
    glow: '#ffe0b0',
    haze: '#f0b6aa',
    ink: '#372c54',
    stone: ['#ffe2c8', '#dca39b', '#946d8a'],
    leaf: ['#a88f92', '#5c5374'],
    water: ['#f8c8b2', '#6f73a6'],
    window: '#fff0bd',
    accent: '#e4604f',
    roof: '#6d6792',
  },
  sea: {
    light: 'dawn',
    sky: ['#4f86a8', '#bdb4c6', '#ffe9d0'],
    sun: '#fff8e6',
    glow: '#ffdcb8',
    haze: '#cfb9c4',
    ink: '#22375a',
    stone: ['#fff0dc', '#d2b3b4', '#7d7f9e'],
    leaf: ['#8fa09e', '#44627a'],
    water: ['#f4cfc0', '#5a86a6'],
    window: '#fff0bd',
    accent: '#ee7d5b',
    roof: '#547394',
  },
  gold: {
    light: 'dawn',
    sky: ['#c27f92', '#f7b48f', '#fff2cc'],
    sun: '#fffbe6',
    glow: '#ffe9a8',
    haze: '#f4b79a',
    ink: '#4a2a4a',
    stone: ['#fff0c9', '#eab184', '#a8697a'],
    leaf: ['#b59a78', '#6e5866'],
    water: ['#fbd0a6', '#a9748c'],
    window: '#fff4bd',
    accent: '#2f8c8b',
    roof: '#8f6280',
  },
}

const day: Record<Mood, Palette> = {
  classic: {
    light: 'day',
    sky: ['#17879a', '#66c1be', '#faf1d4'],
    sun: '#fffdf0',
    glow: '#fff6d2',
    haze: '#b4dacb',
    ink: '#0e3b48',
    stone: ['#fff5de', '#e8d2aa', '#a98f78'],
    leaf: ['#64a67c', '#1d5f5a'],
    water: ['#c4e6d6', '#1a8595'],
    window: '#3b6f78',
    accent: '#ee6549',
    roof: '#4d8290',
  },
  sea: {
    light: 'day',
    sky: ['#2467a8', '#76b5dc', '#fdf4df'],
    sun: '#fffdf0',
    glow: '#fff3d0',
    haze: '#b9d6e2',
    ink: '#12355c',
    stone: ['#fff7e6', '#e9d3b4', '#9a8a92'],
    leaf: ['#74a884', '#235c68'],
    water: ['#c6e2ea', '#1f6ea8'],
    window: '#41688c',
    accent: '#f29a2e',
    roof: '#4a7aa4',
  },
  gold: {
    light: 'day',
    sky: ['#f0a94e', '#f8d28a', '#fff8e2'],
    sun: '#fffef4',
    glow: '#fff2c0',
    haze: '#f1d9a4',
    ink: '#1d4a4c',
    stone: ['#fffaea', '#efd7a8', '#b58d68'],
    leaf: ['#7fa36a', '#2c6355'],
    water: ['#fbe6b4', '#3b9a96'],
    window: '#4a6f68',
    accent: '#d9503c',
    roof: '#c8704a',
  },
}

const dusk: Record<Mood, Palette> = {
  classic: {
    light: 'dusk',
    sky: ['#452a72', '#d4506f', '#ffb878'],
    sun: '#ffedc2',
    glow: '#ffd08a',
    haze: '#dd6c7b',
    ink: '#27164a',
    stone: ['#ffb587', '#b65a7c', '#5c3168'],
    leaf: ['#8a4470', '#3d2257'],
    water: ['#ffa37c', '#4a2f78'],
    window: '#ffdf94',
    accent: '#ffcf6b',
    roof: '#65396f',
  },
  sea: {
    light: 'dusk',
    sky: ['#143a68', '#a85f86', '#ffab70'],
    sun: '#fff0cc',
    glow: '#ffc98c',
    haze: '#a5658a',
    ink: '#0e2042',
    stone: ['#ffc094', '#a8667e', '#454472'],
    leaf: ['#5c5a80', '#20325a'],
    water: ['#f79c7c', '#1d3f70'],
    window: '#ffdf94',
    accent: '#ff7a59',
    roof: '#38477a',
  },
  gold: {
    light: 'dusk',
    sky: ['#74223f', '#e05f3f', '#ffcd68'],
    sun: '#fff4c8',
    glow: '#ffe08a',
    haze: '#e0764a',
    ink: '#33112e',
    stone: ['#ffd184', '#cf6848', '#6e2a44'],
    leaf: ['#96443c', '#4a1c36'],
    water: ['#ffb865', '#7c2a48'],
    window: '#ffe79c',
    accent: '#46b3a6',
    roof: '#7e2f44',
  },
}

const night: Record<Mood, Palette> = {
  classic: {
    light: 'night',
    sky: ['#090f33', '#1c2a68', '#4c5ca6'],
    sun: '#fff3d0',
    glow: '#c9cdf0',
    haze: '#3a4890',
    ink: '#080c28',
    stone: ['#ffd992', '#c98d55', '#4f3f70'],
    leaf: ['#2f4a7a', '#121a48'],
    water: ['#4656a2', '#0b1240'],
    window: '#ffd070',
    accent: '#f7a83e',
    roof: '#2a3470',
  },
  sea: {
    light: 'night',
    sky: ['#041c2c', '#0c465a', '#3b8c90'],
    sun: '#fdf6d8',
    glow: '#b8e4dc',
    haze: '#22687a',
    ink: '#031521',
    stone: ['#ffdf9e', '#c69a62', '#3d5468'],
    leaf: ['#1c5a62', '#08303c'],
    water: ['#3a8890', '#052634'],
    window: '#ffd680',
    accent: '#ff9a4a',
    roof: '#174a5c',
  },
  gold: {
    light: 'night',
    sky: ['#190a30', '#471d56', '#a04c6c'],
    sun: '#fff0d0',
    glow: '#f0c0c4',
    haze: '#6c2f62',
    ink: '#12071f',
    stone: ['#ffd48c', '#cf8250', '#5f2f5c'],
    leaf: ['#55305e', '#241036'],
    water: ['#93486c', '#1b0b33'],
    window: '#ffcc70',
    accent: '#ffb04a',
    roof: '#3d1c50',
  },
}

const palettes: Record<Light, Record<Mood, Palette>> = { dawn, day, dusk, night }

/** The colours of one light in one mood. */
export function paletteOf(light: Light, mood: Mood): Palette {
  return palettes[light][mood]
}

const channels = (hex: string): number[] => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

/** The colour `share` (0–1) of the way from one hex colour to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const blended = channels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share))
  return `#${blended.map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`
}

/** Colour of a silhouette at a depth: 0 dissolves in the haze, 1 stands right before the viewer. */
export function tone(palette: Palette, depth: number): string {
  return mix(palette.haze, palette.ink, depth)
}

/** Gilding in this light: frames, fringes, balconies. */
export function gilt(palette: Palette): string {
  const base = palette.light === 'night' ? '#d9a04a' : palette.light === 'dusk' ? '#f0b65c' : '#dca64e'
  return mix(base, palette.stone[1], 0.18)
}

/** The colour of lamps and candles: windows by day are dark, a lamp indoors never is. */
export function lamplight(palette: Palette): string {
  return palette.light === 'day' ? '#ffe09a' : palette.window
}
