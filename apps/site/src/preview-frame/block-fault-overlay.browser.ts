import boxStyles from './block-box.css?inline'
import noteStyles from './block-notes.css?inline'

/** A block as the form describes it, in the page's order. */
export interface BlockWithFaults {
  readonly id: string
  /** Label of the block in the admin. */
  readonly label: string
  /** Its faults as sentences. */
  readonly faults: readonly string[]
}

/** The container of a page's blocks. */
const LIST = 'main [data-paper=flow]'

/**
 * Notes of a preview: an outline with messages around each incomplete block, and a box in place of each block that
 * cannot be shown. Outlines are drawn above the page, which stays as visitors get it.
 */
export class BlockFaultOverlay {
  readonly #document: Document
  readonly #layer: ShadowRoot
  readonly #pointer: HTMLElement
  #blocks: readonly BlockWithFaults[] = []

  /** @param layer above the page, where notes are drawn */
  constructor(document: Document, layer: ShadowRoot) {
    this.#document = document
    this.#layer = layer
    layer.adoptedStyleSheets.push(sheetOf(noteStyles))
    document.adoptedStyleSheets = [sheetOf(boxStyles)]
    this.#pointer = this.#note('pointer')
    this.#pointer.hidden = true
    new ResizeObserver(() => this.#draw()).observe(document.body)
  }

  /** Inserts boxes for missing blocks before a new page is shown. */
  placeBoxes(next: Document, blocks: readonly BlockWithFaults[], leftOut: ReadonlySet<string>): void {
    const list = next.querySelector(LIST) ?? next.querySelector('main')
    const isInList = (element: Element | null) => element !== null && element.parentElement === list
    // What stands before the first block, such as the title, stays before it.
    const first = blocks.map(({ id }) => next.getElementById(id)).find(isInList)
    let before: Element | null = null
    for (const block of blocks) {
      let element = next.getElementById(block.id)
      if (!element && list) {
        element = boxOf(block, leftOut.has(block.id), next)
        if (before?.parentElement) before.after(element)
        else if (first) first.before(element)
        else list.append(element)
      }
      // What the page shows somewhere else is no neighbour.
      if (isInList(element)) before = element
    }
  }

  /** Draws outlines after a page was shown. */
  show(blocks: readonly BlockWithFaults[]): void {
    this.#blocks = blocks
    this.#pointer.hidden = true
    this.#draw()
  }

  /** Id of the block that contains an element. */
  blockAt(target: EventTarget | null): string | undefined {
    return this.#find(target)?.id
  }

  /** Highlights the block that a click would open. */
  point(target: EventTarget | null): void {
    const block = this.#find(target)
    const element = block && this.#document.getElementById(block.id)
    this.#pointer.hidden = !element
    if (!element) return
    lay(this.#pointer, element)
    this.#pointer.dataset.label = block.label
  }

  #find(target: EventTarget | null): BlockWithFaults | undefined {
    for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
      const { id } = element
      const block = id === '' ? undefined : this.#blocks.find((candidate) => candidate.id === id)
      if (block) return block
    }
    return undefined
  }

  #draw(): void {
    for (const old of this.#layer.querySelectorAll('.fault')) old.remove()
    for (const { id, faults } of this.#blocks) {
      const element = faults.length > 0 ? this.#document.getElementById(id) : null
      if (!element || element.hasAttribute('data-preview-box')) continue
      const note = this.#note('fault')
      note.append(listOf(faults, this.#document))
      lay(note, element)
    }
  }

  #note(name: string): HTMLElement {
    const note = this.#document.createElement('div')
    note.className = name
    this.#layer.append(note)
    return note
  }
}

function boxOf({ id, label, faults }: BlockWithFaults, isLeftOut: boolean, document: Document): HTMLElement {
  const box = document.createElement('section')
  box.id = id
  box.setAttribute('data-preview-box', isLeftOut ? 'left-out' : 'empty')
  const heading = document.createElement('strong')
  heading.textContent = label
  const reasons = isLeftOut ? ['This site cannot show this block yet.'] : ['Nothing of this block is shown here.']
  box.append(heading, listOf(faults.length > 0 ? faults : reasons, document))
  return box
}

function listOf(sentences: readonly string[], document: Document): HTMLElement {
  const list = document.createElement('ul')
  list.append(
    ...sentences.map((sentence) => {
      const item = document.createElement('li')
      item.textContent = sentence
      return item
    }),
  )
  return list
}

/** Positions a note over an element. */
function lay(note: HTMLElement, element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect()
  note.style.translate = `${left + scrollX}px ${top + scrollY}px`
  note.style.inlineSize = `${width}px`
  note.style.blockSize = `${height}px`
}

/** A style sheet for a shadow root or a document. */
export function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}
