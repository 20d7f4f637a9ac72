import { z } from 'zod'
import { request } from '../../admin/requests.ts'
import { type BlockChange, blockChangeSchema } from './block-changes.ts'
import type { ChangedText } from './find-text.ts'
import { LatestOnlyRunner } from './latest-only-runner.ts'

/** The preview's data of a block; `faults` are sentences, empty when there are none. */
const blockSchema = z.object({ id: z.string(), label: z.string(), faults: z.array(z.string()) })
export type PreviewBlock = z.infer<typeof blockSchema>

const draftSchema = z.object({
  /** The site's origin, to which the frame belongs. */
  origin: z.string(),
  /** The address that opens the frame, valid for minutes. */
  frame: z.string(),
  /** The draft in the site's format, and the token for exactly this text. */
  text: z.string(),
  token: z.string(),
  blocks: z.array(blockSchema),
})
/** The input of the preview: a frame on the page's host, and the draft that it may show. */
export type PreviewDraft = z.infer<typeof draftSchema>

/** Characters of one text that is written in the page. */
const LONGEST_TEXT = 60_000

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('shown'), serial: z.number() }),
  z.object({ type: z.literal('failed'), serial: z.number(), status: z.number() }),
  z.object({ type: z.literal('chosen'), block: z.string().optional(), text: z.string().optional() }),
  z.object({ type: z.literal('written'), text: z.string().max(LONGEST_TEXT) }),
  z.object({ type: z.literal('undo') }),
  z.object({ type: z.literal('redo') }),
])

const changeSchema = z.object({ type: z.literal('change') }).and(blockChangeSchema)

export const BLOCK_TOOLS = ['handle', 'up', 'down', 'duplicate', 'remove', 'addBefore', 'addAfter'] as const

/** What the tools at a block of the page may do. */
export interface BlockToolSettings {
  /** What each of `BLOCK_TOOLS` is called. */
  readonly labels: Readonly<Record<string, string>>
  /** The factor by which the page is scaled in the admin. */
  readonly scale: number
  /** Whether the page has as many blocks as it may have. */
  readonly isFull: boolean
}

/** Milliseconds in which the site must open a frame or show a draft. */
const TIMEOUT = 10_000

/** Why the preview is not updated: a message of ours, or one of the content system. */
export type PreviewProblem =
  | { readonly words: 'preview:silent' | 'preview:unknownPlace' }
  | { readonly sentence: string }

const SILENT: PreviewProblem = { words: 'preview:silent' }
const UNKNOWN_PLACE: PreviewProblem = { words: 'preview:unknownPlace' }

interface FrameOwner {
  /** Loads an address into the frame. */
  readonly open: (address: string) => void
  readonly target: () => Window | null | undefined
  /** Shows why the preview is not updated; `undefined` removes the message. */
  readonly say: (problem: PreviewProblem | undefined) => void
  /**
   * Called when somebody clicks a block, or the part before the first one, and maybe a text there.
   *
   * @returns whether the text can be written where it stands
   */
  readonly choose: (block: string | undefined, text: string | undefined) => boolean
  /** Called with what the chosen text is now. */
  readonly write: (text: string) => void
  /** Called with what is to be changed of the blocks. */
  readonly change: (asked: BlockChange) => void
  readonly undo: (change: 'undo' | 'redo') => void
}

/** What is signed, and how many of the changed texts are in it. */
interface SentForm {
  readonly body: object
  readonly texts: number
}

/**
 * Moves drafts from the form through the content system, which signs them, to the site's frame, which shows them. Both steps
 * handle the latest draft only; the first step of the next draft overlaps with the second of this one. A text that was written is
 * shown before: the frame puts it in the place of the old one until a draft has it.
 */
