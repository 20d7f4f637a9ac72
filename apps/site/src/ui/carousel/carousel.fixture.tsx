import type { CarouselExample } from '../../component-gallery/examples/carousel-example.tsx'
import type { ComponentFixtures } from '../../component-gallery/examples/component-fixtures.ts'
import type { PageContext } from '../../page-context/page-context.ts'

const rowOf = ({ t }: PageContext, id: string, labels: readonly string[]) => ({
  id,
  title: 'Where to next',
  controls: { previous: t('carousel.previous'), next: t('carousel.next') },
  children: labels.map((label) => (
    <li key={label}>
      <h3>
        <a href={`/${label.toLowerCase()}/`}>{label}</a>
      </h3>
    </li>
  )),
})

const NAMES = ['Paris', 'Rome', 'London', 'Lisbon', 'Vienna', 'Prague', 'Athens', 'Madrid', 'Oslo', 'Porto']
const LONG_NAMES = ['Donaudampfschifffahrtsgesellschaftsanlegestelle', 'Rome', 'Sonnenuntergangsspaziergangsempfehlung']

export const carouselFixtures: ComponentFixtures<typeof CarouselExample> = {
  full: (page) => rowOf(page, 'row-full', NAMES),
  one: (page) => rowOf(page, 'row-one', ['Paris']),
  long: (page) => rowOf(page, 'row-long', LONG_NAMES),
}
