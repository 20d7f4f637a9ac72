import { type BlockWithFaults, sheetOf } from './block-fault-overlay.browser.ts'
import toolStyles from './block-tools.css?inline'

/** What an editor asks of a page's blocks, by their ids; the form does it. Without `before` a block goes to the end. */
export type BlockChange =
  | { readonly change: 'move'; readonly block: string; readonly before: string | undefined }
  | { readonly change: 'duplicate' | 'remove'; readonly block: string }
  | { readonly change: 'add'; readonly before: string | undefined }

/** The words of the tools in the admin's language, and what the form allows. */
export interface ToolSettings {
  readonly labels: Readonly<
    Record<'handle' | 'up' | 'down' | 'duplicate' | 'remove' | 'addBefore' | 'addAfter', string>
  >
  /** The factor by which the page is scaled in the admin. */
  readonly scale: number
  /** Whether the page has as many blocks as it may have. */
  readonly isFull: boolean
}

const ICONS = {
  handle: 'M9 5v.01M15 5v.01M9 12v.01M15 12v.01M9 19v.01M15 19v.01',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  duplicate: 'M9 9h11v11H9zM5 15H4V4h11v1',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  add: 'M12 5v14M5 12h14',
} as const

/** CSS pixels of a button in the admin, with some room around it. */
const BUTTON = 40

/** CSS pixels from an edge of the window within which a dragged block scrolls the page, and by how much at each move. */
const EDGE = 60
const SCROLL_STEP = 24

/** Buttons at the block that was pointed at last: move it by buttons, arrow keys or the pointer, duplicate, remove, add another. */
export class BlockTools {
  readonly #layer: ShadowRoot
  readonly #ask: (change: BlockChange) => void
  readonly #bar: HTMLElement
  readonly #buttons: Readonly<Record<'handle' | 'up' | 'down' | 'duplicate' | 'remove', HTMLButtonElement>>
  readonly #addBefore: HTMLButtonElement
  readonly #addAfter: HTMLButtonElement
  readonly #drop: HTMLElement
  #settings: ToolSettings | undefined
  #blocks: readonly BlockWithFaults[] = []
  #current: string | undefined
  /** A block that is to be revealed and is not drawn yet. */
  #awaited: string | undefined

  /** @param ask is called with what an editor wants */
  constructor(layer: ShadowRoot, ask: (change: BlockChange) => void) {
    this.#layer = layer
    this.#ask = ask
    layer.adoptedStyleSheets.push(sheetOf(toolStyles))
    this.#bar = this.#element('div', 'tools')
    this.#bar.setAttribute('role', 'toolbar')
    this.#buttons = {
      handle: this.#button(this.#bar, 'handle', () => undefined),
      up: this.#button(this.#bar, 'up', () => this.#move(-1)),
      down: this.#button(this.#bar, 'down', () => this.#move(1)),
      duplicate: this.#button(this.#bar, 'duplicate', () => this.#do('duplicate')),
      remove: this.#button(this.#bar, 'remove', () => this.#do('remove')),
    }
    this.#addBefore = this.#button(this.#element('div', 'add'), 'add', () => this.#add(this.#index))
    this.#addAfter = this.#button(this.#element('div', 'add'), 'add', () => this.#add(this.#index + 1))
    this.#drop = this.#element('div', 'drop')
    this.#buttons.handle.classList.add('handle')
    this.#buttons.handle.addEventListener('keydown', (event) => this.#followKey(event))
    this.#buttons.handle.addEventListener('pointerdown', (event) => this.#drag(event))
    this.#draw()
    new ResizeObserver(() => this.#draw()).observe(document.documentElement)
  }

  /** Shows the tools for the blocks of a page. @param settings without them no block may be changed */
  show(blocks: readonly BlockWithFaults[], settings: ToolSettings | undefined): void {
    // A block that is gone leaves the tools to the one that took its place.
    const index = Math.max(0, Math.min(this.#index, blocks.length - 1))
    this.#blocks = blocks
    this.#settings = settings
    if (this.#current !== undefined && this.#index < 0) this.#current = blocks[index]?.id
    if (this.#awaited !== undefined) this.reveal(this.#awaited)
    this.#draw()
  }

  /** Brings the tools to a block. */
  choose(block: string): void {
    if (this.#current === block) return
    this.#current = block
    this.#draw()
  }

  /** Brings a block into sight, and the tools to it, as soon as it is drawn. */
  reveal(block: string): void {
    const element = this.#blocks.some(({ id }) => id === block) ? document.getElementById(block) : null
    this.#awaited = element ? undefined : block
    if (!element) return
    this.choose(block)
    element.scrollIntoView({ block: 'nearest' })
  }

  get #index(): number {
    return this.#blocks.findIndex(({ id }) => id === this.#current)
  }

  #element(name: 'div', className: string): HTMLElement {
    const element = document.createElement(name)
    element.className = className
    this.#layer.append(element)
    return element
  }

  #button(parent: HTMLElement, icon: keyof typeof ICONS, act: () => void): HTMLButtonElement {
    const button = document.createElement('button')
    button.type = 'button'
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    svg.setAttribute('viewBox', '0 0 24 24')
    svg.setAttribute('aria-hidden', 'true')
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', ICONS[icon])
    svg.append(path)
    button.append(svg)
    button.addEventListener('click', act)
    parent.append(button)
    return button
  }

  #do(change: 'duplicate' | 'remove'): void {
    if (this.#current !== undefined) this.#ask({ change, block: this.#current })
  }

  #add(index: number): void {
    this.#ask({ change: 'add', before: this.#blocks[index]?.id })
  }

  #move(by: -1 | 1): void {
    const index = this.#index
    if (this.#blocks[index + by]) this.#moveBefore(by < 0 ? index - 1 : index + 2)
  }

  #moveBefore(index: number): void {
    const block = this.#current
    const isWhereItIs = index === this.#index || index === this.#index + 1
    if (block !== undefined && !isWhereItIs) this.#ask({ change: 'move', block, before: this.#blocks[index]?.id })
  }