export class PreviewFrameController {
  readonly #owner: FrameOwner
  readonly #signing = new LatestOnlyRunner<SentForm>((form) => this.#sign(form))
  readonly #showing = new LatestOnlyRunner<PreviewDraft & Pick<SentForm, 'texts'>>((draft) => this.#show(draft))
  #origin = ''
  #serial = 0
  #texts = 0
  #tools: BlockToolSettings | undefined
  #onMessage: (message: { readonly isShown: boolean; readonly status: number }) => void = () => undefined

  constructor(owner: FrameOwner) {
    this.#owner = owner
  }

  /** Takes the changed values of the form. */
  follow(id: number, form: object): void {
    this.#signing.send({ body: { id, form }, texts: this.#texts })
  }

  /** Takes a text that was written, before the form that has it. */
  showText(text: ChangedText): void {
    this.#texts += 1
    if (this.#origin === '') return
    this.#owner.target()?.postMessage({ type: 'text', serial: this.#texts, ...text }, this.#origin)
  }

  /** Takes what the tools of the page are called; none when its blocks may not be changed. */
  setTools(tools: BlockToolSettings | undefined): void {
    this.#tools = tools
    this.#sendTools()
  }

  /** Brings a block of the page into sight, as soon as it is drawn. */
  reveal(block: string): void {
    this.#sendTools(block)
  }

  /** Receives messages of any window; only those of the frame from the site's origin count. */
  readonly hear = ({ origin, source, data }: MessageEvent): void => {
    if (origin !== this.#origin || source === null || source !== this.#owner.target()) return
    const change = changeSchema.safeParse(data).data
    const message = messageSchema.safeParse(data).data
    if (change) this.#owner.change(change)
    else if (message) this.#follow(message)
  }

  #follow(message: z.infer<typeof messageSchema>): void {
    if (message.type === 'undo' || message.type === 'redo') this.#owner.undo(message.type)
    else if (message.type === 'written') this.#owner.write(message.text)
    else if (message.type === 'ready') this.#onMessage({ isShown: true, status: 200 })
    else if (message.type === 'chosen') {
      const isWritable = this.#owner.choose(message.block, message.text)
      if (isWritable) this.#owner.target()?.postMessage({ type: 'write' }, this.#origin)
    } else if (message.serial === this.#serial)
      this.#onMessage({ isShown: message.type === 'shown', status: message.type === 'failed' ? message.status : 200 })
  }

  #sendTools(block?: string): void {
    if (this.#origin === '') return
    this.#owner.target()?.postMessage({ type: 'tools', tools: this.#tools, block }, this.#origin)
  }

  async #sign({ body, texts }: SentForm): Promise<void> {
    const answer = await request(draftSchema, '/api/pages/live', { method: 'POST', body })
    if (answer.ok) return this.#showing.send({ ...answer.value, texts })
    const [sentence] = answer.reasons
    this.#owner.say(sentence === undefined ? SILENT : { sentence })
  }

  async #show(draft: PreviewDraft & Pick<SentForm, 'texts'>): Promise<void> {
    if (draft.origin !== this.#origin) {
      this.#origin = draft.origin
      const opened = this.#answer()
      this.#owner.open(draft.frame)
      if (!(await opened)) {
        this.#origin = ''
        return this.#owner.say(SILENT)
      }
      this.#sendTools()
    }
    this.#serial += 1
    const shown = this.#answer()
    const { text, texts, token, blocks } = draft
    const sent = { type: 'draft', serial: this.#serial, text, texts, token, blocks }
    this.#owner.target()?.postMessage(sent, this.#origin)
    const message = await shown
    // After any failure the next draft opens a new frame.
    if (!message?.isShown) this.#origin = ''
    this.#owner.say(message?.isShown ? undefined : message?.status === 404 ? UNKNOWN_PLACE : SILENT)
  }

  /** The next message of the frame, or nothing after the time limit. */
  #answer(): Promise<{ readonly isShown: boolean; readonly status: number } | undefined> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, TIMEOUT)
      this.#onMessage = (message) => {
        clearTimeout(timer)
        resolve(message)
      }
    })
  }
}
