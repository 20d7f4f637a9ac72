import { createTrustedTypesPolicy } from '../dom/trusted-types-policy.browser.ts'
import { BlockFaultOverlay, type BlockWithFaults } from './block-fault-overlay.browser.ts'
import { type BlockChange, BlockTools, type ToolSettings } from './block-tools.browser.ts'
import { InPlaceEditor } from './in-place-editor.browser.ts'
import { morphDocument } from './morph-document.browser.ts'
import { OptimisticTextChanges, type TextChange } from './optimistic-text-changes.browser.ts'
import type { RenderedDraft } from './rendered-draft.ts'

/** Message from the form: a signed draft and notes on its blocks. */
interface SentDraft {
  readonly type: 'draft'
  readonly serial: number
  readonly text: string
  /** Serial of the last changed text that is in it. */
  readonly texts: number
  readonly token: string
  readonly blocks: readonly BlockWithFaults[]
}

/** Message from the form: what its tools are called, none where blocks may not be changed, and which block they are for. */
interface SentTools {
  readonly type: 'tools'
  readonly tools: ToolSettings | undefined
  readonly block: string | undefined
}

/** Message to the form. */
type Told =
  | { readonly type: 'ready' }
  | { readonly type: 'shown'; readonly serial: number }
  | { readonly type: 'failed'; readonly serial: number; readonly status: number }
  /** The editor clicked a block, and maybe a text in it; without an id, the part before the first block. */
  | { readonly type: 'chosen'; readonly block: string | undefined; readonly text: string | undefined }
  /** What the clicked text is now, which the form called writable. */
  | { readonly type: 'written'; readonly text: string }
  | ({ readonly type: 'change' } & BlockChange)
  | { readonly type: 'undo' | 'redo' }

/** Origin of the admin; messages are exchanged with it only. */
const admin = document.getElementById('preview')?.dataset.admin ?? ''
const layer = addLayer()
const notes = new BlockFaultOverlay(document, layer)
const tools = new BlockTools(layer, (change) => tell({ type: 'change', ...change }))
let settings: ToolSettings | undefined
const trustDraft = createTrustedTypesPolicy('drafts')
/** The newest draft. */
let drawn:
  | (Pick<SentDraft, 'blocks' | 'texts'> & { readonly html: string; readonly leftOut: readonly string[] })
  | undefined
let showing = Promise.resolve()
const writing = new InPlaceEditor(
  (text) => tell({ type: 'written', text }),
  // What was written stands as the site says it.
  () => {
    showing = showing.then(draw).catch(() => undefined)
  },
)

const changedTexts = new OptimisticTextChanges(
  (element) => notes.blockAt(element),
  (text) => writing.contains(text),
)

/** Beside the body, which is replaced by each draft, and before it, so that the tools come first for keys. */
function addLayer(): ShadowRoot {
  const host = document.createElement('div')
  document.body.before(host)
  return host.attachShadow({ mode: 'open' })
}

function tell(message: Told): void {
  parent.postMessage(message, admin)
}

async function showDraft({ serial, text, texts, token, blocks }: SentDraft): Promise<void> {
  const answer = await fetch('/_preview/draft', {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'x-preview-token': token },
    body: text,
    credentials: 'omit',
    cache: 'no-store',
  }).catch(() => undefined)
  if (!answer?.ok) return tell({ type: 'failed', serial, status: answer?.status ?? 0 })
  const { html, leftOut }: RenderedDraft = await answer.json()
  drawn = { html: trustDraft(html), leftOut, blocks, texts }
  await draw()
  tell({ type: 'shown', serial })
}

async function draw(): Promise<void> {
  if (!drawn) return
  const { html, leftOut, blocks, texts } = drawn
  const next = new DOMParser().parseFromString(html, 'text/html')
  changedTexts.addTo(next, texts)
  notes.placeBoxes(next, blocks, new Set(leftOut))
  await morphDocument(document, next, (element) => writing.isWithin(element))
  notes.show(blocks)
  tools.show(blocks, settings)
}

function showTools(sent: SentTools): void {
  settings = sent.tools
  tools.show(drawn?.blocks ?? [], settings)
  if (sent.block !== undefined) tools.reveal(sent.block)
}

/** Where the pointer was when it moved last. */
let pointed: readonly number[] = []

/** Brings the tools to the block to which the pointer is moved: the page may also be scrolled below it, by keys at the tools. */
function bringTools({ target, screenX, screenY }: PointerEvent): void {
  const isStill = pointed[0] === screenX && pointed[1] === screenY
  pointed = [screenX, screenY]
  if (isStill || target === layer.host) return
  const block = notes.blockAt(target)
  if (block !== undefined) tools.choose(block)
}

/** Keys that undo outside a text, where the browser undoes what was typed. */
function followUndo(event: KeyboardEvent): void {
  const change = undoOf(event)
  if (!change || writing.contains(event.target)) return
  event.preventDefault()
  tell({ type: change })
}

function undoOf({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!ctrlKey && !metaKey) return undefined
  if (key.toLowerCase() === 'y') return 'redo'
  if (key.toLowerCase() !== 'z') return undefined
  return shiftKey ? 'redo' : 'undo'
}

function typeOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined
}

function isDraft(data: unknown): data is SentDraft {
  return typeOf(data) === 'draft'
}

function isChangedText(data: unknown): data is TextChange {
  return typeOf(data) === 'text'
}

function isTools(data: unknown): data is SentTools {
  return typeOf(data) === 'tools'
}

if (parent !== window && admin !== '') {
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== admin || source !== parent) return
    if (typeOf(data) === 'write') writing.begin()
    if (isTools(data)) showTools(data)
    if (isChangedText(data)) changedTexts.show(data, document)
    if (!isDraft(data)) return
    showing = showing.then(() => showDraft(data)).catch(() => tell({ type: 'failed', serial: data.serial, status: 0 }))
  })
  // Links and controls do nothing here: a click selects a block for editing.
  addEventListener(
    'click',
    (event) => {
      if (event.target === layer.host) return
      event.preventDefault()
      event.stopPropagation()
      if (writing.contains(event.target)) return
      const text = writing.textAt(event)
      tell({ type: 'chosen', block: notes.blockAt(event.target), text })
    },
    true,
  )
  addEventListener('submit', (event) => event.preventDefault(), true)
  addEventListener('pointerover', ({ target }) => notes.point(target))
  addEventListener('pointermove', bringTools)
  addEventListener('pointerout', () => notes.point(null))
  addEventListener('keydown', followUndo)
  tell({ type: 'ready' })
}
