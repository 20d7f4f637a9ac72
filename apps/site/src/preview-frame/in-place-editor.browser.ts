/** Milliseconds after a key until the form is told: a rich text there is drawn anew each time. */
const PAUSE = 150

/** A press of the space bar there would not write a space. */
const UNWRITABLE = 'button, summary, select, label, svg'

/**
 * Lets an editor write a text where it stands on the page. The text is one piece of a line, without its format: what is around it
 * stays.
 */
export class InPlaceEditor {
  readonly #tell: (text: string) => void
  readonly #end: () => void
  /** The piece that was clicked, and the caret in it. */
  #clicked: { readonly text: Text; readonly offset: number } | undefined
  #box: HTMLElement | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  /**
   * @param tell is called with the text as it is written
   * @param end is called when the writing is over
   */
  constructor(tell: (text: string) => void, end: () => void) {
    this.#tell = tell
    this.#end = end
  }

  /** Remembers the text that was clicked; none where there is no text that could be written. */
  textAt({ target, clientX, clientY }: MouseEvent): string | undefined {
    const caret = document.caretPositionFromPoint?.(clientX, clientY)
    const text = caret?.offsetNode
    this.#clicked = undefined
    // The text nearest to a click may be far from it, and in another element.
    if (!(target instanceof Element && text instanceof Text) || text.parentNode !== target) return undefined
    if (target.closest(UNWRITABLE)) return undefined
    this.#clicked = { text, offset: caret?.offset ?? 0 }
    return text.data
  }

  /** Whether something is inside the text that is written. */
  contains(target: EventTarget | null): boolean {
    return target instanceof Node && this.#box?.contains(target) === true
  }

  /** Whether an element has the text that is written, so that a new draft must not replace it. */
  isWithin(element: Node): boolean {
    return this.#box !== undefined && this.#box.parentNode === element
  }

  /** Makes the remembered text writable, with the caret where it was clicked. */
  begin(): void {
    const { text, offset } = this.#clicked ?? {}
    if (!text?.isConnected || this.#box) return
    const before = text.data
    const box = document.createElement('span')
    box.contentEditable = 'plaintext-only'
    box.dataset.previewWriting = ''
    text.replaceWith(box)
    box.append(text)
    this.#box = box
    box.addEventListener('input', () => this.#tellSoon())
    box.addEventListener('blur', () => this.#finish())
    box.addEventListener('keydown', (event) => {
      if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
      event.preventDefault()
      if (event.key === 'Escape') box.textContent = before
      this.#tellSoon()
      box.blur()
    })
    box.focus()
    getSelection()?.collapse(text, offset)
  }

  #tellSoon(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#tellNow(), PAUSE)
  }

  #tellNow(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#box) this.#tell(this.#box.textContent)
  }

  #finish(): void {
    const box = this.#box
    if (!box) return
    if (this.#timer !== undefined) this.#tellNow()
    this.#box = undefined
    box.replaceWith(...box.childNodes)
    this.#end()
  }
}
