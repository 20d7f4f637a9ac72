import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ICONS } from './icons.ts'

const SOURCE = join(import.meta.dirname, '../..')

test('icons that style sheets draw are those of the sprite, in its strokes', () => {
  const drawn = globSync('**/*.css', { cwd: SOURCE }).flatMap((file) => {
    const sheet = readFileSync(join(SOURCE, file), 'utf8')
    return [...sheet.matchAll(/\.(\S+) \{[^}]*--drawing: url\("data:image\/svg\+xml,([^"]*)"\)/g)].map(
      ([, name, drawing = '']) => [file, name, decodeURIComponent(drawing)],
    )
  })
  const draw = (name: 'star' | 'check' | 'calendar') => {
    const fill = 'filled' in ICONS[name] ? '#000' : 'none'
    return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='#000' stroke-width='1.6' stroke-linecap='round' stroke-linejoin='round'><path d='${ICONS[name].body}'/></svg>`
  }
  expect(drawn.toSorted()).toEqual([
    ['products/card/trust-row.module.css', 'day', draw('calendar')],
    ['products/card/trust-row.module.css', 'free', draw('check')],
    ['ui/rating/rating.module.css', 'rating::before', draw('star')],
  ])
})
