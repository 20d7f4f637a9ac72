import { describe, expect, test } from 'vitest'
import { GLOBAL_SHEET_PATH, StylesheetComposer } from './stylesheet-composer.ts'

const sheets = {
  [GLOBAL_SHEET_PATH]: ['global.css'],
  'pages/document/document.tsx': ['icon.css', 'document.css'],
  'pages/home/view.tsx': ['photo.css', 'home.css'],
  'blocks/faq/view.tsx': ['icon.css', 'faq.css'],
  'blocks/plain/view.tsx': [],
}
const create = (more = {}) => new StylesheetComposer({ ...sheets, ...more }, (file) => `/* ${file} */`)

describe('StylesheetComposer', () => {
  test('the name depends on the set of modules, not on order or repetition', () => {
    const one = create().nameOf([
      'blocks/faq/view.tsx',
      GLOBAL_SHEET_PATH,
      'pages/home/view.tsx',
      'blocks/faq/view.tsx',
    ])
    expect(create().nameOf([GLOBAL_SHEET_PATH, 'pages/home/view.tsx', 'blocks/faq/view.tsx'])).toBe(one)
    expect(one).toMatch(/^blocks-faq~pages-home~ui-global\.[0-9a-f]{8}\.css$/)
  })

  test('each sheet once, the global one first, and any process can serve the name', async () => {
    const name = create().nameOf(['blocks/faq/view.tsx', 'pages/document/document.tsx', GLOBAL_SHEET_PATH])
    const text = String(await create().serve(name, 'identity'))
    expect(text.split('\n')).toEqual(['/* global.css */', '/* icon.css */', '/* faq.css */', '/* document.css */'])
  })

  test('another build gives other names', () => {
    const modules = ['blocks/faq/view.tsx']
    expect(create({ 'blocks/faq/view.tsx': ['faq-2.css'] }).nameOf(modules)).not.toBe(create().nameOf(modules))
  })

  test.each(['', 'x.css', 'blocks-faq.00000000.css', '../../secret.css', 'blocks-faq~blocks-faq.css'])(
    '%j is no sheet',
    async (name) => {
      expect(await create().serve(name, 'br')).toBeUndefined()
    },
  )
})
