import { createTrust } from '../dom/trusted-text.browser.ts'
import { applyDocument } from './apply-document.browser.ts'
import { BlockNotes, type NotedBlock } from './block-notes.browser.ts'
import type { DrawnDraft } from './drawn-draft.ts'

/** Message from the form: a signed draft and notes on its blocks. */
interface SentDraft {
  readonly type: 'draft'
  readonly serial: number
  readonly text: string
  readonly token: string
  readonly blocks: readonly NotedBlock[]
}

/** Message to the form. */
type Told =
  | { readonly type: 'ready' }
  | { readonly type: 'shown'; readonly serial: number }
  | { readonly type: 'failed'; readonly serial: number; readonly status: number }
  /** The editor clicked a block; without an id, the part before the first block. */
  | { readonly type: 'chosen'; readonly block: string | undefined }

/** Origin of the admin; messages are exchanged with it only. */
const admin = document.getElementById('preview')?.dataset.admin ?? ''
const notes = new BlockNotes(document)
const trustDraft = createTrust('drafts')

function tell(message: Told): void {
  parent.postMessage(message, admin)
}

async function showDraft({ serial, text, token, blocks }: SentDraft): Promise<void> {
  const answer = await fetch('/_preview/draft', {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'x-preview-token': token },
    body: text,
    credentials: 'omit',
    cache: 'no-store',
  }).catch(() => undefined)
  if (!answer?.ok) return tell({ type: 'failed', serial, status: answer?.status ?? 0 })
  const { html, leftOut }: DrawnDraft = await answer.json()
  const next = new DOMParser().parseFromString(trustDraft(html), 'text/html')
  notes.placeBoxes(next, blocks, new Set(leftOut))
  await applyDocument(document, next)
  notes.show(blocks)
  tell({ type: 'shown', serial })
}

function isDraft(data: unknown): data is SentDraft {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'draft'
}

if (parent !== window && admin !== '') {
  let showing = Promise.resolve()
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== admin || source !== parent || !isDraft(data)) return
    showing = showing.then(() => showDraft(data)).catch(() => tell({ type: 'failed', serial: data.serial, status: 0 }))
  })
  // Links and controls do nothing here: a click selects a block for editing.
  addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopPropagation()
      tell({ type: 'chosen', block: notes.blockAt(event.target) })
    },
    true,
  )
  addEventListener('submit', (event) => event.preventDefault(), true)
  addEventListener('pointerover', ({ target }) => notes.point(target))
  addEventListener('pointerout', () => notes.point(null))
  tell({ type: 'ready' })
}
