/** Message from the form: a text that became another one, with the id of its block; none before the blocks. */
export interface TextChange {
  readonly type: 'text'
  /** Numbered from 1 on, so that a draft can say which of them it has. */
  readonly serial: number
  readonly block: string | undefined
  readonly from: string
  readonly to: string
}

/** More than somebody writes while a draft is on its way; those that come before are forgotten. */
const MOST = 1000

/** Shows what is written in the form at once, in the place of the text that it was, until a draft has it. */
export class OptimisticTextChanges {
  readonly #blockAt: (element: Element | null) => string | undefined
  readonly #isWritten: (text: Text) => boolean
  #changes: readonly TextChange[] = []

  /**
   * @param blockAt the id of the block around an element
   * @param isWritten whether an editor writes in a text of the page, which stays as it is
   */
  constructor(blockAt: (element: Element | null) => string | undefined, isWritten: (text: Text) => boolean) {
    this.#blockAt = blockAt
    this.#isWritten = isWritten
  }

  /** Changes a text of the shown page, and of the drafts that do not have it yet. */
  show(change: TextChange, shown: Document): void {
    this.#changes = [...this.#changes, change].slice(-MOST)
    this.#replace(change, shown)
  }

  /** Changes what a draft does not have yet. @param serial of the last text that it has */
  addTo(next: Document, serial: number): void {
    this.#changes = this.#changes.filter((change) => change.serial > serial)
    for (const change of this.#changes) this.#replace(change, next)
  }

  #replace({ block, from, to }: TextChange, page: Document): void {
    const around = block === undefined ? page.querySelector('main') : page.getElementById(block)
    if (!around) return
    const texts = page.createTreeWalker(around, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!(text instanceof Text) || text.data.trim() !== from) continue
      const isHere = this.#blockAt(text.parentElement) === block && !this.#isWritten(text)
      if (isHere) text.data = text.data.replace(from, () => to)
    }
  }
}
