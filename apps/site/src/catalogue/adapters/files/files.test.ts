import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvRowToItem } from './csv-row-to-item.ts'
import { parseCsv } from './parse-csv.ts'

describe('CSV', () => {
  test.each([
    ['with commas', 'id,name\n1,Louvre\n', [{ id: '1', name: 'Louvre' }]],
    ['with semicolons and a comma in a price', 'id;price EUR\r\n1;29,50', [{ id: '1', 'price EUR': '29,50' }]],
    ['with a byte order mark', '\uFEFFid,name\n1,Louvre', [{ id: '1', name: 'Louvre' }]],
    ['with quotes', 'id,name\n1,"The ""old"", quiet\nLouvre"', [{ id: '1', name: 'The "old", quiet\nLouvre' }]],
    ['with empty cells and lines', 'id,name\n1,\n\n2,Seine\n', [{ id: '1' }, { id: '2', name: 'Seine' }]],
    ['with more cells than headings', 'id\n1,2', [{ id: '1' }]],
    [
      'with a quote that nothing closes',
      'id,name\n1,Louvre\n2,"Seine\n',
      [
        { id: '1', name: 'Louvre' },
        { id: '2', name: '"Seine' },
      ],
    ],
    ['with nothing', '', []],
  ])('%s', (_, text, rows) => {
    expect(parseCsv(text)).toEqual(rows)
  })

  test('what is quoted comes back as it was', () => {
    const cell = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '')
    const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const text = ['a,b', ...rows.map((row) => row.map(quote).join(','))].join('\n')
        expect(parseCsv(text)).toEqual(rows.map(([a, b]) => ({ a, b })))
      }),
    )
  })
})

test.each([
  [{ 'price EUR': ' 29,50 ', 'price usd': '32' }, { prices: { EUR: '29.50', USD: '32' } }],
  [{ 'originalPrice EUR': '40' }, { originalPrices: { EUR: '40' } }],
  [
    { 'price ADULT EUR': '20', 'price CHILD EUR': '0', 'price CHILD USD': '0' },
    {
      bands: [
        { band: 'ADULT', prices: { EUR: '20' } },
        { band: 'CHILD', prices: { EUR: '0', USD: '0' } },
      ],
    },
  ],
  [
    { 'name de': 'Turm', 'summary de': 'Hoch.', name: 'Tower' },
    { translations: { de: { name: 'Turm', summary: 'Hoch.' } }, name: 'Tower' },
  ],
  [
    { pictures: '/a.jpg; /b.jpg|/c.jpg', labels: 'museum' },
    { pictures: ['/a.jpg', '/b.jpg', '/c.jpg'], labels: ['museum'] },
  ],
  [
    { isCancellable: 'Yes', isHidden: 'no', hasMobileTicket: 'perhaps' },
    { isCancellable: true, isHidden: false, hasMobileTicket: 'perhaps' },
  ],
  [
    { durationMinutes: '90', 'anything else': 'x' },
    { durationMinutes: '90', 'anything else': 'x' },
  ],
])('the row %j reads %j', (row, item) => {
  expect(csvRowToItem(row)).toEqual(item)
})
