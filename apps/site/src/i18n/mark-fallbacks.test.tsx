import { expect, test } from 'vitest'
import { renderMarkup } from '../ui/markup/render-markup.ts'
import { createTranslator } from './dictionary.ts'
import { markFallbacks, withoutMarks } from './mark-fallbacks.ts'
import en from './messages/en.json'

const french = createTranslator('fr', { 'price.from': 'à partir de' }, () => {})
const render = (view: React.ReactElement) => markFallbacks(renderMarkup(view))

// spec: D.languages.19
test('a message that the language lacks is an English fragment; one that it has is not', () => {
  expect(render(<p>{french('header.menu')}</p>)).toBe('<p><span lang="en">Menu</span></p>')
  expect(render(<p>{french('price.from')}</p>)).toBe('<p>à partir de</p>')
})

test('a part of a document is marked as the whole is', () => {
  const part = markFallbacks(french('header.menu'))
  expect(part).toBe('<span lang="en">Menu</span>')
  expect(markFallbacks(`<p>${part}</p>`)).toBe('<p><span lang="en">Menu</span></p>')
})

test('attributes, titles and scripts hold the words alone', () => {
  const words = french('header.menu')
  const title = <title>{words}</title>
  const script = `<script type="application/json">${JSON.stringify([words])}</script>`
  expect(render(<nav aria-label={words} data-props={JSON.stringify({ words })} />)).toBe(
    '<nav aria-label="Menu" data-props="{&quot;words&quot;:&quot;Menu&quot;}"></nav>',
  )
  expect(render(title)).toBe('<title>Menu</title>')
  expect(markFallbacks(script)).toBe('<script type="application/json">["Menu"]</script>')
})

test('text that is no HTML loses the marks', () => {
  expect(withoutMarks(`# ${french('header.menu')}`)).toBe('# Menu')
})

test('English needs no marks, whatever is missing', () => {
  const english = createTranslator('en', {}, () => {})
  expect(english('header.menu')).toBe(en['header.menu'])
})
