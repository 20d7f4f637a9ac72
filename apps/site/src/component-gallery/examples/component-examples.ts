import { type ComponentType, createElement, type ReactElement } from 'react'
import type { PageContext } from '../../page-context/page-context.ts'

/** A component with its examples. */
export interface ComponentExamples {
  /** Its file below `src`. */
  readonly module: string
  /** Position in the document: before, after or inside of `<main>`. */
  readonly place: 'before' | 'main' | 'after'
  /** Selector of the control that opens it. */
  readonly press?: string
  readonly states: Readonly<Record<string, RenderExample>>
}

/** A state, rendered on a page. */
export type RenderExample = (page: PageContext) => ReactElement<{ readonly page?: PageContext }>

/** A component with its states as data. */
export function createComponentExamples<P extends object>(
  module: string,
  component: ComponentType<P>,
  fixtures: Readonly<Record<string, (page: PageContext) => P>>,
  { place = 'main', press }: Partial<Pick<ComponentExamples, 'place' | 'press'>> = {},
): ComponentExamples {
  const states = Object.entries(fixtures).map(([state, propsOn]): [string, RenderExample] => [
    state,
    (page) => createElement(component, propsOn(page)),
  ])
  return { module, place, ...(press === undefined ? {} : { press }), states: Object.fromEntries(states) }
}
