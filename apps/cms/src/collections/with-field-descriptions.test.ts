import type { SelectField, TextField } from 'payload'
import { expect, test } from 'vitest'
import { descriptionInEachLanguage } from '../messages/field-texts.ts'
import { fieldDescriptionOf, withFieldDescriptions } from './with-field-descriptions.ts'

test('the longest end of a path decides', () => {
  expect(fieldDescriptionOf(['pages', 'blocks', 'map', 'points', 'text'])).toBe(
    'A short line, such as the nearest station.',
  )
  expect(fieldDescriptionOf(['pages', 'blocks', 'banner', 'text'])).toBe('A few sentences, as visitors read them.')
  expect(fieldDescriptionOf(['pages', 'nothing'])).toBeUndefined()
})

test('a field keeps what it says itself, and one inside tabs, rows, groups and blocks gets its sentence', () => {
  const own = { name: 'tagline', type: 'text', label: false, admin: { description: 'Its own.' } } as const
  const plain = { name: 'kicker', type: 'text' } as const
  const sentence = 'A few words above the heading, such as the name of the city.'
  const described = { ...plain, label: { en: 'Kicker' }, admin: { description: descriptionInEachLanguage(sentence) } }
  const { fields } = withFieldDescriptions({
    slug: 'some',
    fields: [
      { type: 'tabs', tabs: [{ label: 'One', fields: [own, { type: 'row', fields: [plain] }] }] },
      { name: 'group', type: 'group', label: false, fields: [plain] },
      { name: 'parts', type: 'blocks', label: false, blocks: [{ slug: 'part', fields: [plain] }] },
    ],
  })
  const said = { ...own, admin: { description: { en: 'Its own.' } } }
  expect(fields).toEqual([
    { type: 'tabs', tabs: [{ label: 'One', fields: [said, { type: 'row', fields: [described] }] }] },
    { name: 'group', type: 'group', label: false, fields: [described] },
    { name: 'parts', type: 'blocks', label: false, blocks: [{ slug: 'part', fields: [described] }] },
  ])
})

test('what is ticked is shown in a list as people say it', () => {
  const own = { name: 'everySite', type: 'checkbox', label: { en: 'Every site' } } as const
  const { fields } = withFieldDescriptions({ slug: 'some', fields: [own] })
  expect(fields).toEqual([{ ...own, admin: { components: { Cell: '/src/messages/yes-no-cell.tsx#YesNoCell' } } }])
})

test('a label and its choices are in every language of the admin, and a check stays as it is', () => {
  const validate = () => 'Wrong'
  const options = [{ value: 'grid', label: 'Grid' }, 'EUR']
  const { admin, fields } = withFieldDescriptions({
    slug: 'some',
    admin: { description: 'Who did what, and when. Nobody can change it.' },
    fields: [
      { name: 'layout', type: 'select', label: 'Layout', options },
      { name: 'path', type: 'text', label: { en: 'Somewhere', de: 'Irgendwo' }, validate },
    ],
  })
  expect(admin?.description).toEqual({
    en: 'Who did what, and when. Nobody can change it.',
    de: 'Wer was wann getan hat. Niemand kann es ändern.',
    fr: 'Qui a fait quoi, et quand. Personne ne peut le changer.',
    es: 'Quién hizo qué y cuándo. Nadie puede cambiarlo.',
    ru: 'Кто, что и когда сделал. Изменить это не может никто.',
  })
  const [layout, path] = fields as [SelectField, TextField]
  expect([layout.label, layout.options]).toEqual([
    { en: 'Layout', de: 'Anordnung', fr: 'Disposition', es: 'Disposición', ru: 'Расположение' },
    [{ value: 'grid', label: { en: 'Grid', de: 'Raster', fr: 'Grille', es: 'Cuadrícula', ru: 'Сетка' } }, 'EUR'],
  ])
  expect(path.label).toEqual({ en: 'Somewhere', de: 'Irgendwo' })
  expect(path.validate).toBe(validate)
})
