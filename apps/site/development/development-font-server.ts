import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEVELOPMENT_FONT_SHEET_URL } from '../src/assets/development-assets.ts'
import { FONT_FACES, type FontFaceName } from '../src/ui/fonts/font-faces.ts'
import { createFontSubset, fontFaceRule } from '../subset-fonts.ts'

const NAMES = Object.keys(FONT_FACES) as FontFaceName[]

/** Fonts that are cut when a browser first asks for them: no page waits for it. */
export class DevelopmentFontServer {
  readonly #cut = new Map<FontFaceName, Promise<Buffer>>()

  readonly addressOf = (name: FontFaceName): string => `/assets/fonts/${name}.woff2`

  /** @returns whether a font, or the sheet of them, was asked for */
  answer({ url }: Pick<IncomingMessage, 'url'>, response: ServerResponse): boolean {
    if (url === DEVELOPMENT_FONT_SHEET_URL) {
      const rules = NAMES.map((name) => fontFaceRule(FONT_FACES[name], this.addressOf(name)))
      response.writeHead(200, { 'content-type': 'text/css' }).end(rules.join('\n'))
      return true
    }
    const name = NAMES.find((candidate) => url === this.addressOf(candidate))
    if (name) void this.#send(name, response)
    return name !== undefined
  }

  async #send(name: FontFaceName, response: ServerResponse): Promise<void> {
    const bytes = this.#cut.get(name) ?? createFontSubset(FONT_FACES[name])
    this.#cut.set(name, bytes)
    response.writeHead(200, { 'content-type': 'font/woff2', 'cache-control': 'max-age=3600' }).end(await bytes)
  }
}
