import { z } from 'zod'
import { request } from '../../admin/requests.ts'
import { LatestOnly } from './latest-only.ts'

/** What the preview says of a block; `faults` are sentences, empty where nothing is wrong. */
const blockSchema = z.object({ id: z.string(), label: z.string(), faults: z.array(z.string()) })
export type NotedBlock = z.infer<typeof blockSchema>

const draftSchema = z.object({
  /** Of the site, which the frame belongs to. */
  origin: z.string(),
  /** Where the frame is opened, within minutes. */
  frame: z.string(),
  /** The draft as the site takes it, and the token for this very text. */
  text: z.string(),
  token: z.string(),
  blocks: z.array(blockSchema),
})
/** What the page beside the form needs: a frame on the page's host, and the draft that it may show. */
export type Draft = z.infer<typeof draftSchema>

const toldSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('shown'), serial: z.number() }),
  z.object({ type: z.literal('failed'), serial: z.number(), status: z.number() }),
  z.object({ type: z.literal('chosen'), block: z.string().optional() }),
])

/** Milliseconds that the site may take, to open a frame and to show a draft. */
const PATIENCE = 10_000

/** Why nothing new is shown: in words of ours, or as the content system says it. */
export type Problem = { readonly words: 'preview:silent' | 'preview:unknownPlace' } | { readonly sentence: string }

const SILENT: Problem = { words: 'preview:silent' }
const UNKNOWN_PLACE: Problem = { words: 'preview:unknownPlace' }

interface FrameOwner {
  /** Puts a document into the frame. */
  readonly open: (address: string) => void
  readonly target: () => Window | null | undefined
  /** Says why nothing new is shown; nothing when something is. */
  readonly say: (problem: Problem | undefined) => void
  /** Somebody has clicked a block, or what stands before the first one. */
  readonly choose: (block: string | undefined) => void
}

/**
 * The way of a draft: out of the form, through the content system, which signs it, into the frame of the site, which shows it. Both
 * steps take the latest alone, and the first of the next draft runs while the second of this one does.
 */
export class DraftFrame {
  readonly #owner: FrameOwner
  readonly #signing = new LatestOnly<object>((wish) => this.#sign(wish))
  readonly #showing = new LatestOnly<Draft>((draft) => this.#show(draft))
  #origin = ''
  #serial = 0
  #heard: (told: { readonly isShown: boolean; readonly status: number }) => void = () => undefined

  constructor(owner: FrameOwner) {
    this.#owner = owner
  }

  /** The values of the form, which have changed. */
  follow(id: number, form: object): void {
    this.#signing.ask({ id, form })
  }

  /** What the browser hears of any window; only that of the frame counts, and only from the site's origin. */
  readonly hear = ({ origin, source, data }: MessageEvent): void => {
    if (origin !== this.#origin || source === null || source !== this.#owner.target()) return
    const told = toldSchema.safeParse(data).data
    if (told?.type === 'chosen') this.#owner.choose(told.block)
    else if (told?.type === 'ready') this.#heard({ isShown: true, status: 200 })
    else if (told?.serial === this.#serial)
      this.#heard({ isShown: told.type === 'shown', status: told.type === 'failed' ? told.status : 200 })
  }

  async #sign(wish: object): Promise<void> {
    const answer = await request(draftSchema, '/api/pages/live', { method: 'POST', body: wish })
    if (answer.ok) return this.#showing.ask(answer.value)
    const [sentence] = answer.reasons
    this.#owner.say(sentence === undefined ? SILENT : { sentence })
  }

  async #show(draft: Draft): Promise<void> {
    if (draft.origin !== this.#origin) {
      this.#origin = draft.origin
      const opened = this.#answer()
      this.#owner.open(draft.frame)
      if (!(await opened)) {
        this.#origin = ''
        return this.#owner.say(SILENT)
      }
    }
    this.#serial += 1
    const shown = this.#answer()
    const { text, token, blocks } = draft
    this.#owner.target()?.postMessage({ type: 'draft', serial: this.#serial, text, token, blocks }, this.#origin)
    const told = await shown
    // Whatever went wrong, the next draft begins with a frame of its own.
    if (!told?.isShown) this.#origin = ''
    this.#owner.say(told?.isShown ? undefined : told?.status === 404 ? UNKNOWN_PLACE : SILENT)
  }

  /** The next thing that the frame says, or nothing within the time. */
  #answer(): Promise<{ readonly isShown: boolean; readonly status: number } | undefined> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PATIENCE)
      this.#heard = (told) => {
        clearTimeout(timer)
        resolve(told)
      }
    })
  }
}
