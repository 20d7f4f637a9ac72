import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ICONS, type IconName } from './icons.ts'

const SOURCE = join(import.meta.dirname, '../..')

test('icons that style sheets draw are those of the sprite, in its strokes', () => {
  const drawn = globSync('**/*.css', { cwd: SOURCE }).flatMap((file) => {
    const sheet = readFileSync(join(SOURCE, file), 'utf8')
    return [...sheet.matchAll(/^ {2}(\S+) \{[^}]*--drawing: url\("data:image\/svg\+xml,([^"]*)"\)/gm)].map(
      ([, name, drawing = '']) => [file, name, decodeURIComponent(drawing)],
    )
  })
  const draw = (name: IconName, isFilled = 'filled' in ICONS[name]) => {
    const fill = isFilled ? '#000' : 'none'
    return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='#000' stroke-width='1.6' stroke-linecap='round' stroke-linejoin='round'><path d='${ICONS[name].body}'/></svg>`
  }
  expect(drawn.toSorted()).toEqual([
    ['frame/call-us/contact-list.module.css', '.mail', draw('mail')],
    ['frame/call-us/contact-list.module.css', '.phone', draw('phone')],
    ['products/card/heart.module.css', '[data-wish]::after', draw('heart')],
    ['products/card/heart.module.css', '[data-wish][aria-pressed="true"]::after', draw('heart', true)],
    ['products/card/trust-row.module.css', '.day', draw('calendar')],
    ['products/card/trust-row.module.css', '.free', draw('check')],
    ['ui/rating/rating.module.css', '.rating::before', draw('star')],
  ])
})
