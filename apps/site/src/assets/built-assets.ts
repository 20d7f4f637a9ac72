import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { FONT_FACES, type FontFaceName } from '../ui/fonts/font-faces.ts'
import type { Assets } from './assets.ts'
import { StylesheetComposer } from './stylesheet-composer.ts'

const FONT_NAMES = Object.keys(FONT_FACES) as FontFaceName[]

const assetListSchema = z.object({
  scripts: z.array(z.string()),
  vitals: z.string(),
  consent: z.string(),
  preview: z.string(),
  fonts: z.record(z.enum(FONT_NAMES), z.string()),
  sheets: z.record(z.string(), z.array(z.string())),
})

export interface BuiltAssets extends Assets {
  readonly styles: StylesheetComposer
  /** Folders whose files are served below `/assets/` as they are. */
  readonly folders: readonly string[]
}

/** @param dist the folder that `build.ts` wrote */
export function readBuiltAssets(dist: string): BuiltAssets {
  const list: unknown = JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8'))
  const { scripts, vitals, consent, preview, fonts, sheets } = assetListSchema.parse(list)
  const styles = new StylesheetComposer(sheets, (file) => readFileSync(join(dist, 'styles', file), 'utf8'))
  return {
    scripts,
    vitals,
    consent,
    preview,
    font: (name) => fonts[name],
    stylesheets: (modules) => [`/assets/styles/${styles.nameOf(modules)}`],
    styles,
    folders: [join(dist, 'client'), join(dist, 'styles')],
  }
}
