import { join } from 'node:path'
import { findInstalledBrands } from '@passepartout/content-model/brand-folders'
import { expect, test } from 'vitest'
import { defineBrandTests } from '../../test/tools/define-brand-tests.ts'
import { BRAND_NAMES, isKnownBrand, lookOfBrand, MARKETPLACE_BRAND } from './registry.ts'

/** As vitest.config.ts has them. */
const INSTALLED = findInstalledBrands(join(import.meta.dirname, '../../../..'), 'apps/site/test/brands')

defineBrandTests('plain', join(import.meta.dirname, 'plain'), lookOfBrand('plain'))
for (const { name, folder } of INSTALLED) defineBrandTests(name, folder, lookOfBrand(name))

test('the brands are the plain one and each installed one, with a name of its own', () => {
  expect(BRAND_NAMES).toEqual(['plain', ...INSTALLED.map(({ name }) => name)])
  expect(new Set(BRAND_NAMES.map((brand) => lookOfBrand(brand).name)).size).toBe(BRAND_NAMES.length)
  expect(BRAND_NAMES.filter((brand) => !isKnownBrand(brand))).toEqual([])
})

test.each(['unheard-of', '', 'constructor'])('the brand %j is not there and looks plain', (brand) => {
  expect(isKnownBrand(brand)).toBe(false)
  expect(lookOfBrand(brand)).toBe(lookOfBrand('plain'))
})

test('the marketplace is the brand whose look says so', () => {
  expect(BRAND_NAMES.filter((brand) => lookOfBrand(brand).isMarketplace)).toEqual([MARKETPLACE_BRAND])
})