  /** Arrow up and down move the block, left and right choose another one. */
  #followKey(event: KeyboardEvent): void {
    const act = {
      ArrowUp: () => this.#move(-1),
      ArrowDown: () => this.#move(1),
      ArrowLeft: () => this.#chooseNext(-1),
      ArrowRight: () => this.#chooseNext(1),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  #chooseNext(by: -1 | 1): void {
    const next = this.#blocks[this.#index + by]
    if (next) this.reveal(next.id)
  }

  #drag({ pointerId, button }: PointerEvent): void {
    if (button !== 0) return
    const { handle } = this.#buttons
    const end = new AbortController()
    let place: number | undefined
    handle.setPointerCapture(pointerId)
    const follow = ({ clientY }: PointerEvent) => {
      if (clientY < EDGE) scrollBy(0, -SCROLL_STEP)
      else if (clientY > innerHeight - EDGE) scrollBy(0, SCROLL_STEP)
      place = this.#placeAt(clientY)
      this.#drawDrop(place)
    }
    const stop = () => {
      end.abort()
      this.#drop.hidden = true
    }
    const { signal } = end
    handle.addEventListener('pointermove', follow, { signal })
    handle.addEventListener('pointercancel', stop, { signal })
    handle.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal })
    handle.addEventListener(
      'pointerup',
      () => {
        stop()
        if (place !== undefined) this.#moveBefore(place)
      },
      { signal },
    )
  }

  /** Index of the block before which something is dropped at this height. */
  #placeAt(y: number): number {
    const index = this.#blocks.findIndex(({ id }) => {
      const box = document.getElementById(id)?.getBoundingClientRect()
      return box !== undefined && y < box.top + box.height / 2
    })
    return index < 0 ? this.#blocks.length : index
  }

  #drawDrop(index: number): void {
    const next = elementOf(this.#blocks[index])
    const edge = next ?? elementOf(this.#blocks.at(-1))
    this.#drop.hidden = !edge
    if (!edge) return
    const { left, top, bottom, width } = edge.getBoundingClientRect()
    place(this.#drop, left, next ? top : bottom)
    this.#drop.style.inlineSize = `${width}px`
  }

  #draw(): void {
    const element = elementOf(this.#blocks[this.#index])
    const isShown = this.#settings !== undefined && element !== undefined
    this.#bar.hidden = !isShown
    for (const { parentElement } of [this.#addBefore, this.#addAfter])
      if (parentElement) parentElement.hidden = !isShown
    this.#drop.hidden = true
    if (!(isShown && this.#settings)) return
    this.#label(this.#settings)
    const { left, top, right, bottom } = element.getBoundingClientRect()
    this.#bar.style.setProperty('--scale', `${this.#settings.scale}`)
    // Above the block, so that its own words stay in sight.
    place(this.#bar, right - this.#bar.offsetWidth, top - this.#bar.offsetHeight)
    const { scale } = this.#settings
    // At a low block one would cover the other.
    const apart = Math.max(0, (BUTTON / scale - (bottom - top)) / 2)
    placeAround(this.#addBefore.parentElement, left, top - apart, scale)
    placeAround(this.#addAfter.parentElement, left, bottom + apart, scale)
  }

  #label({ labels, isFull }: ToolSettings): void {
    const index = this.#index
    this.#bar.ariaLabel = this.#blocks[index]?.label ?? ''
    const named = { ...this.#buttons, addBefore: this.#addBefore, addAfter: this.#addAfter }
    for (const name of Object.keys(named) as (keyof typeof named)[]) {
      named[name].ariaLabel = labels[name]
      named[name].title = labels[name]
    }
    const isFirst = index === 0
    const isLast = index === this.#blocks.length - 1
    // A button that has the focus would lose it by being disabled.
    this.#buttons.up.ariaDisabled = `${isFirst}`
    this.#buttons.down.ariaDisabled = `${isLast}`
    for (const button of [this.#buttons.duplicate, this.#addBefore, this.#addAfter]) button.disabled = isFull
  }
}

const elementOf = (block: BlockWithFaults | undefined): HTMLElement | undefined =>
  (block && document.getElementById(block.id)) ?? undefined

function place(element: HTMLElement, left: number, top: number): void {
  element.style.translate = `${left + scrollX}px ${top + scrollY}px`
}

function placeAround(element: HTMLElement | null, left: number, top: number, scale: number): void {
  if (!element) return
  element.style.setProperty('--scale', `${scale}`)
  place(element, left - element.offsetWidth / 2, top - element.offsetHeight / 2)
}
