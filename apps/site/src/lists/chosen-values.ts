import type { ListChoice, ListParameter } from '../request/address/choices/list-choice.ts'
import { FILTERS, type Filter } from './filters/filters.ts'

/** An active value. */
export interface ChosenFilterValue {
  readonly filter: Filter
  readonly value: string
  /** The selection without it, on the first page. */
  readonly without: ListChoice
}

/** In the order of the form. */
export function chosenFilterValues(choice: ListChoice): readonly ChosenFilterValue[] {
  return FILTERS.flatMap((filter) =>
    (choice[filter.name] ?? []).map((value) => ({
      filter,
      value,
      without: choiceWithoutValue(choice, filter.name, value),
    })),
  )
}

/** The selection without one of its values, on its first page. */
export function choiceWithoutValue(choice: ListChoice, name: ListParameter, value: string): ListChoice {
  const { [name]: values = [], page: _page, ...rest } = choice
  const left = values.filter((other) => other !== value)
  return left.length === 0 ? rest : { ...rest, [name]: left }
}
