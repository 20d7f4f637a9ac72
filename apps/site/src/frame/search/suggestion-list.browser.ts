interface SuggestionList {
  /** Shows these in place of the options before; without any the list is hidden. None is active. */
  readonly show: (options: Iterable<Node>) => void
  /** Makes the next or previous option active. After the last and before the first comes the field itself. */
  readonly step: (by: 1 | -1) => void
  readonly active: () => HTMLElement | undefined
}

/** The list box of a combobox; the field keeps the focus and names the active option. */
export function createSuggestionList(field: HTMLInputElement, box: HTMLElement): SuggestionList {
  let options: readonly HTMLElement[] = []
  /** -1 while no option is active. */
  let active = -1
  field.role = 'combobox'
  field.ariaAutoComplete = 'list'
  field.ariaExpanded = 'false'
  field.setAttribute('aria-controls', box.id)

  const activate = (index: number) => {
    active = index
    for (const [place, option] of options.entries()) option.ariaSelected = String(place === index)
    const option = options[index]
    option?.scrollIntoView({ block: 'nearest' })
    if (option) field.setAttribute('aria-activedescendant', option.id)
    else field.removeAttribute('aria-activedescendant')
  }

  return {
    active: () => options[active],
    show: (nodes) => {
      box.replaceChildren(...nodes)
      options = [...box.querySelectorAll<HTMLElement>('[role="option"]')]
      for (const [place, option] of options.entries()) option.id = `${box.id}-${place}`
      box.hidden = options.length === 0
      field.ariaExpanded = String(!box.hidden)
      activate(-1)
    },
    step: (by) => {
      const places = options.length + 1
      activate(((active + 1 + by + places) % places) - 1)
    },
  }
}
