import type { ComponentProps, ElementType } from 'react'
import type { PageContext } from '../../page-context/page-context.ts'

/**
 * Named states of a component, as data: what it is given on a page. The words are the page's, so that each state is seen
 * in every language; a part of the frame is given a page of which something is changed. `Required` are states that must
 * be among them.
 */
export type ComponentFixtures<C extends ElementType, Required extends PropertyKey = never> = Readonly<
  Record<string, Fixture<C>> & Record<Required, Fixture<C>>
>

type Fixture<C extends ElementType> = (page: PageContext) => ComponentProps<C>
