import type { ComponentFixtures } from '../../component-gallery/examples/component-fixtures.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { Rating } from './rating.tsx'

const ratingOf = ({ format, t }: PageContext, value: number, count: number) => {
  const average = format.rating(value)
  return { average, count: format.number(count), label: t('rating.label', { average, count }) }
}

export const ratingFixtures: ComponentFixtures<typeof Rating> = {
  usual: (page) => ratingOf(page, 4.6, 12_345),
  one: (page) => ratingOf(page, 5, 1),
  many: (page) => ratingOf(page, 3.25, 12_345_678),
}
