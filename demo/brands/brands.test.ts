import { join } from 'node:path'
import type { BrandLook } from '@passepartout/site/brand'
import { expect, test } from 'vitest'
import { defineBrandTests } from '../../apps/site/test/tools/define-brand-tests.ts'

const modules = import.meta.glob<{ readonly look: BrandLook }>('./*/look.ts', { eager: true })
const looks = new Map(Object.entries(modules).map(([path, { look }]) => [path.split('/')[1] ?? '', look]))

for (const [name, look] of looks) defineBrandTests(name, join(import.meta.dirname, name), look)

test('each brand has a name of its own, and the marketplace is Wayfare', () => {
  expect([...looks].map(([brand, { name, isMarketplace = false }]) => [brand, name, isMarketplace])).toEqual([
    ['eiffel-tower-tickets', 'Eiffel Tower Tickets', false],
    ['london-theatre-tickets', 'London Theatre Tickets', false],
    ['rome-by-wayfare', 'Rome by Wayfare', false],
    ['wayfare', 'Wayfare', true],
  ])
})

test.each([...looks])(
  '%s shows the badge of a ticket retailer if it is the theatre, else the code of the app',
  (brand, look) => {
    const isTheatre = brand === 'london-theatre-tickets'
    expect(look.footer).toEqual({ appCode: !isTheatre, verificationBadge: isTheatre })
  },
)
